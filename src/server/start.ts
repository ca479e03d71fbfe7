import { ownBackupCommand } from "./operations/backup/child.ts";
import { startBackups } from "./operations/backup/schedule.ts";
import { ensureAdmin, type FirstAdmin } from "./auth/administrator.ts";
import { type App, createApp } from "./app.ts";
import { drained } from "./http/drain.ts";
import { ensureClipConfig, hasClipConfig } from "./clip/config-store.ts";
import { startCartSweep } from "./cart/sweep.ts";
import type { Config } from "./config/config.ts";
import { isDemoDue } from "./demo/due.ts";
import { loadDemo } from "./demo/load.ts";
import type { Deps } from "./deps.ts";
import { errorFields, type Log } from "./runtime/log.ts";
import { startPictureSweep } from "./images/sweep.ts";
import { portError, SERVER_LIMITS } from "./http/listening.ts";
import { mailSources } from "./mail-sources.ts";
import { openShop, type Shop } from "./open-shop.ts";
import { readDkimKey } from "./mail/transport/dkim.ts";
import { startOutbox } from "./mail/start.ts";
import { startMailSweep } from "./mail/sweep.ts";
import type { Assets } from "./pages/static/assets.ts";
import { createPages, type Pages } from "./pages/pages.ts";
import { type Https, startHttps } from "./operations/tls/https.ts";

/** How long a stop waits for requests under way. */
const STOP_DEADLINE_MS = 10_000;
/**
 * How long a stop waits for mails that are being sent. A healthy mail server
 * accepts a mail in less; an aborted mail is sent after the next start, with the
 * same Message-ID.
 */
const MAIL_DEADLINE_MS = 5_000;

/**
 * When the home page is rendered, counted from the start, unless it was
 * requested earlier.
 */
const WARM_AFTER_MS = 100;

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
  /** Stops listening, finishes requests and mails, closes the database. */
  stop(): Promise<void>;
};

/**
 * Opens the shop and listens. Throws what openShop throws, a PortError, or a
 * ConfigError for a DKIM key that cannot be used.
 */
export async function startShop(options: StartOptions): Promise<RunningShop> {
  const { config, assets } = options;
  // Checked before anything is created: if the start failed after it had created
  // the administrator, the generated password would never be printed.
  readDkimKey(config);
  const shop = await openShop(options);
  try {
    const { deps } = shop;
    await fillNewShop(deps, options);
    const pages = createPages(deps, assets);
    const app = createApp(deps, pages);
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
  const now = deps.clock.now();
  // One transaction: the disk is waited for once.
  await deps.commit(async (tx) => {
    if (fillsDemo) await loadDemo(tx, { pictures, now });
    await ensureClipConfig(tx, { now });
  });
}

type Listening = { server: Server; app: App; pages: Pages };

/**
 * Starts everything besides the HTTP server: https, mail, backups and sweeps.
 * Called only once the port is bound: if the start failed after it had created
 * the administrator, the generated password would never be printed.
 */
async function startServices(
  shop: Shop,
  { server, app, pages }: Listening,
): Promise<RunningShop> {
  const { deps } = shop;
  const { config, log } = deps;
  let https: Https | undefined;
  try {
    https = startHttps(deps, app.handlers);
    // Yields between the steps, so that waiting requests are answered.
    await nextTurn();
    const firstAdmin = await ensureAdmin(deps);
    await nextTurn();
    const outbox = await startOutbox(deps, mailSources(deps));
    await nextTurn();
    const backups = startBackups(deps, ownBackupCommand(config));
    const warming = setTimeout(() => warmPages(pages, log), WARM_AFTER_MS);
    const stopSweeps = [
      startPictureSweep(deps),
      startCartSweep(deps),
      startMailSweep(deps),
      deps.database.startUpkeep(deps),
    ];
    return {
      deps,
      port: server.port ?? config.port,
      firstAdmin,
      async stop() {
        log.info("stopping");
        clearTimeout(warming);
        for (const stopSweep of stopSweeps) stopSweep();
        await Promise.all([
          drained({
            closed: Promise.all([server.stop(), https?.stop()]),
            pending: () => server.pendingRequests + (https?.pending() ?? 0),
            deadlineMs: STOP_DEADLINE_MS,
          }),
          outbox.stop(MAIL_DEADLINE_MS),
          backups.stop(),
        ]);
        server.stop(true);
        https?.stop(true);
        // An empty write, which resolves after those that a sweep has requested.
        await deps.commit(async () => {}).catch(() => {});
        await shop.close();
        log.info("stopped");
      },
    };
  } catch (error) {
    await Promise.all([server.stop(true), https?.stop(true)]);
    throw error;
  }
}

/** Yields to the event loop, which handles the requests that have arrived. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A page that cannot be rendered is rendered again for its first visitor. */
async function warmPages(pages: Pages, log: Log): Promise<void> {
  try {
    await pages.warm();
  } catch (error) {
    log.error("page_not_rendered", errorFields(error));
  }
}

function listen(app: App, config: Config): Server {
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

type Server = NonNullable<App["server"]>;
