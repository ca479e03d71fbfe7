import type { BenchVersion } from "#shared/workbench/schema.ts";
import type { Deps } from "#server/deps.ts";
import { randomToken } from "#server/runtime/random.ts";

/** Several changes of one moment, as of several orders at once, become one. */
const PAUSE_MS = 250;
const TOKEN_BYTES = 6;

/**
 * Tells who has the workbench open that an order has changed, here or in
 * another copy of the shop. It says no more: the page asks for what it shows.
 */
export function createOrderFeed({
  onOrdersChange,
}: Pick<Deps, "onOrdersChange">) {
  const listeners = new Set<(changed: BenchVersion) => void>();
  // Each process counts for itself; a page that comes from another asks again.
  const ownName = randomToken(TOKEN_BYTES);
  let count = 0;
  let timer: Timer | undefined;
  const now = (): BenchVersion => ({ version: `${ownName} ${count}` });

  function tell(): void {
    timer = undefined;
    for (const listener of listeners) listener(now());
  }

  onOrdersChange(() => {
    count += 1;
    if (timer || listeners.size === 0) return;
    timer = setTimeout(tell, PAUSE_MS);
    timer.unref();
  });

  return {
    read: async () => now(),
    follow(listener: (changed: BenchVersion) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
