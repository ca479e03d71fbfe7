import {
  type Address,
  AddressInput,
  type DeliveryOption,
} from "#shared/delivery/schema.ts";
import {
  countriesIn,
  deliveryCents,
  servesCountry,
} from "#shared/delivery/rules.ts";
import {
  errorKey,
  type ErrorText,
  isErrorText,
} from "#shared/messages/error-key.ts";
import type { OrderedDelivery } from "#server/db/schema/orders.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import type { Site } from "#shared/site/schema.ts";

/** The wishes of a request to order about its delivery. */
type Wish = {
  deliveryId?: number | undefined;
  address?: Address | undefined;
};

/**
 * The delivery of an order and its address; both null where nothing was asked.
 */
export type DeliveryChoice = {
  delivery: OrderedDelivery | null;
  address: Address | null;
};

/**
 * Returns the delivery that an order chose among the shop's options, with what
 * it costs for these clips. Throws "invalid" for a choice or an address
 * that is missing or that the shop does not serve.
 */
export function chooseDelivery(
  options: readonly DeliveryOption[],
  { deliveryId, address }: Wish,
  ordered: { clips: number; clipsCents: number },
): DeliveryChoice {
  if (deliveryId === undefined) {
    if (options.length === 0) return { delivery: null, address: null };
    throw invalidField("deliveryId", errorKey("deliveryMissing"));
  }
  const option = options.find(({ id }) => id === deliveryId);
  if (!option) throw invalidField("deliveryId", errorKey("deliveryGone"));
  const { id, name, note } = option;
  const priceCents = deliveryCents(option, ordered);
  return {
    delivery: { id, name, note, priceCents },
    // An address that nobody needs is not kept.
    address: option.needsAddress ? addressFor(option, address) : null,
  };
}

function addressFor(
  option: DeliveryOption,
  address: Address | undefined,
): Address {
  if (!address) throw missingAddress(option);
  if (servesCountry(option, address.country)) return address;
  throw invalidField("address.country", errorKey("countryNotServed"));
}

/** Names every field that the address of an option cannot do without. */
function missingAddress({ countries }: DeliveryOption): Problem {
  const [country = ""] = countriesIn(countries);
  const { error } = AddressInput.safeParse({ country });
  const fields: Record<string, ErrorText> = {};
  for (const { path, message } of error?.issues ?? [])
    if (isErrorText(message)) fields[`address.${path.join(".")}`] = message;
  fields["address.country"] = errorKey("countryMissing");
  const [message] = Object.values(fields);
  return new Problem("invalid", { message, fields });
}

type Shop = {
  deliveryOptions: Site["deliveryOptions"];
  legal: Pick<Site["legal"], "country">;
};

/**
 * Returns what schema.org's `Offer` says of the delivery of one clip at this
 * price. Empty for a shop that does not say where it sends to, and at what
 * price.
 */
export function shippingDetails(
  { deliveryOptions, legal }: Shop,
  { price, currency }: { price: string; currency: string },
) {
  const details = deliveryOptions.flatMap((option) => {
    // One that goes everywhere goes to the shop's own country, if it has one.
    const named = legal.country ? [legal.country] : [];
    const served = countriesIn(option.countries);
    const countries = served.length > 0 ? served : named;
    if (!option.needsAddress || countries.length === 0) return [];
    return {
      "@type": "OfferShippingDetails",
      shippingRate: {
        "@type": "MonetaryAmount",
        value: toPrice(
          deliveryCents(option, { clips: 1, clipsCents: priceCents(price) }),
        ),
        currency,
      },
      shippingDestination: {
        "@type": "DefinedRegion",
        addressCountry: countries,
      },
    };
  });
  return details.length > 0 ? { shippingDetails: details } : {};
}
