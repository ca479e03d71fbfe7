import type { Elysia } from "elysia";
import {
  IDEMPOTENCY_HEADER,
  IdempotencyKey,
  OrderInput,
  PlacedOrder,
} from "#shared/orders/schema.ts";
import { API } from "#shared/api/paths.ts";
import { readCartToken } from "#server/cart/cookie.ts";
import type { Deps } from "#server/deps.ts";
import { operation } from "#server/http/operation.ts";
import { invalidField } from "#server/http/problem.ts";
import { replies, takes } from "#server/http/route-schemas.ts";
import { placeOrder } from "./place-order.ts";

export function orderRoutes(deps: Deps) {
  return (app: Elysia) =>
    app.post(
      API.orders,
      async ({ body: input, request, set, status }) => {
        const header = request.headers.get(IDEMPOTENCY_HEADER);
        const idempotencyKey = readKey(header);
        const token = readCartToken(deps.config, request);
        const order = await placeOrder(deps, { token, input, idempotencyKey });
        set.headers["cache-control"] = "no-store";
        return status(201, order);
      },
      {
        body: takes(OrderInput),
        response: { 201: replies(PlacedOrder) },
        detail: operation("Place an order", {
          errors: [409],
          headers: [IDEMPOTENCY_HEADER],
        }),
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
