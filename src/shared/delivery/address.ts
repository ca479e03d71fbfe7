import * as z from "zod/mini";
import { type ErrorText, errorText } from "#shared/messages/error-text.ts";
import { isCountry } from "#shared/site/legal.ts";
import { TextInput } from "#shared/text/input.ts";
import { type AddressFieldName, addressForm } from "./address-form.ts";
import type { Address } from "./of-order.ts";

// Where an order is sent. Its limits are characters as people count them.

const MAX_ADDRESS_LINE = 100;
const MAX_POSTAL_CODE = 20;

export const NO_ADDRESS: Address = {
  name: "",
  line1: "",
  line2: "",
  postalCode: "",
  city: "",
  region: "",
  country: "",
};

const line = (max: number) =>
  z._default(TextInput({ max, tooLong: errorText("addressLong", max) }), "");

/** Why an empty field is refused, by the name that its country has for it. */
const MISSING: Record<AddressFieldName, ErrorText> = {
  street: errorText("streetMissing"),
  line1: errorText("addressMissing"),
  postalCode: errorText("postalCodeMissing"),
  postcode: errorText("postcodeMissing"),
  zip: errorText("zipMissing"),
  city: errorText("cityMissing"),
  town: errorText("cityMissing"),
  // Only the United States cannot do without it.
  state: errorText("regionMissing"),
  province: errorText("regionMissing"),
  region: errorText("regionMissing"),
};

/**
 * An address in a request. Only what its country's addresses cannot do without
 * is required: no code is refused for being unusual.
 */
export const AddressInput = z
  .object({
    name: line(MAX_ADDRESS_LINE),
    line1: line(MAX_ADDRESS_LINE),
    line2: line(MAX_ADDRESS_LINE),
    postalCode: line(MAX_POSTAL_CODE),
    city: line(MAX_ADDRESS_LINE),
    region: line(MAX_ADDRESS_LINE),
    country: z.string({ error: errorText("countryMissing") }).check(
      z.refine((code) => /^[A-Z]{2}$/.test(code) && isCountry(code), {
        error: errorText("countryMissing"),
      }),
    ),
  })
  .check(
    z.superRefine((address, context) => {
      const { required, names } = addressForm(address.country);
      for (const field of required)
        if (address[field] === "")
          context.addIssue({
            code: "custom",
            message: MISSING[names[field]],
            path: [field],
          });
    }),
  );
export type AddressBody = z.input<typeof AddressInput>;
