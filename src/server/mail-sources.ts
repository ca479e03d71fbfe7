import { drawDesignPng } from "./clip/picture.ts";
import { getClipConfig } from "./clip/store.ts";
import type { Deps } from "./deps.ts";
import { getUnsubscribeToken } from "./newsletter/store.ts";
import { getOrder } from "./orders/store.ts";
import type { MailSources } from "./outbox/compose.ts";

/** What mails tell of, read from the features that the outbox may not know. */
export function mailSources(deps: Deps): MailSources {
  return {
    getOrder: (id) => getOrder(deps.db, id),
    getClipName: () => getClipConfig(deps.db).name,
    getUnsubscribeToken: (subscriberId) =>
      getUnsubscribeToken(deps.db, subscriberId),
    drawDesign: (design) => drawDesignPng(deps, design, "mail"),
  };
}
