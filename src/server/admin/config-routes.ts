import { Elysia } from "elysia";
import { ClipConfigInput } from "#shared/clip.ts";
import { API } from "#shared/paths.ts";
import { getAdminClipConfig, saveClipConfig } from "#server/clip/store.ts";
import type { Deps } from "#server/deps.ts";
import { checkHeldPicture } from "#server/images/store.ts";
import { parseBody } from "#server/parse.ts";
import { ifMatch } from "./if-match.ts";

/** Reading and changing what a custom clip is and costs. */
export function configAdminRoutes(deps: Deps) {
  return new Elysia({ name: "admin-config" })
    .get(API.adminClipConfig, () => getAdminClipConfig(deps.db))
    .put(API.adminClipConfig, ({ body, request }) => {
      const input = parseBody(ClipConfigInput, body);
      checkHeldPicture(deps.db, input.imageUrl);
      return saveClipConfig(deps, input, ifMatch(request));
    });
}
