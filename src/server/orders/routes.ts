import * as calls from "#shared/orders/calls.ts";
import {
  IDEMPOTENCY_HEADER,
  findRecentOrder,
  placeOrder as placeCall,
} from "#shared/cart/calls.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { IdempotencyKey } from "#shared/orders/input.ts";
import { OK } from "#shared/api/schema.ts";
import { readCartToken } from "#server/cart/cookie.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { invalidField } from "#server/http/problem.ts";
import {
  CONFIRMATIONS,
  createRateLimiter,
  limitAddresses,
} from "#server/http/rate-limit.ts";
import { noteSeen } from "./change-order.ts";
import { sendOrderLinks } from "./lost-links.ts";
import { getMakerOrder, getShopperOrder } from "./order-page.ts";
import { setPicked } from "./picks.ts";
import { placeOrder } from "./place-order.ts";
import { PRIVATE_HEADERS } from "#server/http/headers.ts";
import { cancelOrder, setStatus } from "./progress.ts";
import { findOrderOfCart } from "./recent-order.ts";
import { declareWithdrawal, withdraw } from "./withdrawal.ts";

export function orderRoutes(deps: Deps) {
  const origins = limitAddresses(createRateLimiter(deps, "confirmations"));
  return routes(
    { findRecentOrder, placeOrder: placeCall },
    {
      findRecentOrder: async ({ request, set }) => {
        set.headers["cache-control"] = "no-store";
        const token = readCartToken(deps.config, request);
        return { order: (await findOrderOfCart(deps, token)) ?? null };
      },

      placeOrder: async ({ body: input, request, address, set }) => {
        const header = request.headers.get(IDEMPOTENCY_HEADER);
        const idempotencyKey = readKey(header);
        const token = readCartToken(deps.config, request);
        const mayConfirm = await origins.tryTake(address, CONFIRMATIONS);
        let isConfirmed = false;
        try {
          const given = { token, input, idempotencyKey, mayConfirm };
          const placed = await placeOrder(deps, given);
          isConfirmed = placed.isConfirmed;
          set.headers["cache-control"] = "no-store";
          return placed.order;
        } finally {
          if (mayConfirm && !isConfirmed) await origins.giveBack(address);
        }
      },
    },
  );
}

function readKey(header: string | null): string | undefined {
  if (header === null) return undefined;
  const parsed = IdempotencyKey.safeParse(header);
  if (parsed.success) return parsed.data;
  throw invalidField(IDEMPOTENCY_HEADER, errorKey("idempotencyKey"));
}

/** Routes for an order's pages; the token in the link gives access. */
export function orderPageRoutes(deps: Deps) {
  return routes(
    calls,
    {
      getOrder: ({ params }) => getShopperOrder(deps, params.token),

      cancelOrder: ({ params }) => cancelOrder(deps, params.token),

      withdraw: ({ params, body }) =>
        withdraw(deps, { token: params.token, input: body ?? {} }),

      sendLinks: async ({ body }) => {
        await sendOrderLinks(deps, body.email);
        return OK;
      },

      declareWithdrawal: async ({ body }) => {
        await declareWithdrawal(deps, body);
        return OK;
      },

      getMakerOrder: ({ params }) => getMakerOrder(deps, params.token),

      noteSeen: ({ params }) => noteSeen(deps, params.token),

      setPicked: ({ params, body }) =>
        setPicked(deps, { token: params.token, input: body }),

      setStatus: ({ params, body }) =>
        setStatus(deps, { token: params.token, input: body }),
    },
    PRIVATE_HEADERS,
  );
}
