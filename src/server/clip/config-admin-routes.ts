import type { Elysia } from "elysia";
import { AdminClipConfig, ClipConfigInput } from "#shared/clip/schema.ts";
import { API } from "#shared/api/paths.ts";
import { changeCatalog } from "#server/catalog/change.ts";
import { getAdminClipConfig, saveClipConfig } from "./config-store.ts";
import type { Deps } from "#server/deps.ts";
import { checkStoredPicture } from "#server/images/store.ts";
import { ifMatch } from "#server/http/if-match.ts";
import { IF_MATCH, operation } from "#server/http/operation.ts";
import { replies, takes } from "#server/http/route-schemas.ts";

/** Adds the routes that read and change the settings of custom clips. */
export function configAdminRoutes(deps: Deps) {
  return (app: Elysia) =>
    app
      .get(API.adminClipConfig, () => getAdminClipConfig(deps.db), {
        response: replies(AdminClipConfig),
        detail: operation("The designer's settings"),
      })
      .put(
        API.adminClipConfig,
        async ({ body, request }) => {
          await checkStoredPicture(deps.db, body.imageUrl);
          const ifMatchUpdatedAt = ifMatch(request);
          const input = { ...body, now: deps.clock.now(), ifMatchUpdatedAt };
          return changeCatalog(deps, (tx) => saveClipConfig(tx, input));
        },
        {
          body: takes(ClipConfigInput),
          response: replies(AdminClipConfig),
          detail: operation("Change the designer's settings", IF_MATCH),
        },
      );
}
