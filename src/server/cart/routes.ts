import { type Context, Elysia } from "elysia";
import * as z from "zod/mini";
import {
  AddToCartInput,
  Cart,
  CartLine,
  QuantityInput,
} from "#shared/cart/schema.ts";
import { DesignInput } from "#shared/clip/schema.ts";
import { OK, OkReply } from "#shared/api/errors.ts";
import { API } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { createAllowance } from "#server/http/allowance.ts";
import { operation } from "#server/http/operation.ts";
import { NEW_CARTS } from "#server/http/rate-limit.ts";
import { ROW_PATH, replies, takes } from "#server/http/route-schemas.ts";
import {
  addClipToCart,
  addToCart,
  clearCart,
  setQuantity,
  updateClipInCart,
} from "./cart.ts";
import { cartCookies, readCartToken } from "./cookie.ts";
import { readCart } from "./visit.ts";

/**
 * Adds the routes of the visitor's cart. Adding the first line creates the cart
 * and its cookie; later uses of the cart postpone the expiry of both.
 */
export function cartRoutes(deps: Deps) {
  const { config } = deps;
  const allowNewCart = createAllowance(deps, "carts", NEW_CARTS);
  const tokenOf = (request: Request) => readCartToken(config, request);
  const setToken = ({ headers }: Context["set"], token: string | undefined) => {
    if (token !== undefined) headers["set-cookie"] = cartCookies(config, token);
  };

  return new Elysia({ name: "cart" })
    .onBeforeHandle(({ set }) => {
      set.headers["cache-control"] = "no-store";
    })
    .get(
      API.cart,
      async ({ request, set }) => {
        const { lines, newToken } = await readCart(deps, tokenOf(request));
        setToken(set, newToken);
        return lines;
      },
      {
        response: replies(Cart),
        detail: operation("The visitor's cart, repriced"),
      },
    )
    .post(
      API.cart,
      async ({ body, request, server, set, status }) => {
        const allowNew = () => allowNewCart(request, server);
        const added = { token: tokenOf(request), allowNew, ...body };
        const { newToken, line } = await addToCart(deps, added);
        setToken(set, newToken);
        return status(201, line);
      },
      {
        body: takes(AddToCartInput),
        response: { 201: replies(CartLine) },
        detail: operation("Add a clip to the cart", {
          errors: [404, 409, 429],
        }),
      },
    )
    .delete(
      API.cart,
      async ({ request }) => {
        await clearCart(deps, tokenOf(request));
        return OK;
      },
      { response: replies(OkReply), detail: operation("Empty the cart") },
    )
    .put(
      `${API.cart}/:id`,
      async ({ body, params, request, set }) => {
        const token = tokenOf(request);
        const change = { token, lineId: params.id, ...body };
        const { newToken, line } = await setQuantity(deps, change);
        setToken(set, newToken);
        return line ?? OK;
      },
      {
        params: ROW_PATH,
        body: takes(QuantityInput),
        response: replies(z.union([CartLine, OkReply])),
        detail: operation("Change a quantity; 0 removes"),
      },
    )
    .delete(
      `${API.cart}/:id`,
      async ({ params, request, set }) => {
        const token = tokenOf(request);
        const change = { token, lineId: params.id, quantity: 0 };
        const { newToken } = await setQuantity(deps, change);
        setToken(set, newToken);
        return OK;
      },
      {
        params: ROW_PATH,
        response: replies(OkReply),
        detail: operation("Remove a line"),
      },
    )
    .post(
      API.customClip,
      async ({ body: design, request, server, set, status }) => {
        const allowNew = () => allowNewCart(request, server);
        const added = { token: tokenOf(request), allowNew, design };
        const { newToken, line } = await addClipToCart(deps, added);
        setToken(set, newToken);
        return status(201, line);
      },
      {
        body: takes(DesignInput),
        response: { 201: replies(CartLine) },
        detail: operation("Add a custom clip", { errors: [409, 429] }),
      },
    )
    .put(
      `${API.customClip}/:id`,
      async ({ body: design, params, request, set }) => {
        const token = tokenOf(request);
        const change = { token, lineId: params.id, design };
        const { newToken, line } = await updateClipInCart(deps, change);
        setToken(set, newToken);
        return line;
      },
      {
        params: ROW_PATH,
        body: takes(DesignInput),
        response: replies(CartLine),
        detail: operation("Change a custom clip", { errors: [409] }),
      },
    );
}
