import { type Context, Elysia } from "elysia";
import { AddToCartInput, QuantityInput } from "#shared/cart.ts";
import { DesignInput } from "#shared/clip.ts";
import { API } from "#shared/paths.ts";
import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/log.ts";
import { parseBody, parseId } from "#server/parse.ts";
import { findCart, isRenewalDue, touchCart } from "./carts.ts";
import { addClipToCart, updateClipInCart } from "./clips.ts";
import { cartCookie, cartCookieName, readToken } from "./token.ts";
import { addToCart, clearCart, listCart, setQuantity } from "./store.ts";

type CookieJar = Context["cookie"];

const OK = { ok: true } as const;

/**
 * The visitor's cart. Adding makes one and sets its cookie; every other use of
 * a cart that is there renews both.
 */
export function cartRoutes(deps: Deps) {
  const name = cartCookieName(deps.config);
  const attributes = cartCookie(deps.config);
  const tokenOf = (jar: CookieJar) => readToken(jar[name]?.value);
  const setToken = (jar: CookieJar, token: string | undefined) => {
    if (token !== undefined) jar[name]?.set({ ...attributes, value: token });
  };

  return new Elysia({ name: "cart" })
    .onBeforeHandle(({ set }) => {
      set.headers["cache-control"] = "no-store";
    })
    .get(API.cart, async ({ cookie }) => {
      const token = tokenOf(cookie);
      const cart = findCart(deps, deps.db, token);
      if (!cart) return [];
      if (isRenewalDue(deps, cart) && (await renew(deps, cart.id)))
        setToken(cookie, token);
      return listCart(deps.db, cart.id);
    })
    .post(API.cart, async ({ body, cookie, set }) => {
      const input = parseBody(AddToCartInput, body);
      const { token, line } = await addToCart(deps, tokenOf(cookie), input);
      setToken(cookie, token);
      set.status = 201;
      return line;
    })
    .delete(API.cart, async ({ cookie }) => {
      await clearCart(deps, tokenOf(cookie));
      return OK;
    })
    .put(`${API.cart}/:id`, async ({ body, cookie, params }) => {
      const id = parseId(params.id);
      const { quantity } = parseBody(QuantityInput, body);
      const token = tokenOf(cookie);
      const line = await setQuantity(deps, token, id, quantity);
      setToken(cookie, token);
      return line ?? OK;
    })
    .delete(`${API.cart}/:id`, async ({ cookie, params }) => {
      const token = tokenOf(cookie);
      await setQuantity(deps, token, parseId(params.id), 0);
      setToken(cookie, token);
      return OK;
    })
    .post(API.customClip, async ({ body, cookie, set }) => {
      const design = parseBody(DesignInput, body);
      const { token, line } = await addClipToCart(
        deps,
        tokenOf(cookie),
        design,
      );
      setToken(cookie, token);
      set.status = 201;
      return line;
    })
    .put(`${API.customClip}/:id`, async ({ body, cookie, params }) => {
      const id = parseId(params.id);
      const design = parseBody(DesignInput, body);
      const token = tokenOf(cookie);
      const line = await updateClipInCart(deps, token, id, design);
      setToken(cookie, token);
      return line;
    });
}

/** A cart can be read while it cannot be renewed, on a full disk say. */
async function renew(deps: Deps, id: number): Promise<boolean> {
  try {
    await deps.commit((db) => touchCart(db, id, deps.clock.now()));
    return true;
  } catch (error) {
    deps.log.warn("cart_not_renewed", errorFields(error));
    return false;
  }
}
