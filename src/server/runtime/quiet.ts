/** A turn of the event loop that is shorter leaves time for other work. */
const SHORT_TURN_MS = 1;

/**
 * Creates a function that waits for a short turn of the event loop, but at most
 * `maxMs` milliseconds. Work that nobody waits for calls it, so that it does not
 * delay the answers of a busy shop. Callers get their turns one after the other:
 * the second one begins to wait when the first one has run.
 */
export function createQuietTurns(
  maxMs: number,
  nowMs: () => number = () => performance.now(),
): () => Promise<void> {
  let previous = Promise.resolve();

  async function shortTurn(): Promise<void> {
    const endsAt = nowMs() + maxMs;
    for (;;) {
      const startedAt = nowMs();
      await new Promise((resolve) => setImmediate(resolve));
      const now = nowMs();
      if (now - startedAt < SHORT_TURN_MS || now >= endsAt) return;
    }
  }

  return () => {
    previous = previous.then(shortTurn);
    return previous;
  };
}
