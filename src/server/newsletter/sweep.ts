import { DAY_MS } from "#shared/text/dates.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { startSweep } from "#server/db/sweeps.ts";
import type { Deps } from "#server/deps.ts";
import { removeUnconfirmed } from "./store.ts";

/** How long an address waits for its confirmation before it is forgotten. */
export const UNCONFIRMED_MS = 30 * DAY_MS;

/** Removes the addresses that waited for too long. Returns how many. */
export async function sweepUnconfirmed({
  commit,
  clock,
}: Pick<Deps, "commit" | "clock">): Promise<number> {
  const askedBefore = clock.now() - UNCONFIRMED_MS;
  return commit(NO_LOCK, (tx) => removeUnconfirmed(tx, { askedBefore }));
}

/** Runs `sweepUnconfirmed` now and every day. Returns how to stop it. */
export function startSubscriberSweep(deps: Deps): () => void {
  return startSweep(deps, {
    name: "subscriber sweep",
    everyMs: DAY_MS,
    async run() {
      const addresses = await sweepUnconfirmed(deps);
      if (addresses > 0) deps.log.info("unconfirmed_swept", { addresses });
    },
  });
}
