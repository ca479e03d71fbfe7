import { hasProducts } from "#server/catalog/store.ts";
import { charmStore, resinStore } from "#server/clips/part-store.ts";
import type { Db } from "#server/db/handle.ts";
import { hasSite } from "#server/site/store.ts";

/** Returns whether `loadDemo` would write anything. */
export async function isDemoDue(db: Db): Promise<boolean> {
  if (await isUnfilled(db)) return true;
  if (await hasSite(db)) return false;
  // Loaded on demand: the demo is in nearly every database complete or not at all.
  const { isDemoWithoutSite } = await import("./shop.ts");
  return isDemoWithoutSite(db);
}

/** Returns whether a database never had a product, charm or resin. */
export async function isUnfilled(db: Db): Promise<boolean> {
  return (
    !(await hasProducts(db)) &&
    !(await charmStore.hasAny(db)) &&
    !(await resinStore.hasAny(db))
  );
}
