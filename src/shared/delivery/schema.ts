import * as z from "zod/mini";
import { Id } from "#shared/api/ids.ts";
import { DELIVERY_LIMITS } from "./limits.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { toPrice } from "#shared/money/cents.ts";
import { Price, PriceInput } from "#shared/money/schema.ts";
import { isCountry } from "#shared/site/legal.ts";
import { TextInput } from "#shared/text/input.ts";

// The ways in which a shop delivers, as its maker offers them under Details.

/** What a customer can write with an order. */
const MAX_ORDER_NOTE = 500;

export const DeliveryOption = z.object({
  id: Id,
  name: z.string(),
  price: Price,
  /** False where customers collect their clips. */
  needsAddress: z.boolean(),
  note: z.string(),
  /** Where it delivers to (ISO 3166); empty: everywhere. */
  countries: z.array(z.string()),
  /** The sum of the clips from which it costs nothing; null: never. */
  freeFrom: z.nullable(Price),
});
export type DeliveryOption = z.infer<typeof DeliveryOption>;

export const DeliveryOptions = z.array(DeliveryOption);

const YES_OR_NO = errorKey("mustBeBoolean");

/** Kept as the API says it: "4.90". */
const WirePrice = z.pipe(PriceInput, z.transform(toPrice));

const Country = z.string().check(
  z.refine((code) => /^[A-Z]{2}$/.test(code) && isCountry(code), {
    error: errorKey("countryCode"),
  }),
);

/** An option as the maker sends it; one without an id is new. */
export const DeliveryOptionInput = z.object({
  id: z.optional(Id),
  name: TextInput({
    max: DELIVERY_LIMITS.name,
    required: errorKey("deliveryNameMissing"),
    tooLong: errorKey("nameLong", DELIVERY_LIMITS.name),
  }),
  price: WirePrice,
  needsAddress: z._default(z.boolean(YES_OR_NO), true),
  note: z._default(
    TextInput({
      max: DELIVERY_LIMITS.note,
      tooLong: errorKey("textLong", DELIVERY_LIMITS.note),
    }),
    "",
  ),
  countries: z._default(
    z.array(Country).check(z.maxLength(DELIVERY_LIMITS.countries)),
    [],
  ),
  freeFrom: z._default(z.nullable(WirePrice), null),
});

export type DeliveryOptionInput = z.output<typeof DeliveryOptionInput>;

export const DeliveryOptionsInput = z
  .array(DeliveryOptionInput)
  .check(
    z.maxLength(
      DELIVERY_LIMITS.options,
      errorKey("deliveryMany", DELIVERY_LIMITS.options),
    ),
  );

const words = TextInput({
  max: MAX_ORDER_NOTE,
  tooLong: errorKey("textLong", MAX_ORDER_NOTE),
  multiline: true,
});

export const OrderNoteInput = words;
export const GiftInput = z.object({ message: z._default(words, "") });
