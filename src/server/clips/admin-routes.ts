import type { AdminClipConfig } from "#shared/clip/schema.ts";
import * as calls from "#shared/admin/item-calls.ts";
import { changeCatalog } from "#server/catalog/item-rows.ts";
import {
  checkDecimals,
  priceDigits,
  withShownPrices,
} from "#server/catalog/shown.ts";
import { itemAdminRoutes } from "#server/catalog/item-routes.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { ifMatch } from "#server/http/headers.ts";
import { checkStoredPicture } from "#server/images/store.ts";
import { charmStore, resinStore } from "./part-store.ts";
import { getAdminClipConfig, saveClipConfig } from "./config-store.ts";

/** Adds the routes with which the maker edits charms. */
export const charmAdminRoutes = (deps: Deps) =>
  itemAdminRoutes(deps, { calls: calls.charmCalls, store: charmStore });

/** Adds the routes with which the maker edits resins. */
export const resinAdminRoutes = (deps: Deps) =>
  itemAdminRoutes(deps, { calls: calls.resinCalls, store: resinStore });

/** Adds the routes that read and change the settings of custom clips. */
export function configAdminRoutes(deps: Deps) {
  const shown = async (config: AdminClipConfig) =>
    withShownPrices(config, await priceDigits(deps));
  return routes(calls, {
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
