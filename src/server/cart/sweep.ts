import { DAY_MS, HOUR_MS } from "#shared/text/dates.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { startSweep } from "#server/db/sweeps.ts";
import type { Deps } from "#server/deps.ts";
import { sweepTries } from "#server/stock/hold-tries.ts";
import { countCarts, removeUnusedCarts } from "./cart-store.ts";
import { cartLifeMs } from "./cookie.ts";

type SweepDeps = Pick<Deps, "db" | "commit" | "clock" | "config">;

// Removing this many carts takes a few milliseconds, so that a transaction does
// not delay other writes.
const BATCH = 500;
/** With more carts than this, carts without an order expire after two days. */
const MANY_CARTS = 50_000;
const EARLY_LIFE_MS = 2 * DAY_MS;

/**
 * Removes the carts that nobody used for CART_DAYS. If more than `manyCarts`
 * remain, also removes the excess from the carts without an order that nobody
 * used for two days. Returns how many carts were removed.
 */
export async function sweepCarts(
  deps: SweepDeps,
  manyCarts = MANY_CARTS,
): Promise<number> {
  const now = deps.clock.now();
  const usedBefore = now - cartLifeMs(deps.config);
  let removed = await removeInBatches(deps, { usedBefore });
  const excess = (await countCarts(deps.db)) - manyCarts;
  if (excess > 0)
    removed += await removeInBatches(
      deps,
      { usedBefore: now - EARLY_LIFE_MS, neverOrdered: true },
      excess,
    );
  return removed;
}

async function removeInBatches(
  { commit }: SweepDeps,
  which: { usedBefore: number; neverOrdered?: boolean },
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let removed = 0;
  while (removed < most) {
    const max = Math.min(BATCH, most - removed);
    const batch = await commit(NO_LOCK, (tx) =>
      removeUnusedCarts(tx, { ...which, max }),
    );
    removed += batch;
    if (batch < max) break;
  }
  return removed;
}

/** Runs `sweepCarts` now and every hour. Returns a function that stops this. */
export function startCartSweep(deps: Deps): () => void {
  return startSweep(deps, {
    name: "cart sweep",
    everyMs: HOUR_MS,
    async run() {
      await sweepTries(deps);
      const carts = await sweepCarts(deps);
      if (carts > 0) deps.log.info("carts_swept", { carts });
    },
  });
}
