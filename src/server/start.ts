import { type App, createApp } from "./app.ts";
import { nameProducts } from "./catalog/slugs.ts";
import { ensureClipConfig, hasClipConfig } from "#server/clips/config-store.ts";
import { expectAdmin } from "./auth/administrator.ts";
import type { Config } from "./config/config.ts";
import { isDemoDue } from "./demo/due.ts";
import { loadDemo } from "./demo/load.ts";
import { MAKER } from "#server/db/locks.ts";
import type { Deps } from "./deps.ts";
import { type RunningShop, startServices } from "./services.ts";
import type { Log } from "./runtime/log.ts";
import { portError, SERVER_LIMITS } from "./http/listening.ts";
import { readDkimKey } from "#server/mail/smtp.ts";
import { openShop } from "./open-shop.ts";
import type { Assets } from "./pages/static/assets.ts";
import { markWithdrawnOrders } from "./orders/order-state.ts";
import { createPages } from "./pages/pages.ts";

export type StartOptions = {
  config: Config;
  log: Log;
  migrationsDir: string;
  /** Fills an empty database with the demo shop. */
  demo: boolean;
  assets: Assets;
};

/**
 * Opens the shop and listens. Throws what openShop throws, a PortError, or a
 * ConfigError for a DKIM key that cannot be used.
 */
export async function startShop(options: StartOptions): Promise<RunningShop> {
  const { config, assets } = options;
  // Checked before anything is created: if the start failed after it had created
  // the administrator, the generated password would never be printed.
  if (config.dkim) readDkimKey(config);
  const shop = await openShop(options);
  try {
    const { deps } = shop;
    await fillNewShop(deps, options);
    await nameProducts(deps);
    await markWithdrawnOrders(deps);
    const pages = createPages(deps, assets);
    const app = createApp(deps, pages);
    expectAdmin(deps);
    // Before the first page is served, whose files the others may be asked for.
    await pages.publish();
    const server = listen(app, config);
    return await startServices(shop, { server, app, pages });
  } catch (error) {
    await shop.close();
    throw error;
  }
}

/** Writes what a new shop begins with, and the demo where it is due. */
async function fillNewShop(
  deps: Deps,
  { demo, assets }: StartOptions,
): Promise<void> {
  // Checked first: most starts have nothing to write and need no pictures.
  const isNew = !(await hasClipConfig(deps.db));
  const fillsDemo = demo && (isNew || (await isDemoDue(deps.db)));
  if (!isNew && !fillsDemo) return;
  const pictures = fillsDemo ? await assets.pictures() : {};
  const { language } = deps.config;
  const now = deps.clock.now();
  // One transaction: the disk is waited for once.
  await deps.commit(MAKER, async (tx) => {
    if (fillsDemo) await loadDemo(tx, { pictures, language, now });
    await ensureClipConfig(tx, { now });
  });
}

function listen(app: App, config: Config) {
  try {
    const server = Bun.serve({
      ...SERVER_LIMITS,
      ...app.handlers,
      port: config.port,
      hostname: config.host,
      reusePort: false,
    });
    app.server = server;
    return server;
  } catch (error) {
    throw portError(error, config.port, "PORT", config.host);
  }
}
