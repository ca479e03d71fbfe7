import { API } from "#shared/api/paths.ts";
import { Charm, CharmInput, CharmList } from "#shared/clip/charms.ts";
import { itemAdminRoutes } from "#server/catalog/item-routes.ts";
import type { Deps } from "#server/deps.ts";
import { replies, takes } from "#server/http/route-schemas.ts";
import {
  createCharm,
  removeCharm,
  reorderCharms,
  restoreCharm,
  updateCharm,
} from "./charm-store.ts";

/** Adds the routes with which the maker edits charms. */
export const charmAdminRoutes = (deps: Deps) =>
  itemAdminRoutes(deps, {
    one: "a charm",
    many: "charms",
    path: API.adminCharms,
    input: takes(CharmInput),
    row: replies(Charm),
    list: replies(CharmList),
    store: {
      create: createCharm,
      update: updateCharm,
      remove: removeCharm,
      restore: restoreCharm,
      reorder: reorderCharms,
    },
  });
