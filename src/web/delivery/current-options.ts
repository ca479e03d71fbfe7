import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { createStore } from "#web/data/store.ts";

/** The options as the shop has them now; undefined: as the page says. */
export const currentOptions = createStore<DeliveryOption[] | undefined>(
  undefined,
);
