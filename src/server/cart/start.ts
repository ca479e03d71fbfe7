import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/log.ts";
import { sweepCarts } from "./carts.ts";

const EVERY_MS = 60 * 60 * 1000;

/** Removes expired carts now and every hour; the answer ends it. */
export function startCartSweep(deps: Deps): () => void {
  const sweep = () => {
    try {
      const carts = sweepCarts(deps);
      if (carts > 0) deps.log.info("carts_swept", { carts });
    } catch (error) {
      // A full disk, say: the next hour tries again.
      deps.log.error("cart_sweep_failed", errorFields(error));
    }
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  return () => clearInterval(timer);
}
