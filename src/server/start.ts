import { ownBackupCommand } from "./backup/child.ts";
import { startBackups } from "./backup/schedule.ts";
import { ensureAdmin, type FirstAdmin } from "./admin/first-admin.ts";
import { type App, createApp } from "./app.ts";
import { drained } from "./drain.ts";
import { ensureClipConfig } from "./clip/store.ts";
import { startCartSweep } from "./cart/start.ts";
import type { Config } from "./config.ts";
import { loadDemo } from "./db/demo.ts";
import type { Deps } from "./deps.ts";
import { errorFields, type Log } from "./log.ts";
import { startPictureSweep } from "./images/start.ts";
import { portError, SERVER_LIMITS } from "./listening.ts";
import { mailSources } from "./mail-sources.ts";
import { openShop, type Shop } from "./open-shop.ts";
import { readDkimKey } from "./outbox/dkim.ts";
import { startMailSweep } from "./outbox/sweep.ts";
import type { Assets } from "./pages/assets.ts";
import { createPages } from "./pages/pages.ts";
import { type Https, startHttps } from "./tls/https.ts";

/** What is under way at a stop has this long to finish. */
const STOP_DEADLINE_MS = 10_000;

/** Who tries the port again and again has got through by then. */
const FIRST_ANSWER_MS = 5;

export type StartOptions = {
  config: Config;
  log: Log;
  migrationsDir: string;
  /** Fills an empty database with the demo shop. */
  demo: boolean;
  assets: Assets;
};

export type RunningShop = {
  deps: Deps;
  port: number;
  /** Whether this start made the administrator, and with which password. */
  firstAdmin: FirstAdmin;
  /** Takes no more requests, finishes what is under way, closes the database. */
  stop(): Promise<void>;
};

/**
 * Opens the shop and listens. Throws what openShop throws, a PortError, or a
 * ConfigError for a DKIM key that cannot be used.
 */
export async function startShop(options: StartOptions): Promise<RunningShop> {
  const { config, demo, assets } = options;
  // Before anything is made: a start that fails later would have printed no
  // first password.
  readDkimKey(config);
  const pictures = demo ? await assets.pictures() : {};
  const shop = openShop(options);
  try {
    const { deps } = shop;
    // One transaction: the disk is waited for once.
    deps.db.transaction(() => {
      if (demo) loadDemo(deps.db, pictures, deps.clock.now());
      ensureClipConfig(deps);
    });
    const pages = createPages(deps, assets);
    const app = createApp(deps, pages);
    const server = listen(app, config);
    const running = await openFor(shop, server, app);
    // Not waited for: whoever comes first waits no longer than without it.
    pages.warm().catch((error) => {
      running.deps.log.error("page_not_rendered", errorFields(error));
    });
    return running;
  } catch (error) {
    shop.close();
    throw error;
  }
}

/**
 * What the shop does beside answering. Only once it has its port: a password
 * that is made for a start that fails would never be seen.
 */
async function openFor(
  shop: Shop,
  server: Server,
  app: App,
): Promise<RunningShop> {
  const { deps } = shop;
  const { config, log } = deps;
  let https: Https | undefined;
  try {
    https = startHttps(deps, (request) => app.fetch(request));
    const firstAdmin = await ensureAdmin(deps);
    // The mail library is slow to load: whoever waits for the port comes first.
    await Bun.sleep(FIRST_ANSWER_MS);
    const { startOutbox } = await import("./outbox/start.ts");
    const outbox = startOutbox(deps, mailSources(deps));
    const backups = startBackups(deps, ownBackupCommand(config));
    const stopSweeps = [
      startPictureSweep(deps),
      startCartSweep(deps),
      startMailSweep(deps),
    ];
    return {
      deps,
      port: server.port ?? config.port,
      firstAdmin,
      async stop() {
        log.info("stopping");
        for (const stopSweep of stopSweeps) stopSweep();
        await Promise.all([
          drained({
            closed: Promise.all([server.stop(), https?.stop()]),
            pending: () => server.pendingRequests + (https?.pending() ?? 0),
            deadlineMs: STOP_DEADLINE_MS,
          }),
          outbox.stop(STOP_DEADLINE_MS),
          backups.stop(),
        ]);
        server.stop(true);
        https?.stop(true);
        shop.close();
        log.info("stopped");
      },
    };
  } catch (error) {
    await Promise.all([server.stop(true), https?.stop(true)]);
    throw error;
  }
}

function listen(app: App, config: Config): Server {
  try {
    // Not app.listen: it puts all routes together twice before the first
    // answer.
    app.server = Bun.serve({
      ...SERVER_LIMITS,
      port: config.port,
      hostname: config.host,
      reusePort: false,
      routes: app.nativeRoutes,
      fetch: app.fetch,
    });
    return app.server;
  } catch (error) {
    throw portError(error, config.port, "PORT", config.host);
  }
}

type Server = NonNullable<App["server"]>;
