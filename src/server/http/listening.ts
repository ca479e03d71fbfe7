import { MAX_FILM_BYTES } from "#shared/images/schema.ts";

/** The limits of every listener of the shop. */
export const SERVER_LIMITS = {
  development: false,
  /** Fits a film, the largest body. Each route enforces its own limit. */
  maxRequestBodySize: MAX_FILM_BYTES + 1024 * 1024,
  /** In seconds. */
  idleTimeout: 60,
} as const;

/**
 * The shop cannot listen: another program has the port, only the system's
 * administrator may use it, or the address is not this machine's.
 */
export class PortError extends Error {
  constructor(
    readonly kind: "inUse" | "denied" | "unavailable",
    sentence: string,
  ) {
    super(sentence);
  }
}

/**
 * Returns a PortError with the reason why a server cannot listen; an unknown
 * error is returned as it is. Pass `host` only where it is a setting.
 */
export function portError(
  error: unknown,
  port: number,
  setting: string,
  host?: string,
): unknown {
  if (!(error instanceof Error && "code" in error)) return error;
  if (error.code === "EADDRINUSE")
    return new PortError(
      "inUse",
      `Port ${port} is taken by another program. Stop that one, or set ${setting} to another number.`,
    );
  if (error.code === "EACCES")
    return new PortError(
      "denied",
      `This user may not listen on port ${port}. Set ${setting} to 1024 or above, or allow it (see the README).`,
    );
  // The system has many codes for an address that this machine does not have.
  // While the machine boots, the address may become available by itself.
  if (host !== undefined)
    return new PortError(
      "unavailable",
      `The shop cannot listen on HOST ${host}: this machine does not have that address now. If its network is still coming up, start again in a moment; the service of "barrette systemd" does so by itself. Otherwise set HOST to 127.0.0.1, or to 0.0.0.0 for all addresses.`,
    );
  return error;
}

type Drain = {
  /** Settles when every connection is closed. */
  closed: Promise<unknown>;
  /** The number of requests that have no response yet. */
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
