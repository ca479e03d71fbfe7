import { lazyPart } from "../ui/lazy-part.ts";

/** The checkout, fetched on the first sign that it is wanted. */
export const checkoutPart = lazyPart(() =>
  import("./CheckoutDialog.tsx").then((module) => module.CheckoutDialog),
);
