import * as calls from "#shared/orders/calls.ts";
import {
  findRecentOrder,
  IDEMPOTENCY_HEADER,
  placeOrder as placeCall,
} from "#shared/cart/calls.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { IdempotencyKey } from "#shared/orders/input.ts";
import { OK } from "#shared/api/schema.ts";
import { get } from "#server/http/routes.ts";
import { answerInvoice } from "./invoice-page.ts";
import { readCartToken } from "#server/cart/cookie.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import {
  CONFIRMATIONS,
  createExactLimiter,
  createRateLimiter,
  limitAddresses,
} from "#server/http/rate-limit.ts";
import { PRIVATE_HEADERS } from "#server/http/headers.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { MAKER } from "#server/db/locks.ts";
import {
  readDeliveryOptions,
  readWeekMail,
  saveWeekMail,
} from "#server/site/store.ts";
import { getPace } from "#shared/pace/calls.ts";
import { readCart } from "#server/cart/cart.ts";
import { toIso } from "#server/runtime/clock.ts";
import * as deliveryCalls from "#shared/delivery/calls.ts";
import { createCachedJson } from "#server/http/packed.ts";
import * as paymentCalls from "#shared/payment/calls.ts";
import { changeAsMaker, noteSeen } from "./change-order.ts";
import { resendOrderMails, sendOrderLinks } from "./resend.ts";
import { getMakerOrder, getShopperOrder } from "./order-page.ts";
import type { GuessLimit } from "./discount-routes.ts";
import { cancelOrder, setPicked, setStatus } from "./progress.ts";
import { placeOrder } from "./place-order.ts";
import { findOrderOfCart, readOrderWeek } from "./order-list.ts";
import { declareWithdrawal, withdraw } from "./withdrawal.ts";
import { correctOrder, sendConfirmation } from "./correct.ts";
import { countToMake, readPacing, sayPacing } from "./pace.ts";
import { drawCode } from "./payment-code.ts";
import {
  remindOfPayment,
  setPayment,
  takeBackRefund,
  takeBackReminder,
} from "./payment.ts";

export function orderRoutes(deps: Deps, limitGuesses: GuessLimit) {
  const origins = limitAddresses(createRateLimiter(deps, "confirmations"));
  return routes(
    { findRecentOrder, placeOrder: placeCall },
    {
      findRecentOrder: async ({ request, set }) => {
        set.headers["cache-control"] = "no-store";
        const token = readCartToken(deps.config, request);
        return { order: (await findOrderOfCart(deps, token)) ?? null };
      },

      placeOrder: async ({ body: input, request, address, set }) => {
        const idempotencyKey = readKey(request.headers);
        const token = readCartToken(deps.config, request);
        const mayConfirm = await origins.tryTake(address, CONFIRMATIONS);
        let isConfirmed = false;
        try {
          const given = { token, input, idempotencyKey, mayConfirm };
          const place = () => placeOrder(deps, given);
          const placed = input.discountCode
            ? await limitGuesses(address, place)
            : await place();
          isConfirmed = placed.isConfirmed;
          set.headers["cache-control"] = "no-store";
          return placed.order;
        } finally {
          if (mayConfirm && !isConfirmed) await origins.giveBack(address);
        }
      },
    },
  );
}

/** The key of an attempt to order, if the request has one. Throws "invalid". */
export function readKey(headers: Headers): string | undefined {
  const header = headers.get(IDEMPOTENCY_HEADER);
  if (header === null) return undefined;
  const parsed = IdempotencyKey.safeParse(header);
  if (parsed.success) return parsed.data;
  throw invalidField(IDEMPOTENCY_HEADER, errorKey("idempotencyKey"));
}

/** Routes for an order's pages; the token in the link gives access. */
export function orderPageRoutes(deps: Deps) {
  return routes(
    calls,
    {
      getOrder: ({ params }) => getShopperOrder(deps, params.token),

      cancelOrder: ({ params }) => cancelOrder(deps, params.token),

      withdraw: ({ params, body }) =>
        withdraw(deps, { token: params.token, input: body ?? {} }),

      sendLinks: async ({ body }) => {
        await sendOrderLinks(deps, body.email);
        return OK;
      },

      declareWithdrawal: async ({ body }) => {
        await declareWithdrawal(deps, body);
        return OK;
      },

      getMakerOrder: ({ params }) => getMakerOrder(deps, params.token),

      noteSeen: ({ params }) => noteSeen(deps, params.token),

      setPicked: ({ params, body }) =>
        setPicked(deps, { token: params.token, input: body }),

      setStatus: ({ params, body }) =>
        setStatus(deps, { token: params.token, input: body }),
    },
    PRIVATE_HEADERS,
  );
}

