import * as calls from "#shared/orders/calls.ts";
import {
  findRecentOrder,
  placeOrder as placeOrderCall,
} from "#shared/cart/calls.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { Elysia } from "elysia";
import { IDEMPOTENCY_HEADER } from "#shared/orders/checkout.ts";
import { IdempotencyKey } from "#shared/orders/input.ts";
import { OK } from "#shared/api/schema.ts";
import { readCartToken } from "#server/cart/cookie.ts";
import type { Deps } from "#server/deps.ts";
import { route } from "#server/http/route.ts";
import { clientAddress } from "#server/http/client-address.ts";
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
  return (app: Elysia) =>
    app
      .use(
        route(
          findRecentOrder,
          {
            summary:
              "The order that emptied the visitor's cart within the hour",
          },
          async ({ request, set }) => {
            set.headers["cache-control"] = "no-store";
            const token = readCartToken(deps.config, request);
            return { order: (await findOrderOfCart(deps, token)) ?? null };
          },
        ),
      )
      .use(
        route(
          placeOrderCall,
          {
            summary: "Place an order",
            errors: [409],
            headers: [IDEMPOTENCY_HEADER],
          },
          async ({ body: input, request, server, set }) => {
            const header = request.headers.get(IDEMPOTENCY_HEADER);
            const idempotencyKey = readKey(header);
            const token = readCartToken(deps.config, request);
            const { trustProxy } = deps.config;
            const origin = clientAddress(request, server, trustProxy);
            const mayConfirm = await origins.tryTake(origin, CONFIRMATIONS);
            let isConfirmed = false;
            try {
              const given = { token, input, idempotencyKey, mayConfirm };
              const placed = await placeOrder(deps, given);
              isConfirmed = placed.isConfirmed;
              set.headers["cache-control"] = "no-store";
              return placed.order;
            } finally {
              if (mayConfirm && !isConfirmed) await origins.giveBack(origin);
            }
          },
        ),
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
  return new Elysia({ name: "order-pages" })
    .onBeforeHandle(({ set }) => {
      Object.assign(set.headers, PRIVATE_HEADERS);
    })
    .use(
      route(
        calls.getOrder,
        { summary: "An order, for its shopper" },
        ({ params }) => getShopperOrder(deps, params.token),
      ),
    )
    .use(
      route(
        calls.cancelOrder,
        {
          summary: "Cancel an order that is not being made yet",
          errors: [409],
        },
        ({ params }) => cancelOrder(deps, params.token),
      ),
    )
    .use(
      route(
        calls.withdraw,
        {
          summary: "Withdraw from an order, or from some of its lines",
          errors: [409],
        },
        ({ params, body }) =>
          withdraw(deps, { token: params.token, input: body ?? {} }),
      ),
    )
    .use(
      route(
        calls.sendLinks,
        { summary: "Mail the links of the orders of an address to it" },
        async ({ body }) => {
          await sendOrderLinks(deps, body.email);
          return OK;
        },
      ),
    )
    .use(
      route(
        calls.declareWithdrawal,
        { summary: "Withdraw without the link to the order" },
        async ({ body }) => {
          await declareWithdrawal(deps, body);
          return OK;
        },
      ),
    )
    .use(
      route(
        calls.getMakerOrder,
        { summary: "An order, for the maker" },
        ({ params }) => getMakerOrder(deps, params.token),
      ),
    )
    .use(
      route(
        calls.noteSeen,
        { summary: "Note that the maker has looked at an order" },
        ({ params }) => noteSeen(deps, params.token),
      ),
    )
    .use(
      route(
        calls.setPicked,
        { summary: "Tick a part of an order's pick list off" },
        ({ params, body }) =>
          setPicked(deps, { token: params.token, input: body }),
      ),
    )
    .use(
      route(
        calls.setStatus,
        {
          summary: "Move an order on, or back by one",
          errors: [409],
        },
        ({ params, body }) =>
          setStatus(deps, { token: params.token, input: body }),
      ),
    );
}
