import type { Notice } from "#shared/admin/schema.ts";
import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/runtime/log.ts";
import type { Limit } from "#server/runtime/event-windows.ts";
import type { Exchange } from "./exchange.ts";
import {
  createRateLimiter,
  limitAddresses,
  limitedRoute,
  RATE_LIMITS,
} from "./rate-limit.ts";
import { checkOrigin } from "./security.ts";

/**
 * Refuses a request by throwing a Problem, before a byte of a body is read. Is
 * waited for only if it returns a promise.
 */
export type Guard = (exchange: Exchange) => unknown;

/**
 * Warns once, in the log and the admin panel, that requests come through a
 * proxy on this machine while TRUST_PROXY is 0: all shoppers then share one
 * rate limit.
 */
export function proxyNotice({
  config,
  log,
  notices,
}: Pick<Deps, "config" | "log" | "notices">): Guard {
  let isSaid = config.trustProxy > 0;
  return (exchange) => {
    if (isSaid || !exchange.request.headers.has("x-forwarded-for")) return;
    if (!LOOPBACK.test(exchange.peer)) return;
    isSaid = true;
    notices.add("proxy_not_trusted" satisfies Notice);
    log.warn("proxy_not_trusted", {
      reason:
        "Requests come through a proxy on this machine, and TRUST_PROXY is 0: all visitors count as one address. Set TRUST_PROXY=1 and restart the shop.",
    });
  };
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Refuses writes from the pages of other sites. */
export function originGuard({ config }: Pick<Deps, "config">): Guard {
  return ({ request }) => checkOrigin(request, config);
}

/**
 * Limits how often an address, and its network, may POST to the routes in
 * `RATE_LIMITS`. Requests that the shop refuses, such as a mistyped form, are
 * not counted.
 */
export function rateLimitGuard({
  log,
  ...deps
}: Pick<Deps, "clock" | "db" | "log">): Guard {
  const limiter = limitAddresses(createRateLimiter(deps, "route"));

  async function take(exchange: Exchange, route: string, limit: Limit) {
    const { address } = exchange;
    await limiter.take(address, limit, route);
    exchange.onStatus = (status) => {
      if (status < 400) return;
      limiter
        .giveBack(address, route)
        .catch((error) => log.warn("limit_not_given_back", errorFields(error)));
    };
  }

  return (exchange) => {
    if (exchange.method !== "POST") return undefined;
    const route = limitedRoute(exchange.path);
    const limit = RATE_LIMITS[route];
    return limit && take(exchange, route, limit);
  };
}
