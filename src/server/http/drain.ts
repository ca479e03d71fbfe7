type Drain = {
  /** Settles when every connection is closed. */
  closed: Promise<unknown>;
  /** How many requests have no response yet. */
  pending: () => number;
  deadlineMs: number;
};

const LOOK_EVERY_MS = 50;
/** Within this time, requests that are still on the network arrive. */
const QUIET_MS = 500;

/**
 * Waits until every request has its response, or until the deadline. A
 * connection that sent only half of a request is not waited for, because that
 * would delay every stop until the deadline.
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
