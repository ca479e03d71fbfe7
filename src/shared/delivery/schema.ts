import * as z from "zod/mini";
import { Price, PriceInput } from "#shared/money/schema.ts";
import { Id } from "#shared/api/schema.ts";
import { errorKey, type ErrorText } from "#shared/messages/error-key.ts";
import { toPrice } from "#shared/money/rules.ts";
import {
  type AddressFieldName,
  addressForm,
  DELIVERY_LIMITS,
  isCountry,
  isCountryGroup,
} from "./rules.ts";
import { TextInput } from "#shared/text/input.ts";

/** A postal address, as it was typed. What is not known is empty. */
export const Address = z.object({
  /** The name that stands on the parcel; empty: the customer's. */
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** A state or a province, where addresses have one. */
  region: z.string(),
  /** ISO 3166. */
  country: z.string(),
});
export type Address = z.infer<typeof Address>;

/**
 * The delivery of an order, as it was chosen: later changes do not affect it.
 */
export const ChosenDelivery = z.object({
  name: z.string(),
  price: Price,
  note: z.string(),
});
export type ChosenDelivery = z.infer<typeof ChosenDelivery>;

/** That an order is a present; the maker writes the message onto a card. */
export const Gift = z.object({ message: z.string() });
export type Gift = z.infer<typeof Gift>;

// The ways in which a shop delivers, as its maker offers them under Details.

/** The most that a customer can write with an order. */
const MAX_ORDER_NOTE = 500;

export const DeliveryOption = z.object({
  id: Id,
  name: z.string(),
  price: Price,
  /** False where customers collect their clips. */
  needsAddress: z.boolean(),
  note: z.string(),
  /** What more clips cost, by their number; absent: as one. */
  tiers: z.optional(z.array(z.object({ from: z.int(), price: Price }))),
  /** Where it delivers to (ISO 3166, EU, EEA); empty: everywhere. */
  countries: z.array(z.string()),
  /** The sum of the clips from which it costs nothing; null: never. */
  freeFrom: z.nullable(Price),
});
export type DeliveryOption = z.infer<typeof DeliveryOption>;

export const DeliveryOptions = z.array(DeliveryOption);

const YES_OR_NO = errorKey("mustBeBoolean");

/** Kept as the API says it: "4.90". */
const WirePrice = z.pipe(PriceInput, z.transform(toPrice));

const Country = z
  .string()
  .check(
    z.refine(
      (code) =>
        isCountryGroup(code) || (/^[A-Z]{2}$/.test(code) && isCountry(code)),
      { error: errorKey("countryCode") },
    ),
  );

const TIER_FROM = errorKey("tierFrom", DELIVERY_LIMITS.clips);

/** Sorted by their beginnings, none of which stands twice; none: absent. */
const TiersInput = z.pipe(
  z
    .array(
      z.object({
        from: z
          .int(TIER_FROM)
          .check(
            z.minimum(2, TIER_FROM),
            z.maximum(DELIVERY_LIMITS.clips, TIER_FROM),
          ),
        price: WirePrice,
      }),
    )
    .check(
      z.maxLength(
        DELIVERY_LIMITS.tiers,
        errorKey("tierMany", DELIVERY_LIMITS.tiers),
      ),
      z.superRefine((tiers, context) => {
        for (const [at, { from }] of tiers.entries())
          if (tiers.findIndex((each) => each.from === from) < at)
            context.addIssue({
              code: "custom",
              message: errorKey("tierTwice", from),
              path: [at, "from"],
            });
      }),
    ),
  z.transform((tiers) =>
    tiers.length === 0
      ? undefined
      : [...tiers].sort((one, other) => one.from - other.from),
  ),
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
  tiers: z.optional(TiersInput),
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
