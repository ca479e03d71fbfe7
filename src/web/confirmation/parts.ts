import { lazyPart } from "../ui/lazy-part.ts";

/** The confirmation itself: with it comes what reads the stored order. */
export const receiptPart = lazyPart(() =>
  import("./LastOrder.tsx").then((module) => module.LastOrder),
);
