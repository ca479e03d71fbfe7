import {
  COUNTRIES,
  DELIVERY_LIMITS,
  namedCountries,
} from "#shared/delivery/rules.ts";
import { insertAt, removeAt, replaceAt } from "#shared/lists.ts";
import { PriceField } from "#web/admin/form/PriceField.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { CheckBox } from "#web/ui/CheckBox.tsx";
import { SelectField, TextField } from "#web/ui/TextField.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { changeOptions, NEW_OPTION } from "./delivery-options.ts";
import { useRefusal } from "./refusals.ts";
import * as css from "./SiteEditor.css.ts";
import type { DraftOption } from "./stored-draft.ts";

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
  const path = `deliveryOptions.${index}`;
  const change = (part: Partial<DraftOption>) =>
    changeOptions(
      (all) => replaceAt(all, index, { ...option, ...part }),
      `${path}.${Object.keys(part).join()}`,
    );
  const name = option.name || t.unnamed(index + 1);
  const freeFrom = option.freeFrom ?? "";
  return (
    <fieldset className={css.option}>
      <legend className={css.legend}>{name}</legend>
      <TextField
        {...useRefusal(`${path}.name`, option.name)}
        label={t.name}
        maxLength={DELIVERY_LIMITS.name}
        value={option.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <PriceField
        {...useRefusal(`${path}.price`, option.price)}
        label={t.price}
        value={option.price}
        onValue={(price) => change({ price })}
      />
      <PriceField
        {...useRefusal(`${path}.freeFrom`, option.freeFrom)}
        label={t.freeFrom}
        hint={t.freeFromHint}
        placeholder=""
        value={freeFrom}
        onValue={(typed) => change({ freeFrom: typed || null })}
      />
      <TextField
        {...useRefusal(`${path}.note`, option.note)}
        label={t.note}
        hint={t.noteHint}
        maxLength={DELIVERY_LIMITS.note}
        value={option.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <CheckBox
        isChecked={option.needsAddress}
        onChange={(needsAddress) => change({ needsAddress })}
      >
        {t.needsAddress}
      </CheckBox>
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

type CountriesProps = {
  chosen: string[];
  onChange: (countries: string[]) => void;
};

/** Where it delivers to: everywhere, or to the countries that are added. */
function Countries({ chosen, onChange }: CountriesProps) {
  const t = useMessages("panel").editor.delivery;
  const { locale } = useFormats();
  const others = COUNTRIES.filter((code) => !chosen.includes(code));
  return (
    <>
      <SelectField
        label={t.countries}
        hint={chosen.length === 0 ? t.everywhere : undefined}
        value=""
        options={[["", t.addCountry], ...namedCountries(others, locale)]}
        onValue={(code) => code && onChange([...chosen, code])}
      />
      {chosen.length > 0 && (
        <div className={css.tools}>
          {namedCountries(chosen, locale).map(([code, name]) => (
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
