import * as calls from "#shared/admin/calls.ts";
import type { Elysia } from "elysia";
import { OK } from "#shared/api/errors.ts";
import type { Deps } from "#server/deps.ts";
import { route } from "#server/http/route.ts";
import { getMailStatus, retryMails, sendTestMail } from "./admin.ts";

/** Routes for the state of the mails; none of them shows an order's content. */
export function mailAdminRoutes(deps: Deps) {
  return (app: Elysia) =>
    app
      .use(
        route(calls.getMailStatus, { summary: "The state of the mails" }, () =>
          getMailStatus(deps),
        ),
      )
      .use(
        route(
          calls.retryMails,
          { summary: "Try waiting and failed mails now" },
          async () => {
            await retryMails(deps);
            return getMailStatus(deps);
          },
        ),
      )
      .use(
        route(
          calls.sendTestMail,
          { summary: "Send a test mail" },
          async ({ body }) => {
            await sendTestMail(deps, body.address);
            return OK;
          },
        ),
      );
}
