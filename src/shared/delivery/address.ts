import * as z from "zod/mini";
import { type ErrorText, errorKey } from "#shared/messages/error-key.ts";
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
  z._default(TextInput({ max, tooLong: errorKey("addressLong", max) }), "");

/** Why an empty field is refused, by the name that its country has for it. */
const MISSING: Record<AddressFieldName, ErrorText> = {
  street: errorKey("streetMissing"),
  line1: errorKey("addressMissing"),
  postalCode: errorKey("postalCodeMissing"),
  postcode: errorKey("postcodeMissing"),
  zip: errorKey("zipMissing"),
  city: errorKey("cityMissing"),
  town: errorKey("cityMissing"),
  // Only the United States cannot do without it.
  state: errorKey("regionMissing"),
  province: errorKey("regionMissing"),
  region: errorKey("regionMissing"),
};

/**
 * An address in a request. Only what its country's addresses cannot do without
 * is required: no code is refused for being unusual.
 */
export const AddressInput = z.pipe(
  z
    .object({
      name: line(MAX_ADDRESS_LINE),
      line1: line(MAX_ADDRESS_LINE),
      line2: line(MAX_ADDRESS_LINE),
      postalCode: line(MAX_POSTAL_CODE),
      city: line(MAX_ADDRESS_LINE),
      region: line(MAX_ADDRESS_LINE),
      country: z.string({ error: errorKey("countryMissing") }).check(
        z.refine((code) => /^[A-Z]{2}$/.test(code) && isCountry(code), {
          error: errorKey("countryMissing"),
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
    ),
  // What was typed for one country's address is not sent with another's.
  z.transform((address) => ({
    ...address,
    region: addressForm(address.country).fields.includes("region")
      ? address.region
      : "",
  })),
);
export type AddressBody = z.input<typeof AddressInput>;
