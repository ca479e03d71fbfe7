import * as calls from "#shared/cart/calls.ts";
import { OK } from "#shared/api/schema.ts";
import type { Deps } from "#server/deps.ts";
import { type Reply, routes } from "#server/http/routes.ts";
import { createAllowance } from "#server/http/allowance.ts";
import { NEW_CARTS } from "#server/http/rate-limit.ts";
import {
  createWantedNotes,
  type Origin,
  type Wanted,
} from "#server/stock/hold-tries.ts";
import { addToCart, clearCart, setQuantity } from "./cart.ts";
import { addClipToCart, updateClipInCart } from "./clips.ts";
import { cartCookies, readCartToken } from "./cookie.ts";
import type { Visitor } from "./visit.ts";
import { sayLine } from "./unavailable.ts";
import { readCart } from "./visit.ts";

/**
 * Adds the routes of the visitor's cart. Adding the first line creates the cart
 * and its cookie; later uses of the cart postpone the expiry of both.
 */
export function cartRoutes(
  deps: Deps,
  hashOrigin: (address: string) => Promise<Origin>,
) {
  const { config, locale } = deps;
  const allowNewCart = createAllowance(deps, "carts", NEW_CARTS);
  const noteWanted = createWantedNotes(deps);
  const tokenOf = (request: Request) => readCartToken(config, request);
  /** Runs what may hold something, and notes what others hold. */
  async function holding<T>(
    address: string,
    run: (holder: Pick<Visitor, "origin" | "whenHeld">) => Promise<T>,
  ): Promise<T> {
    const origin = await hashOrigin(address);
    let wanted: Wanted | undefined;
    const whenHeld = (what: Wanted) => {
      wanted = what;
    };
    try {
      return await run({ origin, whenHeld });
    } finally {
      if (wanted) await noteWanted(wanted, origin);
    }
  }
  const setToken = ({ headers }: Reply, token: string | undefined) => {
    if (token !== undefined) headers["set-cookie"] = cartCookies(config, token);
  };

  return routes(
    calls,
    {
      getCart: async ({ request, set }) => {
        const { lines, newToken } = await readCart(deps, tokenOf(request));
        setToken(set, newToken);
        const voice = await locale();
        return lines.map((line) => sayLine(line, voice));
      },

      addToCart: async ({ body, request, address, set }) => {
        const allowNew = () => allowNewCart(address);
        const token = tokenOf(request);
        const { newToken, line } = await holding(address, (holder) =>
          addToCart(deps, { token, allowNew, ...holder, ...body }),
        );
        setToken(set, newToken);
        return sayLine(line, await locale());
      },

      emptyCart: async ({ request }) => {
        await clearCart(deps, tokenOf(request));
        return OK;
      },

      setQuantity: async ({ body, params, request, address, set }) => {
        const token = tokenOf(request);
        const change = { token, lineId: params.id, ...body };
        const { newToken, line } = await holding(address, (holder) =>
          setQuantity(deps, { ...change, ...holder }),
        );
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

      addCustomClip: async ({ body: design, request, address, set }) => {
        const allowNew = () => allowNewCart(address);
        const added = { token: tokenOf(request), allowNew, design };
        const { newToken, line } = await addClipToCart(deps, added);
        setToken(set, newToken);
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
