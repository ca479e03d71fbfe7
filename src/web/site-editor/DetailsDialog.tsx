import { useEffect, useRef } from "react";
import { HIDEABLE, LEGAL_LIMITS } from "#shared/site/legal.ts";
import {
  PALETTE_IDS,
  type PaletteId,
  PALETTES,
} from "#shared/site/palettes.ts";
import { noteAtTotals } from "#shared/site/rules.ts";
import { folds } from "#web/admin/form/Fold.css.ts";
import { Fold } from "#web/admin/form/Fold.tsx";
import { fieldOf } from "#web/data/table.ts";
import { TableField, type TableForm } from "#web/ui/TableField.tsx";
import { useMessages } from "#web/data/messages.ts";
import { createStore, useStore } from "#web/data/store.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { focusFirstError, TextField } from "#web/ui/TextField.tsx";
import { DeliveryFields } from "./DeliveryFields.tsx";
import { changeText, type SiteDraft, draftStore } from "./draft.ts";
import { InvoiceFields } from "./InvoiceFields.tsx";
import { PaymentFields } from "./PaymentFields.tsx";
import { PictureButton } from "./PictureButton.tsx";
import { useRefusals } from "./useSave.ts";
import { siteLabels, siteTable, useSiteOptions } from "./site-table.ts";
import * as css from "./SiteEditor.css.ts";
import type { DraftContent } from "./stored-draft.ts";

const PARTS = ["shop", "money", "delivery", "law", "mail"] as const;
type Part = (typeof PARTS)[number];

/** What stands in each part besides what has a component of its own. */
const FIELDS = {
  shop: [
    "legal.country",
    "name",
    "language",
    "timeZone",
    "about.title",
    "about.description",
    "socialUrl",
    "process.minutes",
    "promo.sample",
  ],
  money: ["currency"],
  delivery: ["delivery"],
  law: ["legal.orderWording", "legal.priceNote"],
  mail: ["newsletter.welcome", "legal.mailText", "legal.confirmSubscriptions"],
} as const satisfies Record<Part, Name[]>;

/** The part that is shown, also when the dialog is opened again. */
const shownPart = createStore<Part>("shop");

/** Returns the part of a field, by its path. */
function partOf(path: string): Part {
  if (/^(?:payment|invoice)/.test(path)) return "money";
  if (path.startsWith("deliveryOptions")) return "delivery";
  const found = PARTS.find((part) =>
    FIELDS[part].some((name) => name === path),
  );
  return found ?? (path.startsWith("legal.") ? "law" : "shop");
}

type DetailsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Undefined while there is nothing to save. */
  onSave: (() => void) | undefined;
  isSaving: boolean;
};

/** The settings of the site that cannot be edited in place on the page. */
export function DetailsDialog(props: DetailsDialogProps) {
  const { isOpen, onClose, onSave, isSaving } = props;
  const { editor, save, saving } = useMessages("panel");
  const t = editor.details;
  const draft = useStore(draftStore);
  return (
    <Dialog
      kind="drawer"
      isOpen={isOpen}
      onClose={onClose}
      title={t.title}
      closeLabel={t.close}
      footer={
        <div className={css.foot}>
          {onSave && (
            <Button
              isBlock
              isPending={isSaving}
              pendingText={saving}
              onClick={onSave}
            >
              {save}
            </Button>
          )}
          <Button kind={onSave ? "line" : "ink"} isBlock onClick={onClose}>
            {t.done}
          </Button>
        </div>
      }
    >
      {draft && <Details draft={draft} />}
    </Dialog>
  );
}

