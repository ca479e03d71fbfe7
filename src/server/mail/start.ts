import { join } from "node:path";
import type { Config } from "#server/config/config.ts";
import type { Deps } from "#server/deps.ts";
import { composeMail, type MailSources } from "./templates/compose.ts";
import { readDkimKey } from "./transport/dkim.ts";
import { createMailFiles } from "./transport/files.ts";
import type { Mailer } from "./mail.ts";
import { MAIL_FOLDER } from "./mail-folder.ts";
import { createSmtp, type SmtpOptions } from "./transport/smtp.ts";
import { findThread } from "./queue.ts";
import { requeueInterrupted, retryAfterRestart } from "./retry.ts";
import { createWorker, type OutboxWorker, type Timer } from "./worker.ts";

export type OutboxOptions = {
  timer?: Timer;
  random?: () => number;
  smtp?: Omit<SmtpOptions, "dkim">;
};

/**
 * Starts the outbox worker: queues interrupted mails again, then sends all due
 * mails. Throws a ConfigError for a DKIM key that cannot be used. Stop the
 * worker before closing the database.
 */
export async function startOutbox(
  deps: Deps,
  sources: MailSources,
  options: OutboxOptions = {},
): Promise<OutboxWorker> {
  const { config, clock, db, log } = deps;
  const mailer = createMailer(config, options.smtp);
  const interrupted = await deps.commit(async (tx) => {
    await retryAfterRestart(tx, { now: clock.now() });
    // On a shared database, other processes may be sending these mails. The
    // mails of a process that died become due when their leases expire.
    return deps.database.isShared ? 0 : requeueInterrupted(tx);
  });
  if (mailer.kind === "smtp") log.info("outbox_started", { interrupted });
  else
    log.warn("mail_not_configured", {
      interrupted,
      reason:
        "SMTP_URL is not set: mails wait, and are written as files to the mail folder. Set it and restart the shop; they go out on their own.",
    });
  const worker = createWorker({
    db,
    commit: deps.commit,
    clock,
    log,
    mailer,
    timer: options.timer,
    random: options.random,
    compose: async (row) => {
      const thread = await findThread(db, row);
      const tools = { config, log, sources, thread, now: clock.now() };
      return composeMail(row, tools);
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
