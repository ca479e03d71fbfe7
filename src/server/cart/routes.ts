import * as calls from "#shared/cart/calls.ts";
import { type Context, Elysia } from "elysia";
import { OK } from "#shared/api/schema.ts";
import type { Deps } from "#server/deps.ts";
import { route, ROW_PATH } from "#server/http/route.ts";
import { createAllowance } from "#server/http/allowance.ts";
import {
  type AddressSource,
  clientAddress,
} from "#server/http/client-address.ts";
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
    [request, server]: [Request, AddressSource],
    run: (holder: Pick<Visitor, "origin" | "whenHeld">) => Promise<T>,
  ): Promise<T> {
    const address = clientAddress(request, server, config.trustProxy);
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
  const setToken = ({ headers }: Context["set"], token: string | undefined) => {
    if (token !== undefined) headers["set-cookie"] = cartCookies(config, token);
  };

  return new Elysia({ name: "cart" })
    .onBeforeHandle(({ set }) => {
      set.headers["cache-control"] = "no-store";
    })
    .use(
      route(
        calls.getCart,
        { summary: "The visitor's cart, repriced" },
        async ({ request, set }) => {
          const { lines, newToken } = await readCart(deps, tokenOf(request));
          setToken(set, newToken);
          const voice = await locale();
          return lines.map((line) => sayLine(line, voice));
        },
      ),
    )
    .use(
      route(
        calls.addToCart,
        { summary: "Add a clip to the cart", errors: [404, 409, 429] },
        async ({ body, request, server, set }) => {
          const allowNew = () => allowNewCart(request, server);
          const token = tokenOf(request);
          const { newToken, line } = await holding(
            [request, server],
            (holder) =>
              addToCart(deps, { token, allowNew, ...holder, ...body }),
          );
          setToken(set, newToken);
          return sayLine(line, await locale());
        },
      ),
    )
    .use(
      route(
        calls.emptyCart,
        { summary: "Empty the cart" },
        async ({ request }) => {
          await clearCart(deps, tokenOf(request));
          return OK;
        },
      ),
    )
    .use(
      route(
        calls.setQuantity,
        {
          summary: "Change a quantity; 0 removes. Holds what is counted",
          params: ROW_PATH,
          errors: [409],
        },
        async ({ body, params, request, server, set }) => {
          const token = tokenOf(request);
          const change = { token, lineId: params.id, ...body };
          const { newToken, line } = await holding(
            [request, server],
            (holder) => setQuantity(deps, { ...change, ...holder }),
          );
          setToken(set, newToken);
          return line ? sayLine(line, await locale()) : OK;
        },
      ),
    )
    .use(
      route(
        calls.removeLine,
        { summary: "Remove a line", params: ROW_PATH },
        async ({ params, request, set }) => {
          const token = tokenOf(request);
          const change = { token, lineId: params.id, quantity: 0 };
          const { newToken } = await setQuantity(deps, change);
          setToken(set, newToken);
          return OK;
        },
      ),
    )
    .use(
      route(
        calls.addCustomClip,
        { summary: "Add a custom clip", errors: [409, 429] },
        async ({ body: design, request, server, set }) => {
          const allowNew = () => allowNewCart(request, server);
          const added = { token: tokenOf(request), allowNew, design };
          const { newToken, line } = await addClipToCart(deps, added);
          setToken(set, newToken);
          return sayLine(line, await locale());
        },
      ),
    )
    .use(
      route(
        calls.changeCustomClip,
        { summary: "Change a custom clip", params: ROW_PATH, errors: [409] },
        async ({ body: design, params, request, set }) => {
          const token = tokenOf(request);
          const change = { token, lineId: params.id, design };
          const { newToken, line } = await updateClipInCart(deps, change);
          setToken(set, newToken);
          return sayLine(line, await locale());
        },
      ),
    );
}