function Details({ draft: { content, base } }: { draft: SiteDraft }) {
  const element = useRef<HTMLDivElement>(null);
  const part = useStore(shownPart);
  const refused = Object.keys(useRefusals());
  const [firstRefused] = refused;
  // What was refused is shown, and the first of it has the focus.
  useEffect(() => {
    if (firstRefused) shownPart.set(partOf(firstRefused));
  }, [firstRefused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another part is shown
  useEffect(() => focusFirstError(element.current), [part]);
  const of = useSiteForm(content, base);
  return (
    <div ref={element}>
      <PartList shown={part} refused={refused.map(partOf)} />
      <div className={css.form}>
        {part === "law" ? (
          <Law content={content} of={of} />
        ) : (
          several(FIELDS[part], of)
        )}
        {part === "shop" && (
          <div className={folds}>
            <Palettes chosen={content.palette} />
            <LogoField mark={content.mark} error={of.errors.mark} />
            <HiddenSections hidden={content.hidden} />
          </div>
        )}
        {part === "money" && (
          <>
            <PaymentFields payment={content.payment} />
            <InvoiceFields
              invoice={content.invoice}
              country={content.legal.country}
            />
          </>
        )}
        {part === "delivery" && (
          <DeliveryFields options={content.deliveryOptions} />
        )}
      </div>
    </div>
  );
}

type PartListProps = { shown: Part; refused: Part[] };

/** The ways from one part to the others; what was refused there is marked. */
function PartList({ shown, refused }: PartListProps) {
  const { editor: t, letters } = useMessages("panel");
  const labels = {
    shop: t.shop,
    money: t.payment.title,
    delivery: t.delivery.title,
    law: t.law.title,
    mail: letters.preview.mail,
  };
  return (
    <nav className={css.parts} aria-label={t.details.title}>
      {PARTS.map((part) => (
        <button
          key={part}
          type="button"
          className={css.part}
          aria-current={part === shown || undefined}
          data-refused={refused.includes(part) || undefined}
          onClick={() => shownPart.set(part)}
        >
          {labels[part]}
        </button>
      ))}
    </nav>
  );
}

type Name = keyof typeof siteTable;

const several = (names: readonly Name[], of: TableForm) =>
  names.map((name) => <TableField key={name} name={name} {...of} />);

function useSiteForm(
  content: DraftContent,
  base: SiteDraft["base"],
): TableForm {
  const t = useMessages("panel").editor;
  const { details, law } = t;
  const isOtherCurrency = content.currency !== base.currency;
  return {
    table: siteTable,
    form: content,
    labels: {
      ...siteLabels(t),
      language: details.language,
      currency: details.currency,
      timeZone: details.timeZone,
      "process.minutes": details.minutes,
    },
    hints: {
      language: details.languageHint,
      ...(isOtherCurrency && { currency: details.currencyWarning }),
      delivery: details.deliveryHint,
      "about.description": details.descriptionHint,
      socialUrl: details.socialHint,
      "process.minutes": details.minutesHint,
      "legal.orderWording": law.orderWordingHint,
      "legal.priceNote": law.priceNoteHint,
      "legal.withdrawalDays": law.withdrawalDaysHint,
    },
    options: useSiteOptions({
      country: content.legal.country,
      timeZone: base.timeZone,
    }),
    errors: useRefusals(),
    onNext(next, name) {
      const now = draftStore.get()?.content;
      if (now) changeText(name, fieldOf(next(now), name));
    },
    isNew: false,
    pathPrefix: "",
  };
}

/** A fold whose row says what is in it. */
const CLOSED = { isUsed: false, hasError: false };

/** The shop's logo, for the header, icons and previews of shared links. */
function LogoField(props: { mark: string; error: string | undefined }) {
  const { mark, error } = props;
  const t = useMessages("panel").editor.details;
  return (
    <Fold title={t.mark} isUsed={mark !== ""} hasError={error !== undefined}>
      <div className={css.tools}>
        {mark && <img className={css.logo} src={mark} alt={t.markAlt} />}
        <PictureButton
          isMark
          label={mark ? t.replaceMark : t.addMark}
          onUploaded={(imageUrl) => changeText("mark", imageUrl)}
        />
        {mark && (
          <Button
            kind="line"
            size="small"
            onClick={() => changeText("mark", "")}
          >
            {t.removeMark}
          </Button>
        )}
      </div>
    </Fold>
  );
}

function Palettes({ chosen }: { chosen: PaletteId }) {
  const t = useMessages("panel").editor.details;
  return (
    <Fold title={t.colors} note={t.palettes[chosen]} {...CLOSED}>
      <fieldset className={css.palettes} aria-label={t.colors}>
        {PALETTE_IDS.map((id) => (
          <label key={id} className={css.palette}>
            <input
              type="radio"
              name="palette"
              className={css.radio}
              checked={id === chosen}
              onChange={() => changeText("palette", id)}
            />
            <span className={css.swatch} aria-hidden="true">
              {(["paper", "ink", "accent", "blush"] as const).map((token) => (
                <span key={token} style={{ background: PALETTES[id][token] }} />
              ))}
            </span>
            <span>{t.palettes[id]}</span>
          </label>
        ))}
      </fieldset>
    </Fold>
  );
}

/** Shows what the law of the maker's country may ask for. */
function Law({ content, of }: { content: DraftContent; of: TableForm }) {
  const t = useMessages("panel").editor.law;
  return (
    <fieldset className={css.form}>
      <legend className={css.legend}>{t.title}</legend>
      <p>{t.noAdvice}</p>
      {several(FIELDS.law, of)}
      <TotalNoteField
        legal={content.legal}
        error={of.errors["legal.totalNote"]}
      />
      {several(
        ["legal.maker", "legal.withdrawalDays", "legal.withdrawalCustom"],
        of,
      )}
    </fieldset>
  );
}

/** The sections of the home page that can be hidden. */
function HiddenSections({ hidden }: Pick<DraftContent, "hidden">) {
  const t = useMessages("panel").editor.law;
  return (
    <Fold
      title={t.hidden}
      note={hidden.map((section) => t.sections[section]).join(", ")}
      {...CLOSED}
    >
      <fieldset className={css.sections} aria-label={t.hidden}>
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
    </Fold>
  );
}

type TotalNoteProps = Pick<DraftContent, "legal"> & {
  error: string | undefined;
};

/** Shows what stands at totals, and asks once whether it is right there. */
function TotalNoteField({ legal, error }: TotalNoteProps) {
  const t = useMessages("panel").editor.law;
  const isAsked = legal.totalNote === undefined && legal.priceNote !== "";
  const shown = noteAtTotals(legal);
  const change = (note: string) => changeText("legal.totalNote", note);
  return (
    <>
      <TextField
        data-path="legal.totalNote"
        error={error}
        label={t.totalNote}
        hint={t.totalNoteHint}
        maxLength={LEGAL_LIMITS.priceNote}
        value={shown}
        onChange={({ target }) => change(target.value)}
      />
      {isAsked && (
        <Button kind="line" size="small" onClick={() => change(shown)}>
          {t.totalNoteKeep}
        </Button>
      )}
    </>
  );
}
