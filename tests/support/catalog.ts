import type { ProductInput } from "#shared/catalog/schema.ts";
import type { CharmInput } from "#shared/clip/parts.ts";
import type { ClipConfigInput } from "#shared/clip/schema.ts";
import { changeCatalog } from "#server/catalog/item-rows.ts";
import * as products from "#server/catalog/store.ts";
import { charmStore } from "#server/clips/part-store.ts";
import * as config from "#server/clips/config-store.ts";
import type { Deps } from "#server/deps.ts";

// Changes to the catalog as the maker makes them, without login or request.

export async function updateProduct(
  deps: Deps,
  id: number,
  input: ProductInput,
  ifMatchUpdatedAt?: string,
) {
  const update = { ...input, id, now: deps.clock.now(), ifMatchUpdatedAt };
  return changeCatalog(deps, (db) => products.updateProduct(db, update));
}

export async function removeProduct(deps: Deps, id: number) {
  const target = { id, now: deps.clock.now() };
  await changeCatalog(deps, (db) => products.removeProduct(db, target));
}

export async function restoreProduct(deps: Deps, id: number) {
  const target = { id, now: deps.clock.now() };
  return changeCatalog(deps, (db) => products.restoreProduct(db, target));
}

export async function reorderProducts(deps: Deps, ids: number[]) {
  return changeCatalog(deps, (db) => products.reorderProducts(db, { ids }));
}

export async function updateCharm(
  deps: Deps,
  id: number,
  input: CharmInput,
  ifMatchUpdatedAt?: string,
) {
  const update = { ...input, id, now: deps.clock.now(), ifMatchUpdatedAt };
  return changeCatalog(deps, (db) => charmStore.update(db, update));
}

export async function removeCharm(deps: Deps, id: number) {
  const target = { id, now: deps.clock.now() };
  await changeCatalog(deps, (db) => charmStore.remove(db, target));
}

export async function restoreCharm(deps: Deps, id: number) {
  const target = { id, now: deps.clock.now() };
  return changeCatalog(deps, (db) => charmStore.restore(db, target));
}

export async function reorderCharms(deps: Deps, ids: number[]) {
  return changeCatalog(deps, (db) => charmStore.reorder(db, { ids }));
}

export async function saveClipConfig(
  deps: Deps,
  input: ClipConfigInput,
  ifMatchUpdatedAt?: string,
) {
  const update = { ...input, now: deps.clock.now(), ifMatchUpdatedAt };
  return changeCatalog(deps, (db) => config.saveClipConfig(db, update));
}
