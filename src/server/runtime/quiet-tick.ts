/** A tick of the event loop that is shorter leaves time for other work. */
const SHORT_TICK_MS = 1;

/**
 * Creates a function that waits for a short tick of the event loop, but at most
 * `maxMs` milliseconds. Work that nobody waits for calls it, so that it does not
 * delay the answers of a busy shop. Callers get their ticks one after the other:
 * the second one begins to wait when the first one has run.
 */
export function createQuietTicks(
  maxMs: number,
  nowMs: () => number = () => performance.now(),
): () => Promise<void> {
  let previous = Promise.resolve();

  async function shortTick(): Promise<void> {
    const endsAt = nowMs() + maxMs;
    for (;;) {
      const startedAt = nowMs();
      await new Promise((resolve) => setImmediate(resolve));
      const now = nowMs();
      if (now - startedAt < SHORT_TICK_MS || now >= endsAt) return;
    }
  }

  return () => {
    previous = previous.then(shortTick);
    return previous;
  };
}
