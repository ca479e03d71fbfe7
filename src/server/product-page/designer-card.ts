import { DESIGNER_CARDS } from "#shared/api/paths.ts";
import type { DrawnDesign } from "#shared/clip/drawing.ts";
import type { Resin } from "#shared/clip/parts.ts";
import { defaultResin } from "#shared/clip/rules.ts";
import type { SiteContent } from "#shared/site/schema.ts";
import { drawDesignCard } from "#server/clip/picture/draw.ts";
import { resinStore } from "#server/clip/part-store.ts";
import type { Deps } from "#server/deps.ts";
import { get } from "#server/http/routes.ts";
import { contentHash } from "#server/http/headers.ts";
import { createSemaphore } from "#server/runtime/semaphore.ts";
import { readSiteContent } from "#server/site/store.ts";
import { PALETTES } from "#shared/site/palettes.ts";
import { CARD_LIMITS, cardReply } from "./card-reply.ts";

type Drawn = {
  site: Pick<SiteContent, "promo" | "palette">;
  resins: readonly Resin[];
  shopName: string;
};

/** The address of the picture; it changes with what the picture shows. */
export function designerCardPath({ site, resins, shopName }: Drawn): string {
  const { resin, customText } = sampleOf({ site, resins });
  const shown = [resin?.imageUrl, customText, site.palette, shopName];
  const version = contentHash(JSON.stringify(shown)).slice(0, 10);
  return `${DESIGNER_CARDS}/${version}.jpg`;
}

/** The sample clip of the designer's promo, before somebody types. */
function sampleOf({ site, resins }: Omit<Drawn, "shopName">): DrawnDesign {
  return {
    charms: [],
    customText: site.promo.sample,
    resin: defaultResin(resins),
  };
}

/** Adds the picture that shared links to the designer show. */
export function designerCardRoutes(deps: Deps) {
  const limited = createSemaphore(CARD_LIMITS);
  return [
    get(`${DESIGNER_CARDS}/:file`, async ({ path }) => {
      const site = await readSiteContent(deps.db, deps.config);
      const { shopName } = await deps.locale();
      const drawn = { site, resins: await resinStore.list(deps.db), shopName };
      const jpeg = await limited(() =>
        drawDesignCard(deps, sampleOf(drawn), {
          shopName,
          type: "jpeg",
          colors: PALETTES[site.palette],
        }),
      );
      return cardReply(jpeg, path === designerCardPath(drawn));
    }),
  ];
}
