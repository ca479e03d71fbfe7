import {
  COUNTRIES,
  DELIVERY_LIMITS,
  isCountryGroup,
  namedCountries,
} from "#shared/delivery/rules.ts";
import { insertAt, removeAt, replaceAt } from "#shared/lists.ts";
import { flag, price, text } from "#web/admin/editor/kinds.tsx";
import { fieldOf } from "#web/data/table.ts";
import { PriceField } from "#web/admin/form/PriceField.tsx";
import { TableField } from "#web/ui/TableField.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { SelectField } from "#web/ui/TextField.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { changeDraft, copyWith } from "./draft.ts";
import { useRefusals } from "./useSave.ts";
import * as css from "./SiteEditor.css.ts";
import type { DraftOption } from "./stored-draft.ts";

const table = {
  name: text({ input: { maxLength: DELIVERY_LIMITS.name } }),
  price: price(),
  freeFrom: price({ input: { placeholder: "" } }),
  note: text({ input: { maxLength: DELIVERY_LIMITS.note } }),
  needsAddress: flag(),
};

export const NEW_OPTION: DraftOption = {
  name: "",
  price: "",
  needsAddress: true,
  note: "",
  countries: [],
  freeFrom: null,
};

/** Changes the options; `path` is that of the text being typed, if any. */
function changeOptions(
  change: (options: DraftOption[]) => DraftOption[],
  path?: string,
): void {
  changeDraft(
    (content) =>
      copyWith(content, { deliveryOptions: change(content.deliveryOptions) }),
    path,
  );
}

/** The ways of delivery among which customers choose. */
export function DeliveryFields({ options }: { options: DraftOption[] }) {
  const t = useMessages("panel").editor.delivery;
  const isFull = options.length >= DELIVERY_LIMITS.options;
  return (
    <fieldset className={css.form}>
      <legend className={css.legend}>{t.title}</legend>
      <p>{t.text}</p>
      {options.map((option, index) => (
        <Option
          // New options have no ids, and are told apart by their places.
          key={option.id ?? `new-${index}`}
          option={option}
          index={index}
          isLast={index === options.length - 1}
        />
      ))}
      <Button
        kind="line"
        size="small"
        disabled={isFull}
        onClick={() => changeOptions((all) => [...all, NEW_OPTION])}
      >
        {t.add}
      </Button>
    </fieldset>
  );
}

type OptionProps = { option: DraftOption; index: number; isLast: boolean };

function Option({ option, index, isLast }: OptionProps) {
  const t = useMessages("panel").editor.delivery;
  const { name: label, price, freeFrom, note, needsAddress } = t;
  const labels = { name: label, price, freeFrom, note, needsAddress };
  const path = `deliveryOptions.${index}`;
  const change = (part: Partial<DraftOption>) =>
    changeOptions(
      (all) => replaceAt(all, index, { ...option, ...part }),
      `${path}.${Object.keys(part).join()}`,
    );
  const form = { ...option, freeFrom: option.freeFrom ?? "" };
  const errors = useRefusals(`${path}.`);
  const name = option.name || t.unnamed(index + 1);
  return (
    <fieldset className={css.option}>
      <legend className={css.legend}>{name}</legend>
      {Object.keys(table).map((field) => (
        <TableField
          key={field}
          name={field}
          table={table}
          labels={labels}
          hints={{ freeFrom: t.freeFromHint, note: t.noteHint }}
          form={form}
          errors={errors}
          onNext={(next, of) => change({ [of]: fieldOf(next(form), of) })}
          isNew={false}
          pathPrefix={`${path}.`}
        />
      ))}
      <Tiers
        tiers={option.tiers ?? []}
        path={path}
        onChange={(tiers) => change({ tiers })}
      />
      {option.needsAddress && (
        <Countries
          chosen={option.countries}
          onChange={(countries) => change({ countries })}
        />
      )}
      <div className={css.tools}>
        <IconButton
          icon="up"
          label={t.up(name)}
          className={css.small}
          disabled={index === 0}
          onClick={() => move(index, -1)}
        />
        <IconButton
          icon="down"
          label={t.down(name)}
          className={css.small}
          disabled={isLast}
          onClick={() => move(index, 1)}
        />
        <IconButton
          icon="trash"
          label={t.remove(name)}
          className={css.small}
          onClick={() => changeOptions((all) => removeAt(all, index))}
        />
      </div>
    </fieldset>
  );
}

