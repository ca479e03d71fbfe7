import { useEffect } from "react";
import { useSite } from "#web/data/shop-context.ts";
import { useStore } from "#web/data/store.ts";
import { currentOptions } from "#web/delivery/current-options.ts";
import { lateCode, useLatePart } from "#web/ui/late/late-part.ts";

/** What the checkout has besides, in a shop that offers a choice of delivery. */
const deliveryPart = lateCode(["delivery"], () =>
  import("#web/delivery/delivery-step.ts").then(
    ({ deliveryStep }) => deliveryStep,
  ),
);

/** Reads the options again, of which what is known may be out of date. */
export const refreshDelivery = (): Promise<void> =>
  deliveryPart
    .load()
    .then(({ refresh }) => refresh())
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
  const step = useLatePart(deliveryPart, isOpen && isOffered, onFail);
  return { options, isOffered, step: isOffered ? step : undefined };
}
