import * as calls from "#shared/payment/calls.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { routes } from "#server/http/routes.ts";
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
  return routes(
    calls,
    {
      setPayment: ({ params, body }) =>
        setPayment(deps, { token: params.token, input: body }),

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
