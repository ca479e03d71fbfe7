import { join } from "node:path";
import type { Config } from "#server/config.ts";
import type { Deps } from "#server/deps.ts";
import { composeMail, type MailSources } from "./compose.ts";
import { readDkimKey } from "./dkim.ts";
import { createMailFiles } from "./files.ts";
import type { Mailer } from "./mail.ts";
import { MAIL_FOLDER } from "./mail-folder.ts";
import { createSmtp, type SmtpOptions } from "./smtp.ts";
import { makeTriedDue, requeueInterrupted } from "./due.ts";
import { createWorker, type OutboxWorker, type Timer } from "./worker.ts";

export type OutboxOptions = {
  timer?: Timer;
  random?: () => number;
  smtp?: Omit<SmtpOptions, "dkim">;
};

/**
 * Starts sending: what a crash left half sent goes back to the queue, then
 * whatever is due goes out. Throws a ConfigError for a DKIM key that cannot be
 * used. Stop it before the database is closed.
 */
export function startOutbox(
  deps: Deps,
  sources: MailSources,
  options: OutboxOptions = {},
): OutboxWorker {
  const { config, clock, db, log } = deps;
  const mailer = createMailer(config, options.smtp);
  const interrupted = requeueInterrupted(db);
  makeTriedDue(db, clock.now());
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
    compose: (row) =>
      composeMail(row, { config, log, sources, now: clock.now() }),
  });
  deps.onOutboxWake(worker.wake);
  worker.wake();
  return worker;
}

/** The mail server of the settings, or the mail folder where none is set. */
function createMailer(
  config: Config,
  smtp: Omit<SmtpOptions, "dkim"> = {},
): Mailer {
  if (!config.smtpUrl)
    return createMailFiles(join(config.dataDir, MAIL_FOLDER));
  return createSmtp(config.smtpUrl, { ...smtp, dkim: readDkimKey(config) });
}
