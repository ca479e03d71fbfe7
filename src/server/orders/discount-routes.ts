import * as calls from "#shared/discounts/calls.ts";
import * as adminCalls from "#shared/discounts/admin-calls.ts";
import { OK } from "#shared/api/schema.ts";
import type { DiscountInput } from "#shared/discounts/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import { sumUp } from "#shared/money/sum.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { findCart } from "#server/cart/cart-store.ts";
import { visitOf } from "#server/cart/cart.ts";
import { readCartToken } from "#server/cart/cookie.ts";
import { toCartLine } from "#server/cart/priced-line.ts";
import { readLines } from "#server/cart/priced-lines.ts";
import { checkDecimals } from "#server/catalog/shown.ts";
import { MAKER } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { ifMatch } from "#server/http/headers.ts";
import { Problem } from "#server/http/problem.ts";
import { createExactLimiter, limitAddresses } from "#server/http/rate-limit.ts";
import { routes } from "#server/http/routes.ts";
import {
  changeDiscount,
  createDiscount,
  isDiscountOpen,
  listDiscounts,
  readDiscount,
  removeDiscount,
  restoreDiscount,
} from "./discounts.ts";

/** As many guesses as at the login; a code that there is counts as none. */
const GUESSES = { max: 10, windowMs: 15 * MINUTE_MS };
const MAX_ENTRIES = 10_000;

/** Keeps a program from trying codes, at the check and at the order. */
export function limitGuesses(deps: Pick<Deps, "clock" | "db">) {
  const guesses = limitAddresses(
    createExactLimiter(deps, "discount codes", MAX_ENTRIES),
  );
  /** Counts `use` as a guess if it finds no such code. */
  return async <T>(address: string, use: () => Promise<T>): Promise<T> => {
    await guesses.take(address, GUESSES);
    let isGuess = false;
    try {
      return await use();
    } catch (error) {
      isGuess = error instanceof Problem && error.code === "discount_unknown";
      throw error;
    } finally {
      if (!isGuess) await guesses.giveBack(address);
    }
  };
}

export type GuessLimit = ReturnType<typeof limitGuesses>;

export function discountRoutes(deps: Deps, limit: GuessLimit) {
  return routes(
    calls,
    {
      checkDiscount: ({ body, request, address }) =>
        limit(address, async () => {
          const { formats } = await deps.locale();
          const { digits } = formats.money;
          const token = readCartToken(deps.config, request);
          const visit = visitOf(deps, { token });
          const { now } = visit;
          const found = await findCart(deps.db, visit);
          const all = found
            ? await readLines(deps.db, { cartId: found.id, digits, now })
            : [];
          const lines = all.filter(({ unavailable }) => !unavailable);
          const cart = all.map(toCartLine);
          const given = { ...body, lines, cart, formats, now };
          const discount = await readDiscount(deps.db, given);
          const { totalCents } = sumUp({ lines, discount, digits });
          const { code, kind, cents } = discount;
          const total = toPrice(totalCents);
          return { code, kind, amount: toPrice(cents), total };
        }),

      areDiscountsOpen: async () => ({
        open: await isDiscountOpen(deps.db, deps.clock.now()),
      }),
    },
    { "cache-control": "no-store" },
  );
}

/** Routes with which the maker edits her codes. */
export function discountAdminRoutes(deps: Deps) {
  const currencyOf = async () => (await deps.locale()).formats.currency;
  const changeOf = async (input: DiscountInput) => {
    const { formats } = await deps.locale();
    const { kind, value, minTotal } = input;
    checkDecimals({ price: minTotal ?? 0 }, formats.money.digits, "minTotal");
    if (kind === "amount")
      checkDecimals({ price: value }, formats.money.digits, "value");
    return { input, currency: formats.currency, now: deps.clock.now() };
  };
  return routes(adminCalls, {
    listDiscounts: async () => ({
      discounts: await listDiscounts(deps.db, await currencyOf()),
    }),

    createDiscount: async ({ body }) => {
      const change = await changeOf(body);
      return deps.commit(MAKER, (tx) => createDiscount(tx, change));
    },

    changeDiscount: async ({ body, params, request }) => {
      const change = await changeOf(body);
      const target = { id: params.id, ifMatch: ifMatch(request) };
      return deps.commit(MAKER, (tx) =>
        changeDiscount(tx, { ...change, ...target }),
      );
    },

    removeDiscount: async ({ params }) => {
      const target = { id: params.id, now: deps.clock.now() };
      await deps.commit(MAKER, (tx) => removeDiscount(tx, target));
      return OK;
    },

    restoreDiscount: async ({ params }) => {
      const now = deps.clock.now();
      const target = { id: params.id, currency: await currencyOf(), now };
      return deps.commit(MAKER, (tx) => restoreDiscount(tx, target));
    },
  });
}
