import { HIDEABLE, LEGAL_LIMITS, ORDER_WORDINGS } from "#shared/site/legal.ts";
import { noteAtTotals } from "#shared/site/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { SelectField, TextArea, TextField } from "#web/ui/TextField.tsx";
import { changeText } from "./draft.ts";
import { useRefusal } from "./refusals.ts";
import * as css from "./SiteEditor.css.ts";
import type { DraftContent } from "./stored-draft.ts";

/** Where makers are likely to be; programs may set any country. */
const COUNTRIES =
  "AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT JP LI LT LU LV MT NL NO NZ PL PT RO SE SI SK US";

/** What the law of the maker's country may ask for, and hidden sections. */
export function LawFields({ legal, hidden }: DraftContent) {
  const t = useMessages("panel").editor.law;
  const { locale } = useFormats();
  return (
    <>
      <fieldset className={css.form}>
        <legend className={css.legend}>{t.title}</legend>
        <p>{t.noAdvice}</p>
        <SelectField
          label={t.country}
          value={legal.country}
          options={[["", t.noCountry], ...countries(locale, legal.country)]}
          onValue={(country) => changeText("legal.country", country)}
        />
        <SelectField
          label={t.orderWording}
          hint={t.orderWordingHint}
          value={legal.orderWording}
          options={ORDER_WORDINGS.map((wording) => [wording, t[wording]])}
          onValue={(wording) => changeText("legal.orderWording", wording)}
        />
        <TextField
          {...useRefusal("legal.priceNote", legal.priceNote)}
          label={t.priceNote}
          hint={t.priceNoteHint}
          maxLength={LEGAL_LIMITS.priceNote}
          value={legal.priceNote}
          onChange={({ target }) => changeText("legal.priceNote", target.value)}
        />
        <TotalNoteField legal={legal} />
        <TextArea
          {...useRefusal("legal.mailText", legal.mailText)}
          label={t.mailText}
          maxLength={LEGAL_LIMITS.mailText}
          value={legal.mailText}
          onChange={({ target }) => changeText("legal.mailText", target.value)}
        />
        <TextArea
          {...useRefusal("legal.maker", legal.maker)}
          label={t.maker}
          maxLength={LEGAL_LIMITS.maker}
          value={legal.maker}
          onChange={({ target }) => changeText("legal.maker", target.value)}
        />
        <TextField
          {...useRefusal("legal.withdrawalDays", legal.withdrawalDays)}
          label={t.withdrawalDays}
          hint={t.withdrawalDaysHint}
          type="number"
          inputMode="numeric"
          min={0}
          max={LEGAL_LIMITS.withdrawalDays}
          value={legal.withdrawalDays}
          onChange={({ target }) =>
            changeText("legal.withdrawalDays", Math.trunc(Number(target.value)))
          }
        />
        <CheckBox
          isChecked={legal.withdrawalCustom}
          onChange={(is) => changeText("legal.withdrawalCustom", is)}
        >
          {t.withdrawalCustom}
        </CheckBox>
        <CheckBox
          isChecked={legal.confirmSubscriptions}
          onChange={(is) => changeText("legal.confirmSubscriptions", is)}
        >
          {t.confirmSubscriptions}
        </CheckBox>
      </fieldset>
      <fieldset>
        <legend className={css.legend}>{t.hidden}</legend>
        {HIDEABLE.map((section) => (
          <CheckBox
            key={section}
            isChecked={hidden.includes(section)}
            onChange={(is) =>
              changeText(
                "hidden",
                HIDEABLE.filter((each) =>
                  each === section ? is : hidden.includes(each),
                ),
              )
            }
          >
            {t.sections[section]}
          </CheckBox>
        ))}
      </fieldset>
    </>
  );
}

/** Shows what stands at totals, and asks once whether it is right there. */
function TotalNoteField({ legal }: Pick<DraftContent, "legal">) {
  const t = useMessages("panel").editor.law;
  const isAsked = legal.totalNote === undefined && legal.priceNote !== "";
  const shown = noteAtTotals(legal);
  return (
    <>
      <TextField
        {...useRefusal("legal.totalNote", shown)}
        label={t.totalNote}
        hint={t.totalNoteHint}
        maxLength={LEGAL_LIMITS.priceNote}
        value={shown}
        onChange={({ target }) => changeText("legal.totalNote", target.value)}
      />
      {isAsked && (
        <Button
          kind="line"
          size="small"
          onClick={() => changeText("legal.totalNote", shown)}
        >
          {t.totalNoteKeep}
        </Button>
      )}
    </>
  );
}

/** Returns the codes and names of countries, sorted by name. */
function countries(locale: string, current: string): [string, string][] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const codes = new Set([
    ...COUNTRIES.split(" "),
    ...(current ? [current] : []),
  ]);
  return [...codes]
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .sort(([, one], [, other]) => one.localeCompare(other, locale));
}
