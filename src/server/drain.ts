type Drain = {
  /** Settles when every connection is closed. */
  closed: Promise<unknown>;
  /** How many requests are being answered. */
  pending: () => number;
  deadlineMs: number;
};

const LOOK_EVERY_MS = 50;
/** What was on its way when the doors were closed has arrived by then. */
const QUIET_MS = 500;

/**
 * Waits until everything that was asked is answered, or until the deadline.
 * A connection on which only half a request ever came is not waited for: it
 * would hold up every stop to the deadline.
 */
export function drained({
  closed,
  pending,
  deadlineMs,
}: Drain): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const deadline = setTimeout(resolve, deadlineMs);
  let quietMs = 0;
  const look = setInterval(() => {
    quietMs = pending() === 0 ? quietMs + LOOK_EVERY_MS : 0;
    if (quietMs >= QUIET_MS) resolve();
  }, LOOK_EVERY_MS);
  return Promise.race([closed, promise]).finally(() => {
    clearTimeout(deadline);
    clearInterval(look);
  });
}
