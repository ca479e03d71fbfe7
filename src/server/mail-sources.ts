import { drawDesignPng } from "./clip/picture/draw.ts";
import { getClipConfig } from "./clip/config-store.ts";
import type { Deps } from "./deps.ts";
import { getUnsubscribeToken } from "./newsletter/store.ts";
import { getOrderLife } from "./orders/life.ts";
import { getOrder } from "./orders/store.ts";
import { drawMailMark } from "./site/draw.ts";
import { readSiteContent } from "./site/store.ts";
import type { MailSources } from "./mail/templates/compose.ts";

/** Reads mail content from the features, which mail/ must not import. */
export function mailSources(deps: Deps): MailSources {
  return {
    getOrder: (id) => getOrder(deps.db, id),
    getOrderLife: (id) => getOrderLife(deps, id),
    getClipName: async () => (await getClipConfig(deps.db)).name,
    getSite: () => readSiteContent(deps.db),
    getUnsubscribeToken: (subscriberId) =>
      getUnsubscribeToken(deps.db, subscriberId),
    drawDesign: (design, palette) => drawDesignPng(deps, design, palette),
    drawMark: (site) => drawMailMark(deps, site),
  };
}
