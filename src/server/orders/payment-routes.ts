import { Elysia } from "elysia";
import * as calls from "#shared/payment/calls.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { route } from "#server/http/route.ts";
import { drawCode } from "#server/payment/draw-code.ts";
import { getShopperOrder } from "./order-page.ts";
import {
  remindOfPayment,
  setPayment,
  takeBackRefund,
  takeBackReminder,
} from "./payment.ts";
import { PRIVATE_HEADERS } from "#server/http/headers.ts";

/** Routes for an order's payment; the token in the link gives access. */
export function paymentRoutes(deps: Deps) {
  return new Elysia({ name: "order-payment" })
    .onBeforeHandle(({ set }) => {
      Object.assign(set.headers, PRIVATE_HEADERS);
    })
    .use(
      route(
        calls.setPayment,
        { summary: "Move the payment of an order, either way", errors: [409] },
        ({ params, body }) =>
          setPayment(deps, { token: params.token, input: body }),
      ),
    )
    .use(
      route(
        calls.remindOfPayment,
        { summary: "Remind a customer of the payment", errors: [409] },
        ({ params }) => remindOfPayment(deps, params.token),
      ),
    )
    .use(
      route(
        calls.takeBackReminder,
        { summary: "Take a reminder back that waits", errors: [409] },
        ({ params }) => takeBackReminder(deps, params.token),
      ),
    )
    .use(
      route(
        calls.takeBackRefund,
        { summary: "Take back what was last paid back", errors: [409] },
        ({ params }) => takeBackRefund(deps, params),
      ),
    )
    .use(
      route(
        calls.getPaymentCode,
        {
          summary: "The QR code of an order's transfer, as a picture",
          isPicture: true,
        },
        async ({ params }) => {
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
      ),
    );
}
