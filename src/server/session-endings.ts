import type { Endings } from "#server/auth/sessions.ts";
import { endMakerLinks } from "#server/orders/links.ts";
import { removeDevices } from "#server/push/store.ts";

/** The things that a maker who ends sessions wants to be over as well. */
export const endWithSessions: Endings = {
  one: (tx, sessionHash) => removeDevices(tx, { sessionHash }),
  async others(tx, except) {
    await removeDevices(tx, { except });
    await endMakerLinks(tx);
  },
};
