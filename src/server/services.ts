import { ensureAdmin, type FirstAdmin } from "./auth/administrator.ts";
import type { App } from "./app.ts";
import type { Deps } from "./deps.ts";
import { startCartSweep } from "./cart/sweep.ts";
import { drained } from "./http/drain.ts";
import { SERVER_LIMITS } from "./http/listening.ts";
import { startPictureSweep } from "./images/sweep.ts";
import { startOutbox } from "./mail/start.ts";
import { startMailSweep } from "./mail/sweep.ts";
import { mailSources } from "./mail-sources.ts";
import type { Shop } from "./open-shop.ts";
import { ownBackupCommand } from "./operations/backup/child.ts";
import { startBackups } from "./operations/backup/schedule.ts";
import { type Https, startHttps } from "./operations/tls/https.ts";
import type { Pages } from "./pages/pages.ts";
import { errorFields, type Log } from "./runtime/log.ts";
import { startShrinking } from "./runtime/shrinking.ts";

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
    // Yields between the steps, so that waiting requests are answered.
    await nextTurn();
    const firstAdmin = await ensureAdmin(deps);
    await nextTurn();
    const outbox = await startOutbox(deps, mailSources(deps));
    await nextTurn();
    const backups = startBackups(deps, ownBackupCommand(config));
    const warming = setTimeout(async () => {
      await warmPages(pages, log);
      await completeListener(app, server, log);
    }, WARM_AFTER_MS);
    const stopSweeps = [
      startPictureSweep(deps),
      startCartSweep(deps),
      startMailSweep(deps),
      deps.database.startUpkeep(deps),
      startShrinking(),
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

/**
 * Loads the API, if no request has needed it yet, and adds its cached responses
 * to Bun's own router, which finds them faster than the request handler.
 */
async function completeListener(
  app: App,
  server: Server,
  log: Log,
): Promise<void> {
  try {
    await app.loadApi();
    server.reload({ ...SERVER_LIMITS, ...app.handlers });
  } catch (error) {
    log.error("api_not_loaded", errorFields(error));
  }
}
