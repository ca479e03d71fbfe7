import type { Deps } from "#server/deps.ts";
import { diskSpace } from "#server/runtime/disk-space.ts";
import type { Limit } from "#server/runtime/event-windows.ts";
import { Problem } from "./problem.ts";
import { createRateLimiter, limitAddresses } from "./rate-limit.ts";

// Below this much free disk space, whatever no order needs is refused: 64 MiB
// hold some ten thousand orders with their log. On a very small disk, the
// reserve is a twentieth of the disk.
const RESERVE_BYTES = 64 * 1024 * 1024;
const RESERVE_SHARE = 1 / 20;
const RETRY_AFTER_SECONDS = 30;

/**
 * Limits what anybody may store without an order: carts and designs. Each
 * address and its network have a rate limit, and a reserve of disk space is only
 * for orders.
 */
export function createAllowance(
  { clock, config, db }: Pick<Deps, "clock" | "config" | "db">,
  name: string,
  limit: Limit,
) {
  const limiter = limitAddresses(createRateLimiter({ clock, db }, name));
  return {
    /** Throws "too_many_requests" or "storage_full". */
    async take(address: string): Promise<void> {
      if (isReserveTouched(config.dataDir))
        throw new Problem("storage_full", {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      await limiter.take(address, limit);
    },
    /** Nothing was stored in the end. */
    giveBack: (address: string) => limiter.giveBack(address),
  };
}

function isReserveTouched(folder: string): boolean {
  const { free, total } = diskSpace(folder);
  return free < Math.min(RESERVE_BYTES, total * RESERVE_SHARE);
}
