import { Elysia } from "elysia";
import * as calls from "#shared/orders/calls.ts";
import type { Deps } from "#server/deps.ts";
import { route } from "#server/http/route.ts";
import { correctOrder } from "./correct.ts";
import { sendConfirmation } from "./correction-mails.ts";
import { PRIVATE_HEADERS } from "#server/http/headers.ts";

/** Routes with which the maker corrects an order; the token gives access. */
export function correctionRoutes(deps: Deps) {
  return new Elysia({ name: "order-corrections" })
    .onBeforeHandle(({ set }) => {
      Object.assign(set.headers, PRIVATE_HEADERS);
    })
    .use(
      route(
        calls.correctOrder,
        { summary: "Correct an order before it is made", errors: [409, 412] },
        ({ params, body }) =>
          correctOrder(deps, { token: params.token, input: body }),
      ),
    )
    .use(
      route(
        calls.sendConfirmation,
        { summary: "Send the confirmation of an order again", errors: [409] },
        ({ params }) => sendConfirmation(deps, params.token),
      ),
    );
}
