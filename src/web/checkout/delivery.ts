import { useEffect } from "react";
import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { useSite } from "#web/data/shop-context.ts";
import { createStore, useStore } from "#web/data/store.ts";
import { lateCode, useLateCode } from "#web/ui/late-code.ts";

/** The options as the shop has them now; undefined: as the page says. */
const currentOptions = createStore<DeliveryOption[] | undefined>(undefined);

/**
 * The part of the checkout that comes besides, in a shop that offers a choice
 * of delivery.
 */
const lateDelivery = lateCode([], () =>
  import("#web/orders/DeliveryPanes.tsx").then(
    ({ deliveryStep }) => deliveryStep,
  ),
);

/** Reads the options again, of which what is known may be out of date. */
export const refreshDelivery = (): Promise<void> =>
  lateDelivery
    .load()
    .then(({ read }) => read())
    .then((options) => currentOptions.set(options))
    // What is known is still the best there is.
    .catch(() => {});

/** The shop's options, and the code of what they need. */
export function useDelivery(isOpen: boolean, onFail: () => void) {
  const { deliveryOptions } = useSite();
  const options = useStore(currentOptions) ?? deliveryOptions;
  const isOffered = options.length > 0;
  useEffect(() => {
    if (isOpen && isOffered) void refreshDelivery();
  }, [isOpen, isOffered]);
  const step = useLateCode(lateDelivery, isOpen && isOffered, onFail);
  return { options, isOffered, step: isOffered ? step : undefined };
}
