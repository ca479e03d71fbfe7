import { API } from "#shared/api/paths.ts";
import { Resin, ResinInput, ResinList } from "#shared/clip/resins.ts";
import { itemAdminRoutes } from "#server/catalog/item-routes.ts";
import type { Deps } from "#server/deps.ts";
import { replies, takes } from "#server/http/route-schemas.ts";
import {
  createResin,
  removeResin,
  reorderResins,
  restoreResin,
  updateResin,
} from "./resin-store.ts";

/** Adds the routes with which the maker edits resins. */
export const resinAdminRoutes = (deps: Deps) =>
  itemAdminRoutes(deps, {
    one: "a resin",
    many: "resins",
    path: API.adminResins,
    input: takes(ResinInput),
    row: replies(Resin),
    list: replies(ResinList),
    store: {
      create: createResin,
      update: updateResin,
      remove: removeResin,
      restore: restoreResin,
      reorder: reorderResins,
    },
  });
