import {
  createShopLocale,
  type ShopLocale,
} from "#server/runtime/shop-locale.ts";
import type { Config } from "#server/config/config.ts";
import type { Db } from "#server/db/handle.ts";
import type { Changes } from "#server/runtime/events.ts";
import { NO_LEGAL } from "#shared/site/legal.ts";
import { readSiteContent } from "./store.ts";

type LocaleDeps = { config: Config; db: Db; changes: Changes };

/**
 * Creates the function that returns the language, formats and texts that the
 * maker chose. They are read once after each of her changes.
 */
export function createLocale(deps: LocaleDeps): () => Promise<ShopLocale> {
  const { config, db, changes } = deps;
  let reading: Promise<ShopLocale> | undefined;
  changes.onChange(() => {
    reading = undefined;
  });
  return () => {
    if (reading) return reading;
    const started: Promise<ShopLocale> = readSiteContent(db, config)
      .then((site) => createShopLocale(site))
      // A database that fails must not keep the shop from saying so, to all who
      // asked meanwhile.
      .catch(() => {
        if (reading === started) reading = undefined;
        const name = config.shopName;
        return createShopLocale({ ...config, name, legal: NO_LEGAL });
      });
    reading = started;
    return started;
  };
}
