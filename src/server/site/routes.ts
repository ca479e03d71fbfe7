import * as calls from "#shared/site/calls.ts";
import type { Deps } from "#server/deps.ts";
import { get, routes } from "#server/http/routes.ts";
import { createCachedJson } from "#server/http/packed.ts";
import { Problem } from "#server/http/problem.ts";
import { ICON_SIZES, SHOP_CARDS, SHOP_ICONS } from "#shared/api/paths.ts";
import { IMMUTABLE, NO_CACHE } from "#server/http/headers.ts";
import { createSemaphore } from "#server/runtime/bounds.ts";
import { findPage } from "./page-store.ts";
import { getSite, readSiteContent } from "./store.ts";
import {
  type Appearance,
  appearanceVersion,
  drawIcon,
  drawShopCard,
} from "./draw.ts";

/** The public routes of the maker's own texts, pictures, colors and pages. */
export function siteRoutes(deps: Deps) {
  const respond = createCachedJson(deps, calls.getSite.path, () =>
    getSite(deps.db, deps.config),
  );
  return routes(calls, {
    getSite: ({ request }) => respond(request),

    getPage: async ({ params }) => {
      const page = await findPage(deps.db, params.slug);
      if (!page) throw new Problem("not_found");
      return page;
    },
  });
}

/**
 * Drawings are cached. The limit on concurrent drawings prevents them from
 * delaying the mails.
 */
const DRAWING_LIMITS = { concurrency: 2, maxWaiting: 6, retryAfterSeconds: 2 };

// A change of the site changes the URLs, so that a response never expires. The
// URL of an earlier appearance shows the present one, which must not be kept.

/** Routes for the shop's icons and for the preview of shared links. */
export function sitePictureRoutes(deps: Deps) {
  const limited = createSemaphore(DRAWING_LIMITS);
  const cachingOf = (file: string, content: Appearance & { name: string }) =>
    /^[a-z0-9]+/.exec(file)?.[0] === appearanceVersion(content, content.name)
      ? IMMUTABLE
      : NO_CACHE;
  return [
    get(`${SHOP_ICONS}/:file`, async ({ params }) => {
      const size = Number(/^[a-z0-9]+-(\d+)\.png$/.exec(params.file)?.[1]);
      const content = await readSiteContent(deps.db, deps.config);
      if (!ICON_SIZES.some((each) => each === size) || !content.mark)
        throw new Problem("not_found");
      const png = await limited(() => drawIcon(deps, content, size));
      return picture(png, "image/png", cachingOf(params.file, content));
    }),
    get(`${SHOP_CARDS}/:file`, async ({ params }) => {
      if (!/^[a-z0-9]+\.jpg$/.test(params.file)) throw new Problem("not_found");
      const content = await readSiteContent(deps.db, deps.config);
      const jpeg = await limited(() => drawShopCard(deps, content));
      return picture(jpeg, "image/jpeg", cachingOf(params.file, content));
    }),
  ];
}

function picture(bytes: Uint8Array, type: string, caching: string): Response {
  const headers = {
    "cache-control": caching,
    "content-type": type,
    "x-content-type-options": "nosniff",
  };
  return new Response(Buffer.from(bytes), { headers });
}
