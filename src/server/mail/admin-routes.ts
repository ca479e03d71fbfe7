import type { Elysia } from "elysia";
import { MailStatus, TestMailInput } from "#shared/admin/schema.ts";
import { OK, OkReply } from "#shared/api/errors.ts";
import { API } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { getMailStatus, retryMails, sendTestMail } from "./admin.ts";
import { operation } from "#server/http/operation.ts";
import { replies, takes } from "#server/http/route-schemas.ts";

/** Routes for the state of the mails; none of them shows an order's content. */
export function mailAdminRoutes(deps: Deps) {
  return (app: Elysia) =>
    app
      .get(API.mailStatus, () => getMailStatus(deps), {
        response: replies(MailStatus),
        detail: operation("The state of the mails"),
      })
      .post(
        API.mailRetry,
        async () => {
          await retryMails(deps);
          return getMailStatus(deps);
        },
        {
          response: replies(MailStatus),
          detail: operation("Try waiting and failed mails now"),
        },
      )
      .post(
        API.mailTest,
        async ({ body }) => {
          await sendTestMail(deps, body.address);
          return OK;
        },
        {
          body: takes(TestMailInput),
          response: replies(OkReply),
          detail: operation("Send a test mail"),
        },
      );
}
