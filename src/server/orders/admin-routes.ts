import * as calls from "#shared/orders/calls.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";
import type { Deps } from "#server/deps.ts";
import { createExactLimiter } from "#server/http/rate-limit.ts";
import { routes } from "#server/http/routes.ts";
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
