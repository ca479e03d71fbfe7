import { deliveryCents } from "#shared/delivery/rules.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import type { Site } from "#shared/site/schema.ts";

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
    const countries = option.countries.length > 0 ? option.countries : named;
    if (!option.needsAddress || countries.length === 0) return [];
    return {
      "@type": "OfferShippingDetails",
      shippingRate: {
        "@type": "MonetaryAmount",
        value: toPrice(deliveryCents(option, priceCents(price))),
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
