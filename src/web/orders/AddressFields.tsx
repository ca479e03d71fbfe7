import { useState } from "react";
import isPostalCode from "validator/es/lib/isPostalCode.js";
import {
  locales,
  type PostalCodeLocale,
} from "validator/es/lib/isPostalCode.js";
import {
  type AddressField,
  type AddressForm,
  addressForm,
  COUNTRIES,
  countriesIn,
  namedCountries,
} from "#shared/delivery/rules.ts";
import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { SelectField, TextField } from "#web/ui/TextField.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import type { DeliveryParts } from "./delivery-form.ts";
import * as css from "./DeliveryPanes.css.ts";
import { more } from "./DeliveryPanes.css.ts";

const AUTOCOMPLETE: Record<AddressField, string> = {
  line1: "address-line1",
  line2: "address-line2",
  postalCode: "postal-code",
  city: "address-level2",
  region: "address-level1",
};

type AddressFieldsProps = DeliveryParts & {
  option: DeliveryOption;
  country: string;
};

/** The address, with the fields of its country in their order. */
export function AddressFields(props: AddressFieldsProps) {
  const { form, errors, isDisabled, onText, option, country } = props;
  const t = useMessages("buy").delivery;
  const { locale } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const shape = addressForm(country);
  const { texts } = form;
  const isRequired = (field: AddressField) =>
    shape.required.some((each) => each === field);
  const label = (field: AddressField) => {
    const name = field === "line2" ? t.addLine2 : t.fields[shape.names[field]];
    return isRequired(field) ? name : t.optional(name);
  };
  const hasLine2 =
    shape.showsLine2 || isOpen || texts.line2 !== "" || errors["address.line2"];
  const served = countriesIn(option.countries);
  const codes = served.length > 0 ? served : COUNTRIES;
  const isUnusual = isLeft && seemsUnusual(texts.postalCode, country);
  return (
    <div
      className={
        css.addresses[
          shape.fields.at(-1) === "postalCode" ? "codeLast" : "codeFirst"
        ]
      }
    >
      {codes.length > 1 && (
        <SelectField
          label={t.fields.country}
          name="address.country"
          autoComplete="country"
          disabled={isDisabled}
          error={errors["address.country"]}
          value={country}
          options={[
            ...(country === "" ? [["", t.chooseCountry] as const] : []),
            ...namedCountries(codes, locale),
          ]}
          onValue={(code) => onText({ country: code }, "address.country")}
        />
      )}
      {shape.fields
        .filter((field) => field !== "line2" || hasLine2)
        .map((field) => (
          <div
            key={field}
            className={isBesideCode(field, shape) ? css.beside : ""}
          >
            <TextField
              label={label(field)}
              name={`address.${field}`}
              autoComplete={AUTOCOMPLETE[field]}
              inputMode={
                field === "postalCode" && shape.isNumeric ? "numeric" : "text"
              }
              required={isRequired(field)}
              disabled={isDisabled}
              value={texts[field]}
              error={errors[`address.${field}`]}
              {...(field === "postalCode" && {
                onBlur: () => setLeft(true),
                ...(isUnusual && { hint: t.unusualCode }),
              })}
              onChange={({ target }) =>
                onText({ [field]: target.value }, `address.${field}`)
              }
            />
          </div>
        ))}
      {!hasLine2 && (
        <MoreButton onClick={() => setOpen(true)}>{t.addLine2}</MoreButton>
      )}
    </div>
  );
}

/** Whether a field shares its row: the postal code, and its neighbour. */
function isBesideCode(field: AddressField, { fields }: AddressForm): boolean {
  const code = fields.indexOf("postalCode");
  return (
    field === fields[code] || field === (fields[code + 1] ?? fields[code - 1])
  );
}

const isKnown = (country: string): country is PostalCodeLocale =>
  locales.some((each) => each === country);

/** Whether a code is not of its country's usual form: a hint, no more. */
function seemsUnusual(code: string, country: string): boolean {
  const typed = code.trim();
  return typed !== "" && isKnown(country) && !isPostalCode(typed, country);
}

/** Unfolds a field that few need. */
export function MoreButton({ children, onClick }: MoreButtonProps) {
  return (
    <button type="button" className={more} onClick={onClick}>
      <Icon name="plus" />
      <span>{children}</span>
    </button>
  );
}

type MoreButtonProps = { children: string; onClick: () => void };
