import { accountMails } from "#server/auth/password-link.ts";
import type { Deps } from "./deps.ts";
import { letterTest } from "#server/news/letter-compose.ts";
import { weekMail } from "#server/news/week-mail.ts";
import type { ShopMails } from "#server/mail/compose.ts";
import { subscriberMails } from "#server/news/subscription.ts";
import {
  type OrderDrawing,
  orderDrawing,
} from "#server/orders/mail-pictures.ts";
import { orderMails } from "#server/orders/mails.ts";
import { reminderMails } from "#server/reminders/mail.ts";
import { drawMailHead } from "#server/site/mail-head.ts";
import { readSiteContent } from "#server/site/store.ts";

/** The mails of all nouns; `given` draws in place of the shop. */
export const shopMails = (
  deps: Deps,
  given: Partial<OrderDrawing & Pick<ShopMails, "drawHead">> = {},
): ShopMails => ({
  kinds: {
    ...orderMails(deps, { ...orderDrawing(deps), ...given }),
    ...reminderMails(deps),
    ...subscriberMails(deps),
    ...letterTest(deps),
    ...weekMail(deps),
    ...accountMails(deps),
  },
  readSite: () => readSiteContent(deps.db, deps.config),
  drawHead: given.drawHead ?? ((shop) => drawMailHead(deps, shop)),
});
