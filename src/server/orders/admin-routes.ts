import * as calls from "#shared/orders/calls.ts";
import type { Elysia } from "elysia";
import { MINUTE_MS } from "#shared/text/dates.ts";
import type { Deps } from "#server/deps.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { createExactLimiter } from "#server/http/rate-limit.ts";
import { route } from "#server/http/route.ts";
import { MAKER } from "#server/db/locks.ts";
import { readWeekMail, saveWeekMail } from "#server/site/store.ts";
import { resendOrderMails } from "./resend.ts";
import { readOrderWeek } from "./week.ts";

/** As many as attempts to log in: whoever has the panel must not try numbers. */
const RESENDS = { max: 10, windowMs: 15 * MINUTE_MS };
const MAX_ENTRIES = 1_000;

/** Routes of the Orders tab; none of them shows an order's content. */
export function orderAdminRoutes(deps: Deps) {
  const resends = createExactLimiter(deps, "resent mails", MAX_ENTRIES);
  return (app: Elysia) =>
    app
      .use(
        route(
          calls.getOrderWeek,
          { summary: "How many orders came in the last seven days" },
          () => readOrderWeek(deps),
        ),
      )
      .use(
        route(
          calls.getWeekMail,
          { summary: "When the mail about the week goes out" },
          async () => ({ weekMail: await readWeekMail(deps.db) }),
        ),
      )
      .use(
        route(
          calls.changeWeekMail,
          { summary: "Change when the mail about the week goes out" },
          async ({ body: { weekMail } }) => {
            const now = deps.clock.now();
            const update = { weekMail, settings: deps.config, now };
            await deps.commit(MAKER, (tx) => saveWeekMail(tx, update));
            return { weekMail };
          },
        ),
      )
      .use(
        route(
          calls.resendOrderMails,
          {
            summary: "Send the mails about orders to the maker again",
            errors: [429],
          },
          async ({ body, request, server }) => {
            const { trustProxy } = deps.config;
            await resends.take(
              clientAddress(request, server, trustProxy),
              RESENDS,
            );
            return { orders: await resendOrderMails(deps, body.query) };
          },
        ),
      );
}
