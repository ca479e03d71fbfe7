import { latePart } from "#web/ui/late/late-part.ts";

/** The maker's page of an order, which is hydrated with its code at once. */
export const MAKE_PAGE = latePart(["errors", "order", "buy"], () =>
  import("#web/orders/MakePage.tsx").then((module) => module.MakePage),
);
