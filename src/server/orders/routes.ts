import { Elysia } from "elysia";
import {
  IDEMPOTENCY_HEADER,
  IdempotencyKey,
  OrderInput,
} from "#shared/orders.ts";
import { API } from "#shared/paths.ts";
import { cartCookieName, readToken } from "#server/cart/token.ts";
import type { Deps } from "#server/deps.ts";
import { parseBody } from "#server/parse.ts";
import { invalidField } from "#server/problem.ts";
import { placeOrder } from "./store.ts";

export function orderRoutes(deps: Deps) {
  const cookieName = cartCookieName(deps.config);
  return new Elysia({ name: "orders" }).post(
    API.orders,
    async ({ body, cookie, request, set }) => {
      const input = parseBody(OrderInput, body);
      const key = readKey(request.headers.get(IDEMPOTENCY_HEADER));
      const token = readToken(cookie[cookieName]?.value);
      const order = await placeOrder(deps, token, input, key);
      set.headers["cache-control"] = "no-store";
      set.status = 201;
      return order;
    },
  );
}

function readKey(header: string | null): string | undefined {
  if (header === null) return undefined;
  const parsed = IdempotencyKey.safeParse(header);
  if (parsed.success) return parsed.data;
  throw invalidField(
    IDEMPOTENCY_HEADER,
    "The Idempotency-Key must have 1 to 128 visible characters.",
  );
}
