import * as calls from "#shared/admin/calls.ts";
import type { Elysia } from "elysia";
import { OK } from "#shared/api/schema.ts";
import type { Deps } from "#server/deps.ts";
import { route } from "#server/http/route.ts";
import {
  type FindCustomers,
  getMailStatus,
  listUnreached,
  retryMails,
  sendTestMail,
} from "./admin.ts";

/** Routes for the state of the mails; of an order they show whose it is. */
export function mailAdminRoutes(deps: Deps, findCustomers: FindCustomers) {
  const getStatus = async () => ({
    ...(await getMailStatus(deps)),
    unreached: await listUnreached(deps, findCustomers),
  });
  return (app: Elysia) =>
    app
      .use(
        route(
          calls.getMailStatus,
          { summary: "The state of the mails" },
          getStatus,
        ),
      )
      .use(
        route(
          calls.retryMails,
          { summary: "Try waiting and failed mails now" },
          async () => {
            await retryMails(deps);
            return getStatus();
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
