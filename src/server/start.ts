import { type App, createApp } from "./app.ts";
import { ensureClipConfig, hasClipConfig } from "./clip/config-store.ts";
import { expectAdmin } from "./auth/administrator.ts";
import type { Config } from "./config/config.ts";
import { isDemoDue } from "./demo/due.ts";
import type { Deps } from "./deps.ts";
import type { RunningShop } from "./services.ts";
import type { Log } from "./runtime/log.ts";
import { portError, SERVER_LIMITS } from "./http/listening.ts";
import { openShop } from "./open-shop.ts";
import type { Assets } from "./pages/static/assets.ts";
import { createPages } from "./pages/pages.ts";

/**
 * How long those who waited for the start have the process to themselves,
 * before it loads and starts everything else.
 */
const FIRST_REQUESTS_MS = 25;

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
  if (config.dkim) {
    const { readDkimKey } = await import("./mail/transport/dkim.ts");
    readDkimKey(config);
  }
  const shop = await openShop(options);
  try {
    const { deps } = shop;
    await fillNewShop(deps, options);
    const pages = createPages(deps, assets);
    const app = createApp(deps, {
      pages,
      // Loaded on demand: Elysia and all routes take a third of the start time,
      // and health checks and pages need neither.
      createApi: async (metrics) => {
        const { createApi } = await import("./api.ts");
        return createApi(deps, metrics);
      },
    });
    expectAdmin(deps);
    // A shop with https of its own opens all of its ports at once.
    if (config.https) {
      await app.loadApi();
      const { startServices } = await import("./services.ts");
      const server = listen(app, config);
      return await startServices(shop, { server, app, pages });
    }
    const server = listen(app, config);
    await Bun.sleep(FIRST_REQUESTS_MS);
    const { startServices } = await import("./services.ts");
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
  // Loaded before the transaction, which may wait for nothing but queries.
  const { loadDemo } = await import("./demo/load.ts");
  const now = deps.clock.now();
  // One transaction: the disk is waited for once.
  await deps.commit(async (tx) => {
    if (fillsDemo) await loadDemo(tx, { pictures, now });
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
