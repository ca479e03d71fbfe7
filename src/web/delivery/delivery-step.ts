import { listDelivery } from "#shared/delivery/calls.ts";
import { send } from "#web/data/api.ts";
import { currentOptions } from "./current-options.ts";
import { checkDelivery, clearDelivery } from "./delivery-form.ts";
import { DeliveryPanes } from "./DeliveryPanes.tsx";

/** What a checkout with a choice of delivery adds, as one late part. */
export const deliveryStep = {
  Panes: DeliveryPanes,
  check: checkDelivery,
  clear: clearDelivery,
  /** Reads the options again: the page may be older than the last change. */
  async refresh() {
    currentOptions.set(await send(listDelivery, {}));
  },
};
