import { performance } from "node:perf_hooks";
import { type Connections, clientAddress } from "./client-address.ts";

/** The maker's session, as the guard of the panel found it. */
export type Session = {
  tokenHash: string;
  adminId: number;
  username: string;
  isPasswordGenerated: boolean;
};

/** A request, and what is known about it until its response is sent. */
export class Exchange {
  /** In the response and in the log, to find the log line of an error. */
  readonly requestId = crypto.randomUUID();
  /** When the handling began, in ms of performance.now(). */
  readonly startedAt = performance.now();
  readonly method: string;
  /** The path as it was sent, and what follows its "?". */
  path = "";
  search = "";
  /** Set by the guard of the panel for all its routes but the logins. */
  session?: Session;
  /** Set by a guard, and called with the status of the response. */
  onStatus?: (status: number) => void;
  private known?: string;

  constructor(
    readonly request: Request,
    /** The pattern of the route, such as /api/cart/:id, once it is known. */
    public route: string,
    private readonly server: Connections | undefined,
    private readonly trustedProxies: number,
  ) {
    this.method = request.method;
  }

  /** The address at the other end; empty where it is unknown. */
  get peer(): string {
    return this.server?.requestIP(this.request)?.address ?? "";
  }

  /** The client's address, by which the limits count. */
  get address(): string {
    this.known ??= clientAddress(
      this.request,
      this.server,
      this.trustedProxies,
    );
    return this.known;
  }

  /** Limits how long the connection may be silent from now on. */
  allowSilence(seconds: number): void {
    this.server?.timeout?.(this.request, seconds);
  }
}

/** The origin of a request that names no host. */
export const ORIGIN = "http://localhost";
const ABSOLUTE = /^https?:\/\//;
/** The length of "http://h": an earlier slash is not part of the path. */
const HOST_OFFSET = 8;

/**
 * Returns the path and query of a request as they were sent; undefined where
 * the target has no path. Bun gives `request.url` as a whole URL, and where the
 * Host header is missing or invalid as the bare target: "/healthz",
 * "^api/orders".
 */
export function targetOf({ url }: Request): string | undefined {
  if (url.startsWith("/")) return url;
  const start = url.indexOf("/", HOST_OFFSET);
  return start < 0 || !ABSOLUTE.test(url) ? undefined : url.slice(start);
}
