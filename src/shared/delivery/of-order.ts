import * as z from "zod/mini";
import { Price } from "#shared/money/schema.ts";

// What an order keeps of its delivery, apart from the checks of requests.

/** A postal address, as it was typed. What is not known is empty. */
export const Address = z.object({
  /** Whose name stands on the parcel; empty: the customer's. */
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

/** How an order travels, as it was chosen: later changes do not affect it. */
export const ChosenDelivery = z.object({
  name: z.string(),
  price: Price,
  note: z.string(),
});
export type ChosenDelivery = z.infer<typeof ChosenDelivery>;

/** That an order is a present; the maker writes the message onto a card. */
export const Gift = z.object({ message: z.string() });
export type Gift = z.infer<typeof Gift>;
