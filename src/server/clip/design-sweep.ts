import { DAY_MS } from "#shared/text/dates.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { startSweep } from "#server/db/sweeps.ts";
import type { Deps } from "#server/deps.ts";
import { removeUnusedDesigns } from "./design-store.ts";

/** A saved design that nobody has opened or put in a cart is kept this long. */
export const DESIGN_LIFE_MS = 365 * DAY_MS;

// Removing this many takes a few milliseconds, so that a transaction does not
// delay other writes.
const BATCH = 500;

/** Removes the designs that nobody used for a year. Returns how many. */
export async function sweepDesigns({
  commit,
  clock,
}: Pick<Deps, "commit" | "clock">): Promise<number> {
  const now = clock.now();
  const batch = { usedBefore: now - DESIGN_LIFE_MS, now, max: BATCH };
  let removed = 0;
  for (let last = BATCH; last === BATCH; removed += last)
    last = await commit(NO_LOCK, (tx) => removeUnusedDesigns(tx, batch));
  return removed;
}

/** Runs `sweepDesigns` now and every day. Returns a function that stops this. */
export function startDesignSweep(deps: Deps): () => void {
  return startSweep(deps, {
    name: "design sweep",
    everyMs: DAY_MS,
    async run() {
      const designs = await sweepDesigns(deps);
      if (designs > 0) deps.log.info("designs_swept", { designs });
    },
  });
}
