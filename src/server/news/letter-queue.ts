import { HOUR_MS } from "#shared/text/dates.ts";
import type { Tx } from "#server/db/handle.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { findClockJump } from "#server/db/sweeps.ts";
import type { Deps } from "#server/deps.ts";
import { countSentMails } from "#server/mail/admin.ts";
import { toMailError } from "#server/mail/delivery.ts";
import { isNoSuchAddress } from "#server/mail/mail.ts";
import type { Job, MailQueue } from "#server/mail/worker.ts";
import type { SendingPace } from "#server/mail/pace.ts";
import { PATIENCE_MS, retryDelayMs } from "#server/mail/retry.ts";
import type { QueueTools } from "#server/mail/start.ts";
import { recordOff } from "./subscriber-store.ts";
import {
  claimLetterMail,
  findNextLetterTime,
  type LetterMail,
  markGiven,
  releaseLetterMail,
  renewLetterMail,
  requeueLetterMails,
  settle,
} from "./letter-claims.ts";
import { createLetterComposer } from "./letter-compose.ts";
import {
  finishLetters,
  hasLetterToSend,
  startDueLetters,
} from "./letter-sending.ts";

/**
 * The letters' mails, as the worker sends them. Where no mail server is set up
 * they wait. Also queues the mails again that a crash interrupted.
 */
export async function createLetterQueue(
  deps: Deps,
  tools: QueueTools,
): Promise<MailQueue> {
  const { db, commit, clock, config, log } = deps;
  if (!db.isShared) {
    const now = clock.now();
    const { given } = await commit(NO_LOCK, (tx) =>
      requeueLetterMails(tx, { now }),
    );
    if (given > 0) log.warn("letter_mails_unanswered", { mails: given });
  }
  const compose = createLetterComposer(deps, tools.pictureMs);
  const isReady = tools.mailer.kind === "smtp";
  const jobs = new WeakMap<Job, string>();
  const queue: MailQueue = {
    async claim(tx, { now, except }) {
      if (!isReady || !(await hasLetterToSend(tx))) return undefined;
      // Nobody can take a letter back that a wrong clock made due.
      const jump = await findClockJump(tx, now);
      await startDueLetters(tx, { now: Math.min(now, jump?.from ?? now) });
      const claims = except.map((job) => jobs.get(job) ?? "").filter(Boolean);
      const spacingMs = await spacing(tx, now);
      const input = { now, except: claims, spacingMs };
      const mail = await claimLetterMail(tx, input);
      if (!mail) {
        for (const letterId of await finishLetters(tx, { now }))
          log.info("letter_sent", { letterId });
        return undefined;
      }
      const job: Job = {
        queue,
        id: mail.subscriberId,
        deliver: (pace) => deliver(mail, pace),
        renew: (later, leasedUntil) =>
          renewLetterMail(later, { ...mail, leasedUntil }),
        release: (later) => releaseLetterMail(later, mail),
      };
      jobs.set(job, mail.claim);
      return job;
    },
    nextDueAt: async (from) => (isReady ? findNextLetterTime(from) : undefined),
  };
  return queue;

  /**
   * Returns how long the next mail waits, so that orders' mails have their
   * share.
   */
  async function spacing(tx: Tx, now: number): Promise<number> {
    const { mailPerHour } = config;
    if (mailPerHour === undefined) return 0;
    const others = await countSentMails(tx, { now });
    const share = Math.max(1, mailPerHour - others);
    return Math.ceil(HOUR_MS / share);
  }

  async function deliver(
    mail: LetterMail,
    pace: SendingPace,
  ): Promise<(tx: Tx) => Promise<void>> {
    let isGiven = false;
    const giveUp = new Error("the letter's mail was taken over or stopped");
    async function beforeEnd(): Promise<void> {
      // Nodemailer may read a mail again for another connection.
      if (isGiven) throw giveUp;
      // A kill while the disk is waited for would leave the note without the end.
      isGiven = await commit(NO_LOCK, (tx) => markGiven(tx, mail), "kill");
      if (!isGiven) throw giveUp;
    }
    try {
      const outgoing = await compose(mail);
      await pace.send(mail.email, () => tools.mailer.send(outgoing, beforeEnd));
      return (tx) =>
        settle(tx, mail, { state: "sent", settledAt: clock.now() });
    } catch (error) {
      return (tx) => recordRefused(tx, mail, { error, isGiven });
    }
  }

  async function recordRefused(
    tx: Tx,
    mail: LetterMail,
    { error, isGiven }: { error: unknown; isGiven: boolean },
  ): Promise<void> {
    const { letterId, subscriberId } = mail;
    const { fault, permanent, failure, message } = toMailError(error);
    const now = clock.now();
    const about = { letterId, subscriberId, fault, reason: message };
    if (isGiven && failure.reply === undefined) {
      // The server has the mail and did not answer. It would come twice.
      log.warn("letter_mail_unanswered", about);
      await settle(tx, mail, { state: "sent", settledAt: now });
      return;
    }
    const isOwn = fault === "mail" || fault === "allowance";
    const attempts = mail.attempts + (isOwn ? 1 : 0);
    const failingSince = Math.min(mail.failingSince ?? now, now);
    const lastError = JSON.stringify(failure);
    if (permanent || now >= failingSince + PATIENCE_MS) {
      log.warn("letter_mail_failed", about);
      await settle(tx, mail, { state: "failed", settledAt: now, lastError });
      if (permanent && isNoSuchAddress(failure))
        await recordOff(tx, { id: subscriberId, now, isBounce: true });
      return;
    }
    const failed = { fault, attempts, failingForMs: now - failingSince };
    const delayMs = retryDelayMs(failed, tools.random());
    const nextAttemptAt = now + delayMs;
    log.info("letter_mail_delayed", { ...about, retryInMs: delayMs });
    const again = { attempts, failingSince, nextAttemptAt, lastError };
    await settle(tx, mail, { state: "waiting", ...again });
  }
}