/** The invoices of an order as pages to print, for both of its readers. */
export function invoiceRoutes(deps: Deps) {
  return [
    get("/orders/:token/invoices/:number", ({ params: { token, number } }) =>
      answerInvoice(deps, { viewer: "shopper", token, id: number }),
    ),
    get("/make/:token/invoices/:number", ({ params: { token, number } }) =>
      answerInvoice(deps, { viewer: "maker", token, id: number }),
    ),
  ];
}

/** As many as attempts to log in: whoever has the panel must not try numbers. */
const RESENDS = { max: 10, windowMs: 15 * MINUTE_MS };
const MAX_ENTRIES = 1_000;

/** Routes of the Orders tab; none of them shows an order's content. */
export function orderAdminRoutes(deps: Deps) {
  const resends = createExactLimiter(deps, "resent mails", MAX_ENTRIES);
  return routes(calls, {
    getOrderWeek: () => readOrderWeek(deps),

    getWeekMail: async () => ({ weekMail: await readWeekMail(deps.db) }),

    changeWeekMail: async ({ body: { weekMail } }) => {
      const now = deps.clock.now();
      const update = { weekMail, settings: deps.config, now };
      await deps.commit(MAKER, (tx) => saveWeekMail(tx, update));
      return { weekMail };
    },

    resendOrderMails: async ({ body, address }) => {
      await resends.take(address, RESENDS);
      return { orders: await resendOrderMails(deps, body.query) };
    },
  });
}

/** Routes with which the maker corrects an order; the token gives access. */
export function correctionRoutes(deps: Deps) {
  return routes(
    calls,
    {
      correctOrder: ({ params, body }) =>
        correctOrder(deps, { token: params.token, input: body }),

      sendConfirmation: ({ params }) => sendConfirmation(deps, params.token),
    },
    PRIVATE_HEADERS,
  );
}

export function paceRoutes(deps: Deps) {
  return routes(
    { getPace },
    {
      getPace: async ({ request, set }) => {
        set.headers["cache-control"] = "no-store";
        const { config, clock, db } = deps;
        const now = clock.now();
        const pacing = await readPacing(db, config, now);
        const token = readCartToken(config, request);
        const { lines } = await readCart(deps, token);
        // An empty cart is told when one clip would be ready.
        const more = lines.length > 0 ? countToMake(lines) : 1;
        const readyBy = await pacing.readyBy(more);
        const locale = await deps.locale();
        const words = sayPacing({ ...pacing, readyBy }, locale, now);
        return { ...words, now: toIso(now), readyBy };
      },
    },
  );
}

export function deliveryRoutes(deps: Deps) {
  const respond = createCachedJson(deps, deliveryCalls.listDelivery.path, () =>
    readDeliveryOptions(deps.db, deps.config),
  );
  return routes(deliveryCalls, {
    listDelivery: ({ request }) => respond(request),
  });
}

/** Routes for an order's payment; the token in the link gives access. */
export function paymentRoutes(deps: Deps) {
  return routes(
    paymentCalls,
    {
      setPayment: ({ params, body }) =>
        setPayment(deps, { token: params.token, input: body }),

      writeInvoice: ({ params }) =>
        changeAsMaker(deps, params.token, async () => ({
          givesInvoice: true,
        })),

      remindOfPayment: ({ params }) => remindOfPayment(deps, params.token),

      takeBackReminder: ({ params }) => takeBackReminder(deps, params.token),

      takeBackRefund: ({ params }) => takeBackRefund(deps, params),

      getPaymentCode: async ({ params }) => {
        const { id, payment } = await getShopperOrder(deps, params.token);
        if (!payment.code) throw new Problem("not_found");
        return new Response(Buffer.from(await drawCode(payment.code)), {
          headers: {
            ...PRIVATE_HEADERS,
            "content-type": "image/png",
            "content-disposition": `attachment; filename="${id}.png"`,
          },
        });
      },
    },
    PRIVATE_HEADERS,
  );
}
