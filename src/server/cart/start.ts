import { HOUR_MS } from "#shared/durations.ts";
import type { Deps } from "#server/deps.ts";
import { repeat } from "#server/repeat.ts";
import { sweepCarts } from "./carts.ts";

/** Removes expired carts now and every hour; the answer ends it. */
export function startCartSweep(deps: Deps): () => void {
  return repeat(deps.log, {
    everyMs: HOUR_MS,
    failed: "cart_sweep_failed",
    run() {
      const carts = sweepCarts(deps);
      if (carts > 0) deps.log.info("carts_swept", { carts });
    },
  });
}