function move(index: number, by: number): void {
  changeOptions((all) => {
    const [option] = all.slice(index, index + 1);
    return option ? insertAt(removeAt(all, index), index + by, option) : all;
  });
}

type Tier = NonNullable<DraftOption["tiers"]>[number];

type TiersProps = {
  tiers: readonly Tier[];
  /** The path of the option. */
  path: string;
  onChange: (tiers: Tier[]) => void;
};

/** What more clips cost, by their number. */
function Tiers({ tiers, path, onChange }: TiersProps) {
  const t = useMessages("panel").editor.delivery;
  const errors = useRefusals(`${path}.tiers.`);
  const last = tiers.at(-1)?.from ?? 1;
  const isTaken = (count: number) => tiers.some(({ from }) => from === count);
  return (
    <fieldset className={css.option}>
      <legend className={css.legend}>{t.tiers}</legend>
      <p>{t.tiersHint}</p>
      {tiers.map((tier, at) => (
        <div key={tier.from} className={css.tier}>
          <SelectField
            label={t.tierClips}
            value={String(tier.from)}
            error={errors[`${at}.from`]}
            options={COUNTS.filter(
              (count) => count === tier.from || !isTaken(count),
            ).map((count) => [String(count), String(count)])}
            onValue={(from) =>
              onChange(
                tiers
                  .map((each) =>
                    each === tier ? { ...tier, from: Number(from) } : each,
                  )
                  .sort((one, other) => one.from - other.from),
              )
            }
          />
          <PriceField
            label={t.tierFrom(tier.from)}
            data-path={`${path}.tiers.${at}.price`}
            value={tier.price}
            error={errors[`${at}.price`]}
            onValue={(price) =>
              onChange(replaceAt(tiers, at, { ...tier, price }))
            }
          />
          <IconButton
            icon="trash"
            label={t.removeTier(tier.from)}
            className={css.small}
            onClick={() => onChange(removeAt(tiers, at))}
          />
        </div>
      ))}
      <Button
        kind="line"
        size="small"
        disabled={
          tiers.length >= DELIVERY_LIMITS.tiers || last >= DELIVERY_LIMITS.clips
        }
        onClick={() => onChange([...tiers, { from: last + 1, price: "" }])}
      >
        {t.addTier}
      </Button>
    </fieldset>
  );
}

const COUNTS = Array.from(
  { length: DELIVERY_LIMITS.clips - 1 },
  (_, index) => index + 2,
);

type CountriesProps = {
  chosen: string[];
  onChange: (countries: string[]) => void;
};

/** Where it delivers to: everywhere, or to the countries that are added. */
function Countries({ chosen, onChange }: CountriesProps) {
  const t = useMessages("panel").editor.delivery;
  const { locale } = useFormats();
  const groups = Object.entries(t.groups);
  const others = COUNTRIES.filter((code) => !chosen.includes(code));
  return (
    <>
      <SelectField
        label={t.countries}
        hint={chosen.length === 0 ? t.everywhere : undefined}
        value=""
        options={[
          ["", t.addCountry],
          ...groups.filter(([code]) => !chosen.includes(code)),
          ...namedCountries(others, locale),
        ]}
        onValue={(code) => code && onChange([...chosen, code])}
      />
      {chosen.length > 0 && (
        <div className={css.tools}>
          {[
            ...groups.filter(([code]) => chosen.includes(code)),
            ...namedCountries(
              chosen.filter((code) => !isCountryGroup(code)),
              locale,
            ),
          ].map(([code, name]) => (
            <Button
              key={code}
              kind="line"
              size="small"
              aria-label={t.removeCountry(name)}
              onClick={() => onChange(chosen.filter((each) => each !== code))}
            >
              <span>{name}</span>
              <Icon name="close" />
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
