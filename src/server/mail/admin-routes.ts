import * as calls from "#shared/admin/calls.ts";
import { OK } from "#shared/api/schema.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
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
  return routes(calls, {
    getMailStatus: getStatus,

    retryMails: async () => {
      await retryMails(deps);
      return getStatus();
    },

    sendTestMail: async ({ body }) => {
      await sendTestMail(deps, body.address);
      return OK;
    },
  });
}
