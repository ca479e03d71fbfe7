import { expect, test } from "bun:test";
import { shippingDetails } from "#server/orders/delivery.ts";
import {
  type DeliveryOption,
  DeliveryOptionInput,
} from "#shared/delivery/schema.ts";
import { POST_AND_PICKUP } from "#tests/support/orders.ts";

const OPTIONS: DeliveryOption[] = POST_AND_PICKUP.map((option, index) => ({
  ...DeliveryOptionInput.parse(option),
  id: index + 1,
}));
const detailsOf = (
  price: string,
  deliveryOptions: DeliveryOption[],
  country = "",
) =>
  shippingDetails(
    { deliveryOptions, legal: { country } },
    { price, currency: "EUR" },
  );

test("an offer names what its delivery costs, and where it goes", () => {
  const rate = (value: string) => ({
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value, currency: "EUR" },
    shippingDestination: {
      "@type": "DefinedRegion",
      addressCountry: ["DE", "AT"],
    },
  });
  expect(detailsOf("24.00", OPTIONS)).toEqual({
    shippingDetails: [rate("4.90")],
  });
  expect(detailsOf("60.00", OPTIONS)).toEqual({
    shippingDetails: [rate("0.00")],
  });
});

test("a shop that does not say where it sends to names nothing", () => {
  const everywhere = OPTIONS.map((each) => ({ ...each, countries: [] }));
  expect(detailsOf("24.00", everywhere)).toEqual({});
  expect(detailsOf("24.00", [])).toEqual({});
  expect(detailsOf("24.00", everywhere, "DE")).toMatchObject({
    shippingDetails: [{ shippingDestination: { addressCountry: ["DE"] } }],
  });
});
