import { Elysia } from "elysia";
import { OrderOfIdsInput } from "#shared/admin.ts";
import { CharmInput } from "#shared/charms.ts";
import type { OkReply } from "#shared/errors.ts";
import { API, orderPath, restorePath } from "#shared/paths.ts";
import {
  createCharm,
  removeCharm,
  reorderCharms,
  restoreCharm,
  updateCharm,
} from "#server/charms/store.ts";
import type { Deps } from "#server/deps.ts";
import { checkHeldPicture } from "#server/images/store.ts";
import { parseBody, parseId } from "#server/parse.ts";
import { ifMatch } from "./if-match.ts";

const CHARM = `${API.adminCharms}/:id` as const;

/** Creating, changing, sorting, deleting and restoring charms. */
export function charmAdminRoutes(deps: Deps) {
  return new Elysia({ name: "admin-charms" })
    .post(API.adminCharms, ({ body, set }) => {
      const input = parseBody(CharmInput, body);
      checkHeldPicture(deps.db, input.imageUrl);
      set.status = 201;
      return createCharm(deps, input);
    })
    .put(orderPath(API.adminCharms), ({ body }) =>
      reorderCharms(deps, parseBody(OrderOfIdsInput, body).ids),
    )
    .put(CHARM, ({ params, body, request }) => {
      const id = parseId(params.id);
      const input = parseBody(CharmInput, body);
      checkHeldPicture(deps.db, input.imageUrl);
      return updateCharm(deps, id, input, ifMatch(request));
    })
    .delete(CHARM, ({ params }): OkReply => {
      removeCharm(deps, parseId(params.id));
      return { ok: true };
    })
    .post(restorePath(CHARM), ({ params }) =>
      restoreCharm(deps, parseId(params.id)),
    );
}
