import { Elysia } from "elysia";
import * as z from "zod/mini";
import {
  MakerOrder,
  ShopperOrder,
  StatusInput,
} from "#shared/orders/life-schema.ts";
import { API } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { operation } from "#server/http/operation.ts";
import { pathParts, replies, takes } from "#server/http/route-schemas.ts";
import {
  cancelOrder,
  getMakerOrder,
  getShopperOrder,
  setStatus,
} from "./life.ts";
import { PRIVATE_HEADERS } from "./private-headers.ts";

const SHOPPER_ROUTE = `${API.orders}/:token` as const;
const MAKER_ROUTE = `${API.make}/:token` as const;

/** The token format is not checked: all wrong tokens get one response. */
const TOKEN_PATH = pathParts(z.object({ token: z.string() }));

/** Routes for an order's pages; the token in the link gives access. */
export function orderLifeRoutes(deps: Deps) {
  return new Elysia({ name: "order-life" })
    .onBeforeHandle(({ set }) => {
      Object.assign(set.headers, PRIVATE_HEADERS);
    })
    .get(SHOPPER_ROUTE, ({ params }) => getShopperOrder(deps, params.token), {
      params: TOKEN_PATH,
      response: replies(ShopperOrder),
      detail: operation("An order, for its shopper"),
    })
    .post(
      `${SHOPPER_ROUTE}/cancel`,
      ({ params }) => cancelOrder(deps, params.token),
      {
        params: TOKEN_PATH,
        response: replies(ShopperOrder),
        detail: operation("Cancel an order that is not being made yet", {
          errors: [409],
        }),
      },
    )
    .get(MAKER_ROUTE, ({ params }) => getMakerOrder(deps, params.token), {
      params: TOKEN_PATH,
      response: replies(MakerOrder),
      detail: operation("An order, for the maker"),
    })
    .post(
      `${MAKER_ROUTE}/status`,
      ({ params, body }) =>
        setStatus(deps, { token: params.token, input: body }),
      {
        params: TOKEN_PATH,
        body: takes(StatusInput),
        response: replies(MakerOrder),
        detail: operation("Move an order on, or back by one", {
          errors: [409],
        }),
      },
    );
}
