import { Elysia } from "elysia";
import { TestMailInput } from "#shared/admin.ts";
import type { OkReply } from "#shared/errors.ts";
import { API } from "#shared/paths.ts";
import type { Deps } from "#server/deps.ts";
import {
  enqueueTestMail,
  mailStatus,
  retryMails,
} from "#server/outbox/status.ts";
import { parseBody } from "#server/parse.ts";

/** How the mails stand, never what was ordered: there is no order list. */
export function mailAdminRoutes(deps: Deps) {
  return new Elysia({ name: "admin-mail" })
    .get(API.mailStatus, () => mailStatus(deps))
    .post(API.mailRetry, () => {
      retryMails(deps);
      return mailStatus(deps);
    })
    .post(API.mailTest, ({ body }): OkReply => {
      enqueueTestMail(deps, parseBody(TestMailInput, body).address);
      return { ok: true };
    });
}
