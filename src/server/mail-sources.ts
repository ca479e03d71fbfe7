import { listSlugs } from "./catalog/slugs.ts";
import { drawMailDesign } from "./clip/picture/draw.ts";
import { getClipConfig } from "./clip/config-store.ts";
import type { Deps } from "./deps.ts";
import { drawCode } from "./payment/draw-code.ts";
import { getUnsubscribeToken, recordOff } from "./newsletter/store.ts";
import { composeOrderLinks } from "./orders/lost-links.ts";
import { getOrderProgress } from "./orders/order-page.ts";
import { readWeek } from "./letters/week-data.ts";
import { composeLetterTest } from "./letters/compose.ts";
import { listUnpaid } from "#server/orders/order-payment.ts";
import { composeReminder } from "./reminders/mail.ts";
import { findDeclaredOrder } from "./orders/withdrawal.ts";
import { getOrder } from "./orders/store.ts";
import { listTerms } from "./site/page-store.ts";
import { drawMailHead } from "./site/mail-head.ts";
import { mailPictures } from "./clip/picture/mail-pictures.ts";
import { readSiteContent } from "./site/store.ts";
import { composePasswordLink } from "./auth/password-link.ts";
import type { MailSources } from "./mail/templates/compose.ts";

/** What mail/ needs of the features, which it must not import. */
export function mailSources(deps: Deps): MailSources {
  return {
    getOrder: (id) => getOrder(deps.db, id),
    getOrderProgress: (id) => getOrderProgress(deps, id),
    listSlugs: (productIds) => listSlugs(deps.db, productIds),
    getClipName: async () => (await getClipConfig(deps.db)).name,
    getSite: () => readSiteContent(deps.db, deps.config),
    getUnsubscribeToken: (subscriberId) =>
      getUnsubscribeToken(deps.db, subscriberId),
    endSubscription: (tx, input) => recordOff(tx, { ...input, isBounce: true }),
    getTerms: () => listTerms(deps.db),
    listUnpaid: () => listUnpaid(deps.db, deps.clock.now()),
    findDeclaredOrder: (declaration) => findDeclaredOrder(deps, declaration),
    composeReminder: (row, voice) => composeReminder(deps, row, voice),
    composeOrderLinks: (row, voice) => composeOrderLinks(deps, row, voice),
    composePasswordLink: (voice) => composePasswordLink(deps, voice),
    readWeek: () => readWeek(deps),
    composeLetter: (letterId, voice) =>
      composeLetterTest(deps, letterId, voice),
    drawDesign: (design, palette) => drawMailDesign(deps, design, palette),
    drawCode,
    drawHead: (shop) => drawMailHead(deps, shop),
    readPictures: (wanted) => mailPictures(deps, wanted),
  };
}
