import {
  addressForm,
  COUNTRIES,
  namedCountries,
} from "#shared/delivery/rules.ts";
import type { Address } from "#shared/delivery/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { SelectField, TextField } from "#web/ui/TextField.tsx";
import * as css from "./MakePage.css.ts";

type CorrectAddressProps = {
  address: Address;
  errors: Record<string, string>;
  onChange: (address: Address) => void;
};

/** The postal address of an order, with the fields of its country. */
export function CorrectAddress(props: CorrectAddressProps) {
  const { address, errors, onChange } = props;
  const t = useMessages("buy").delivery;
  const { correct } = useMessages("order").making;
  const { locale } = useFormats();
  const { fields, names } = addressForm(address.country);
  const codes = [...new Set([...COUNTRIES, address.country])];
  return (
    <fieldset className={css.group}>
      <legend className={css.groupTitle}>{correct.what.address}</legend>
      <TextField
        label={t.optional(t.recipient)}
        autoComplete="off"
        value={address.name}
        error={errors["address.name"]}
        onChange={({ target }) => onChange({ ...address, name: target.value })}
      />
      {fields.map((field) => (
        <TextField
          key={field}
          label={field === "line2" ? t.addLine2 : t.fields[names[field]]}
          autoComplete="off"
          value={address[field]}
          error={errors[`address.${field}`]}
          onChange={({ target }) =>
            onChange({ ...address, [field]: target.value })
          }
        />
      ))}
      <SelectField
        label={t.fields.country}
        value={address.country}
        error={errors["address.country"]}
        options={namedCountries(codes, locale)}
        onValue={(country) => onChange({ ...address, country })}
      />
    </fieldset>
  );
}
