import * as calls from "#shared/clip/calls.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { type AdminClipConfig, BEADS } from "#shared/clip/schema.ts";
import { DESIGN_CODE_PATTERN } from "#shared/clip/rules.ts";
import {
  checkDecimals,
  priceDigits,
  readShownPrices,
  withShownPrices,
} from "#server/catalog/shown.ts";
import type { Deps } from "#server/deps.ts";
import { get, routes } from "#server/http/routes.ts";
import { createAllowance, NEW_DESIGNS } from "#server/http/rate-limit.ts";
import { createCachedJson } from "#server/http/packed.ts";
import { hasTag, ifMatch } from "#server/http/headers.ts";
import { Problem } from "#server/http/problem.ts";
import { CARD_HEADERS } from "#server/http/security.ts";
import { readPalette } from "#server/site/store.ts";
import { createSemaphore } from "#server/runtime/bounds.ts";
import * as itemCalls from "#shared/admin/item-calls.ts";
import { changeCatalog } from "#server/catalog/item-rows.ts";
import { itemAdminRoutes } from "#server/catalog/item-routes.ts";
import { checkStoredPicture } from "#server/images/store.ts";
import { charmStore, resinStore } from "./part-store.ts";
import {
  getAdminClipConfig,
  getClipConfig,
  saveClipConfig,
} from "./config-store.ts";
import { findDesign, saveDesign } from "./designs.ts";
import { drawDesignCard } from "./draw.ts";

/** Adds the lists that the designer shows, the same for everyone. */
export function clipRoutes(deps: Deps) {
  const { db } = deps;
  const charms = createCachedJson(deps, calls.listCharms.path, () =>
    readShownPrices(deps, () => charmStore.list(db)),
  );
  const resins = createCachedJson(deps, calls.listResins.path, () =>
    readShownPrices(deps, () => resinStore.list(db)),
  );
  const letters = createCachedJson(
    deps,
    calls.listBeads.path,
    async () => BEADS,
  );
  const config = createCachedJson(deps, calls.getClipConfig.path, async () =>
    withShownPrices(await getClipConfig(db), await priceDigits(deps)),
  );
  return routes(calls, {
    listCharms: ({ request }) => charms(request),

    listResins: ({ request }) => resins(request),

    listBeads: ({ request }) => letters(request),

    getClipConfig: ({ request }) => config(request),
  });
}

// `:file` matches up to the next slash, for example CODE.jpg. Links that were
// shared by earlier versions have a card named CODE.png.
const PICTURE_ROUTE = "/designs/:file";

/** Limits the cards drawn at once, so that they do not delay mail pictures. */
const CARD_LIMITS = { concurrency: 8, maxWaiting: 0, retryAfterSeconds: 2 };

/**
 * Adds the routes that save a design with 'Save & share', and return a saved
 * design and its card.
 */
export function designRoutes(deps: Deps) {
  const limited = createSemaphore(CARD_LIMITS);
  const newDesigns = createAllowance(deps, "designs", NEW_DESIGNS);
  return [
    ...routes(calls, {
      saveDesign: async ({ body, address }) => {
        await newDesigns.take(address);
        return await saveDesign(deps, body);
      },

      getDesign: ({ params }) => getDesign(deps, params.code),
    }),
    get(PICTURE_ROUTE, async ({ params, request }) => {
      const code = params.file.replace(/\.(?:jpg|png)$/, "");
      const design = await getDesign(deps, code);
      const type = params.file.endsWith(".png") ? "png" : "jpeg";
      const colors = await readPalette(deps.db, deps.config);
      const { tray, ink } = colors;
      const { shopName } = await deps.locale();
      // Everything that changes the card is part of the ETag.
      const parts = [design, shopName, type, tray, ink];
      const drawn = JSON.stringify(parts);
      const etag = `"${Bun.hash(drawn).toString(36)}"`;
      const headers = {
        ...CARD_HEADERS,
        etag,
        "cache-control": "public, max-age=3600",
      };
      if (hasTag(request, etag))
        return new Response(null, { status: 304, headers });
      const card = await limited(() =>
        drawDesignCard(deps, design, { shopName, type, colors }),
      );
      return new Response(Buffer.from(card), {
        headers: { ...headers, "content-type": `image/${type}` },
      });
    }),
  ];
}

async function getDesign(deps: Deps, code: string) {
  const design = DESIGN_CODE_PATTERN.test(code)
    ? await findDesign(deps, code)
    : undefined;
  if (!design)
    throw new Problem("not_found", { message: errorKey("designGone") });
  return design;
}

/** Adds the routes with which the maker edits charms. */
export const charmAdminRoutes = (deps: Deps) =>
  itemAdminRoutes(deps, { calls: itemCalls.charmCalls, store: charmStore });

/** Adds the routes with which the maker edits resins. */
export const resinAdminRoutes = (deps: Deps) =>
  itemAdminRoutes(deps, { calls: itemCalls.resinCalls, store: resinStore });

/** Adds the routes that read and change the settings of custom clips. */
export function configAdminRoutes(deps: Deps) {
  const shown = async (config: AdminClipConfig) =>
    withShownPrices(config, await priceDigits(deps));
  return routes(itemCalls, {
    getAdminClipConfig: async () => shown(await getAdminClipConfig(deps.db)),

    changeClipConfig: async ({ body, request }) => {
      checkDecimals(body, await priceDigits(deps));
      await checkStoredPicture(deps.db, body.imageUrl);
      const ifMatchUpdatedAt = ifMatch(request);
      const input = { ...body, now: deps.clock.now(), ifMatchUpdatedAt };
      return shown(
        await changeCatalog(deps, (tx) => saveClipConfig(tx, input)),
      );
    },
  });
}
