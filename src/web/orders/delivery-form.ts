import * as z from "zod/mini";
import {
  countriesIn,
  deliveryCents,
  servesCountry,
} from "#shared/delivery/rules.ts";
import {
  AddressInput,
  type DeliveryOption,
  GiftInput,
  NO_ADDRESS,
  OrderNoteInput,
} from "#shared/delivery/schema.ts";
import { toFieldErrors } from "#shared/api/schema.ts";
import { cartCount } from "#shared/cart/rules.ts";
import { sumOfCart } from "#shared/cart/sum.ts";
import type { Cart } from "#shared/cart/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import type { Discount, Sum } from "#shared/money/sum.ts";
import type { OrderBody } from "#shared/orders/input.ts";
import { createSessionStore } from "#web/data/storage.ts";

const TEXTS = [
  "name",
  "line1",
  "line2",
  "postalCode",
  "city",
  "region",
  "country",
  "message",
  "note",
] as const;

/** The values of the form as typed. */
const DeliveryForm = z.object({
  /** Null: the first option, until the shopper chooses. */
  deliveryId: z.nullable(z.int()),
  isGift: z.boolean(),
  texts: z.record(z.enum(TEXTS), z.string()),
});
export type DeliveryForm = z.infer<typeof DeliveryForm>;

const EMPTY: DeliveryForm = {
  deliveryId: null,
  isGift: false,
  texts: { ...NO_ADDRESS, message: "", note: "" },
};

/**
 * The contact details that are typed into the form. They survive a reload of
 * the page.
 */
export const deliveryStore = createSessionStore<DeliveryForm>(
  "checkout-delivery",
  EMPTY,
  (stored) => DeliveryForm.safeParse(stored).data,
);

export const clearDelivery = (): void => deliveryStore.set(EMPTY);

type Options = readonly DeliveryOption[];

/** The chosen option; the first one until the shopper chooses another. */
export function chosenOption(
  { deliveryId }: Pick<DeliveryForm, "deliveryId">,
  options: Options,
): DeliveryOption | undefined {
  return deliveryId === null
    ? options[0]
    : options.find(({ id }) => id === deliveryId);
}

/** The country of the address, to which the option goes; empty: none yet. */
export function countryOf(
  { texts: { country } }: Pick<DeliveryForm, "texts">,
  option: DeliveryOption,
  home: string,
): string {
  const countries = countriesIn(option.countries);
  const known = [country, home].find(
    (code) => code !== "" && servesCountry(option, code),
  );
  return known ?? countries[0] ?? "";
}

/** Adds up the cart with this option, whose price depends on the clips. */
export function sumWithDelivery(
  cart: Cart,
  option: DeliveryOption | undefined,
  discount?: Discount | undefined,
): Sum {
  const ordered = {
    ...sumOfCart(cart),
    clips: cartCount(cart.filter(({ available }) => available)),
  };
  return sumOfCart(cart, {
    discount,
    deliveryCents: option && deliveryCents(option, ordered),
  });
}

/**
 * Returns what the order costs with the chosen delivery, as the API says it.
 */
function totalWithDelivery(
  cart: Cart,
  options: Options,
  discount: Discount | undefined,
): string {
  const option = chosenOption(deliveryStore.get(), options);
  return toPrice(sumWithDelivery(cart, option, discount).totalCents);
}

export type DeliveryInput = Pick<
  OrderBody,
  "deliveryId" | "address" | "note" | "gift" | "total"
>;
export type DeliveryErrors = Record<string, string | undefined>;

const Words = z.object({
  note: OrderNoteInput,
  gift: z.nullable(GiftInput),
});

/** Returns the delivery for the API, and a message for each invalid field. */
export function checkDelivery(
  cart: Cart,
  options: Options,
  { home, discount }: { home: string; discount: Discount | undefined },
): { input: DeliveryInput; errors: DeliveryErrors; isIncomplete: boolean } {
  const form = deliveryStore.get();
  const option = chosenOption(form, options);
  const { message, note, name, ...address } = form.texts;
  const errors: DeliveryErrors = {};
  const words = Words.safeParse({
    note,
    gift: form.isGift ? { message } : null,
  });
  if (!words.success) Object.assign(errors, toFieldErrors(words.error));
  const sent = option?.needsAddress
    ? {
        ...address,
        name: form.isGift ? name : "",
        country: countryOf(form, option, home),
      }
    : undefined;
  const parsed = sent && AddressInput.safeParse(sent);
  const found = parsed?.error ? toFieldErrors(parsed.error) : {};
  for (const [field, error] of Object.entries(found))
    errors[`address.${field}`] = error;
  return {
    input: {
      // One that went away meanwhile is sent, for the server to say so.
      deliveryId: option?.id ?? form.deliveryId ?? undefined,
      ...(sent && { address: sent }),
      note,
      gift: form.isGift ? { message } : null,
      total: totalWithDelivery(cart, options, discount),
    },
    errors,
    isIncomplete: Object.keys(found).some((field) => {
      const typed: unknown = Reflect.get({ ...sent }, field);
      return String(typed).trim() === "";
    }),
  };
}

/** The values that every part of the form gets. */
export type DeliveryParts = {
  form: DeliveryForm;
  errors: DeliveryErrors;
  isDisabled: boolean;
  /** Stores what was typed, and takes back the error of the named field. */
  onText: (texts: Partial<DeliveryForm["texts"]>, field: string) => void;
};
