import { join } from "node:path";
import { MINUTE_MS } from "#shared/text/dates.ts";
import type { Config } from "#server/config/config.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { withDeadline } from "#server/runtime/clock.ts";
import { composeMail, kindOf, type ShopMails } from "./compose.ts";
import { createSmtp, readDkimKey, type SmtpOptions } from "./smtp.ts";
import { createMailFiles, MAIL_FOLDER } from "./mail-files.ts";
import type { Mailer } from "./mail.ts";
import type { OutboxRow } from "./queue.ts";
import type { Timer } from "./pace.ts";
import { requeueInterrupted } from "./claims.ts";
import {
  createOutboxQueue,
  createStrangersQueue,
  mostOfStrangers,
} from "./delivery.ts";
import { createWorker, type MailQueue, type OutboxWorker } from "./worker.ts";

export type OutboxOptions = {
  timer?: Timer;
  random?: () => number;
  smtp?: Omit<SmtpOptions, "dkim">;
  deadlines?: Deadlines;
  /** Makes the queues whose mails wait for those of the outbox. */
  others?: (tools: QueueTools) => Promise<MailQueue[]>;
};

/** The tools with which a queue besides the outbox sends. */
export type QueueTools = {
  mailer: Mailer;
  random: () => number;
  /** The time for which a mail waits for one of its pictures. */
  pictureMs: number;
};

/**
 * The time for which a mail waits for what it shows, so that nothing holds up
 * the rest.
 */
type Deadlines = {
  /** One picture; a mail without it is complete. Longer than any drawing. */
  pictureMs: number;
  /** Everything together; then the mail is tried later. */
  mailMs: number;
};

const DEADLINES: Deadlines = { pictureMs: 30_000, mailMs: 5 * MINUTE_MS };

/**
 * Starts the outbox worker: queues interrupted mails again, then sends all due
 * mails. Throws a ConfigError for a DKIM key that cannot be used. Stop the
 * worker before closing the database.
 */
export async function startOutbox(
  deps: Deps,
  mails: ShopMails,
  options: OutboxOptions = {},
): Promise<OutboxWorker> {
  const { config, clock, db, log } = deps;
  const mailer = createMailer(config, options.smtp);
  const { pictureMs, mailMs } = options.deadlines ?? DEADLINES;
  // On a shared database, other processes may be sending these mails. The mails
  // of a process that died become due when their leases expire.
  const interrupted = deps.db.isShared
    ? 0
    : await deps.commit(NO_LOCK, requeueInterrupted);
  if (mailer.kind === "smtp") log.info("outbox_started", { interrupted });
  else
    log.warn("mail_not_configured", {
      interrupted,
      reason:
        "SMTP_URL is not set: mails wait, and are written as files to the mail folder. Set it and restart the shop; they go out on their own.",
    });
  const compose = (row: OutboxRow) =>
    composeMail(row, { config, log, mails, pictureMs, now: clock.now() });
  const random = options.random ?? Math.random;
  const delivery = {
    db,
    clock,
    log,
    mailer,
    random,
    hasNoAddress: async (tx: Tx, row: OutboxRow, now: number) =>
      kindOf(mails, row)?.hasNoAddress?.(tx, row, now),
    compose: (row: OutboxRow) =>
      withDeadline(compose(row), mailMs, "it took too long"),
  };
  const strangers = createStrangersQueue(delivery, {
    max: mostOfStrangers(config.mailPerHour),
    windows: db.rateWindows("strangers' mails", 1),
  });
  const tools = { mailer, random, pictureMs };
  const worker = createWorker({
    db,
    commit: deps.commit,
    clock,
    log,
    timer: options.timer,
    random,
    outbox: createOutboxQueue(delivery),
    others: [strangers, ...((await options.others?.(tools)) ?? [])],
    close: () => mailer.close(),
    onPause: (until) => {
      deps.mailPause.until = until;
    },
  });
  deps.onOutboxWake(worker.wake);
  worker.wake();
  return worker;
}

/** The mail server in the settings, or the mail folder if none is set. */
function createMailer(
  config: Config,
  smtp: Omit<SmtpOptions, "dkim"> = {},
): Mailer {
  if (!config.smtpUrl)
    return createMailFiles(join(config.dataDir, MAIL_FOLDER));
  return createSmtp(config.smtpUrl, { ...smtp, dkim: readDkimKey(config) });
}
