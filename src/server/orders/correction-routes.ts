import * as calls from "#shared/orders/calls.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { correctOrder } from "./correct.ts";
import { sendConfirmation } from "./correction-mails.ts";
import { PRIVATE_HEADERS } from "#server/http/headers.ts";

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
