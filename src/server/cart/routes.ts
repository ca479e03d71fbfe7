import * as calls from "#shared/cart/calls.ts";
import { OK } from "#shared/api/schema.ts";
import type { Deps } from "#server/deps.ts";
import { type Reply, routes } from "#server/http/routes.ts";
import { hashOrigin, type Origin } from "#server/http/client-address.ts";
import type { Exchange } from "#server/http/exchange.ts";
import { createAllowance, NEW_CARTS } from "#server/http/rate-limit.ts";
import { createWantedNotes } from "#server/stock/hold-tries.ts";
import { HeldProblem } from "#server/stock/shortage.ts";
import { addToCart, clearCart, readCart, setQuantity } from "./cart.ts";
import { addClipToCart, updateClipInCart } from "./clips.ts";
import { cartCookies, readCartToken } from "./cookie.ts";
import { sayLine } from "./unavailable.ts";
import { NoCartError } from "./put-line.ts";

/**
 * The routes of the visitor's cart. Adding the first line creates the cart and
 * its cookie; later uses of the cart postpone the expiry of both.
 */
export function cartRoutes(deps: Deps) {
  const { config, locale } = deps;
  const newCarts = createAllowance(deps, "carts", NEW_CARTS);
  const noteWanted = createWantedNotes(deps);
  const tokenOf = (request: Request) => readCartToken(config, request);
  const setToken = ({ headers }: Reply, token: string | undefined) => {
    if (token !== undefined) headers["set-cookie"] = cartCookies(config, token);
  };

  /** Adds to the visitor's cart, or to a new one, which is limited. */
  async function addTo<T>(
    { request, address }: Exchange,
    add: (token: string | undefined) => Promise<T>,
  ): Promise<T> {
    const token = tokenOf(request);
    try {
      if (token !== undefined) return await add(token);
    } catch (error) {
      if (!(error instanceof NoCartError)) throw error;
    }
    await newCarts.take(address);
    try {
      return await add(undefined);
    } catch (error) {
      await newCarts.giveBack(address);
      throw error;
    }
  }

  /** Notes who wants what others hold. */
  async function noting<T>(origin: Origin, changing: Promise<T>): Promise<T> {
    try {
      return await changing;
    } catch (error) {
      if (error instanceof HeldProblem && error.wanted)
        await noteWanted(error.wanted, origin);
      throw error;
    }
  }

  return routes(
    calls,
    {
      getCart: async ({ request, set }) => {
        const { lines, newToken } = await readCart(deps, tokenOf(request));
        setToken(set, newToken);
        const voice = await locale();
        return lines.map((line) => sayLine(line, voice));
      },

      addToCart: async (sent) => {
        const origin = await hashOrigin(deps, sent.address);
        const adding = addTo(sent, (token) =>
          addToCart(deps, { token, origin, ...sent.body }),
        );
        const { newToken, line } = await noting(origin, adding);
        setToken(sent.set, newToken);
        return sayLine(line, await locale());
      },

      emptyCart: async ({ request }) => {
        await clearCart(deps, tokenOf(request));
        return OK;
      },

      setQuantity: async ({ body, params, request, address, set }) => {
        const token = tokenOf(request);
        const origin = await hashOrigin(deps, address);
        const change = { token, origin, lineId: params.id, ...body };
        const changing = setQuantity(deps, change);
        const { newToken, line } = await noting(origin, changing);
        setToken(set, newToken);
        return line ? sayLine(line, await locale()) : OK;
      },

      removeLine: async ({ params, request, set }) => {
        const token = tokenOf(request);
        const change = { token, lineId: params.id, quantity: 0 };
        const { newToken } = await setQuantity(deps, change);
        setToken(set, newToken);
        return OK;
      },

      addCustomClip: async (sent) => {
        const { newToken, line } = await addTo(sent, (token) =>
          addClipToCart(deps, { token, design: sent.body }),
        );
        setToken(sent.set, newToken);
        return sayLine(line, await locale());
      },

      changeCustomClip: async ({ body: design, params, request, set }) => {
        const token = tokenOf(request);
        const change = { token, lineId: params.id, design };
        const { newToken, line } = await updateClipInCart(deps, change);
        setToken(set, newToken);
        return sayLine(line, await locale());
      },
    },
    { "cache-control": "no-store" },
  );
}
