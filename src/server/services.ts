import { DAY_MS } from "#shared/text/dates.ts";
import { ensureAdmin, type FirstAdmin } from "./auth/administrator.ts";
import type { App } from "./app.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import type { Deps } from "./deps.ts";
import { startCartSweep } from "#server/cart/cart-store.ts";
import { startDesignSweep } from "#server/clips/design-store.ts";
import { drained } from "#server/http/listening.ts";
import { startPictureSweep } from "./images/sweep.ts";
import { startOutbox } from "./mail/start.ts";
import { createLetterQueue } from "#server/news/letter-queue.ts";
import { startWeekMail } from "#server/news/week-mail.ts";
import { startMailSweep } from "#server/mail/removal.ts";
import { shopMails } from "./mails.ts";
import { startSubscriberSweep } from "#server/news/subscription.ts";
import { startReminders } from "#server/reminders/dispatch.ts";
import type { Shop } from "./open-shop.ts";
import { ownBackupCommand } from "#server/operations/backup-child.ts";
import { startBackups } from "#server/operations/backup-schedule.ts";
import { type Https, startHttps } from "#server/operations/https.ts";
import type { Pages } from "./pages/pages.ts";
import { startPaceWatch } from "#server/orders/pace.ts";
import { startPush } from "./push/worker.ts";
import { startPeriodic } from "./runtime/periodic.ts";
import { startShrinking } from "./runtime/shrinking.ts";

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
export async function startServices(
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
