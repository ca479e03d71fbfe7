import {
  type AddressBody,
  type DeliveryOption,
  DeliveryOptionsInput,
} from "#shared/delivery/schema.ts";
import type { Deps } from "#server/deps.ts";
import type { SiteContent } from "#shared/site/schema.ts";
import { changeSite } from "./site.ts";

/** By post to two countries, with a sum from which it is free; and by hand. */
export const POST_AND_PICKUP = [
  {
    name: "Letter mail with tracking",
    price: "4.90",
    note: "2 to 3 days after it is made",
    countries: ["DE", "AT"],
    freeFrom: "60.00",
  },
  {
    name: "Pick up at the studio",
    price: "0.00",
    needsAddress: false,
    note: "Musterhof 3, Tuesdays from 3 pm",
  },
];

export const ADDRESS: AddressBody = {
  line1: "Beispielweg 12",
  postalCode: "10117",
  city: "Musterstadt",
  country: "DE",
};

/** Lets a shop deliver in these ways, and returns them with their ids. */
export async function offerDelivery(
  deps: Deps,
  options: unknown = POST_AND_PICKUP,
  parts: Partial<SiteContent> = {},
): Promise<DeliveryOption[]> {
  const deliveryOptions = DeliveryOptionsInput.parse(options);
  const site = await changeSite(deps, { ...parts, deliveryOptions });
  return site.deliveryOptions;
}
