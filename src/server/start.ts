import { nameProducts } from "#server/catalog/slugs.ts";
import { ensureClipConfig, hasClipConfig } from "#server/clips/config-store.ts";
import {
  ensureAdmin,
  expectAdmin,
  type FirstAdmin,
} from "#server/auth/administrator.ts";
import type { Config } from "#server/config/config.ts";
import { isDemoDue } from "#server/demo/due.ts";
import { loadDemo } from "#server/demo/load.ts";
import { MAKER, NO_LOCK } from "#server/db/locks.ts";
import type { Log } from "#server/runtime/log.ts";
import { drained, portError, SERVER_LIMITS } from "#server/http/listening.ts";
import { readDkimKey } from "#server/mail/smtp.ts";
import type { Assets } from "#server/pages/assets.ts";
import { markWithdrawnOrders } from "#server/orders/order-state.ts";
import { fillSearchTexts } from "#server/orders/search.ts";
import { createPages, type Pages } from "#server/pages/pages.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { startCartSweep } from "#server/cart/cart-store.ts";
import { startDesignSweep } from "#server/clips/design-store.ts";
import { startPictureSweep } from "#server/images/sweep.ts";
import { startOutbox } from "#server/mail/start.ts";
import { createLetterQueue } from "#server/news/letter-queue.ts";
import { startWeekMail } from "#server/news/week-mail.ts";
import { startMailSweep } from "#server/mail/removal.ts";
import { startSubscriberSweep } from "#server/news/subscription.ts";
import { startReminders } from "#server/reminders/dispatch.ts";
import { ownBackupCommand } from "#server/operations/backup-child.ts";
import { startBackups } from "#server/operations/backup-schedule.ts";
import { type Https, startHttps } from "#server/operations/https.ts";
import { startPaceWatch } from "#server/orders/pace.ts";
import { startPush } from "#server/push/worker.ts";
import { startPeriodic } from "#server/runtime/periodic.ts";
import { startShrinking } from "#server/runtime/shrinking.ts";
import { type App, createApp } from "./app.ts";
import type { Deps } from "./deps.ts";
import { openShop, type Shop } from "./open-shop.ts";
import { shopMails } from "./mails.ts";

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
    await fillSearchTexts(deps);
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

/** The time for which a stop waits for requests under way. */
const STOP_DEADLINE_MS = 10_000;
/**
 * The time for which a stop waits for mails that are being sent. A healthy mail
 * server accepts a mail in less; an aborted mail is sent after the next start,
 * with the same Message-ID.
 */
const MAIL_DEADLINE_MS = 5_000;

type Server = NonNullable<App["server"]>;
type Listening = { server: Server; app: App; pages: Pages };

export type RunningShop = {
  deps: Deps;
  port: number;
  /** Whether this start made the administrator, and with which password. */
  firstAdmin: FirstAdmin;
  /** Stops listening, finishes requests and mails, closes the database. */
  stop(): Promise<void>;
};

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
    const firstAdmin = await ensureAdmin(deps);
    const outbox = await startOutbox(deps, shopMails(deps), {
      others: async (tools) => [await createLetterQueue(deps, tools)],
    });
    const backups = startBackups(deps, ownBackupCommand(config));
    const watch = startPaceWatch(deps);
    const push = startPush(deps);
    const stopSweeps = [
      watch.stop,
      startPictureSweep(deps),
      startCartSweep(deps),
      startDesignSweep(deps),
      startMailSweep(deps),
      startSubscriberSweep(deps),
      startWeekMail(deps),
      startReminders(deps),
      startPeriodic(log, {
        everyMs: DAY_MS,
        failed: "files_not_published",
        run: pages.publish,
      }),
      deps.db.startUpkeep(deps),
      startShrinking(),
    ];
    return {
      deps,
      port: server.port ?? config.port,
      firstAdmin,
      async stop() {
        log.info("stopping");
        deps.stopping();
        for (const stopSweep of stopSweeps) stopSweep();
        await Promise.all([
          drained({
            closed: Promise.all([server.stop(), https?.stop()]),
            pending: () => server.pendingRequests + (https?.pending() ?? 0),
            deadlineMs: STOP_DEADLINE_MS,
          }),
          outbox.stop(MAIL_DEADLINE_MS),
          backups.stop(),
          push.stop(),
        ]);
        server.stop(true);
        https?.stop(true);
        await app.finish();
        // An empty write, which resolves after those that a sweep has requested.
        await deps.commit(NO_LOCK, async () => {}).catch(() => {});
        await shop.close();
        log.info("stopped");
      },
    };
  } catch (error) {
    await Promise.all([server.stop(true), https?.stop(true)]);
    throw error;
  }
}
