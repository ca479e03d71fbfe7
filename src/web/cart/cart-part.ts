import { lazyPart } from "../ui/lazy-part.ts";

/** The cart, fetched on the first sign that it is wanted. */
export const cartPart = lazyPart(() =>
  import("./CartDrawer.tsx").then((module) => module.CartDrawer),
);
