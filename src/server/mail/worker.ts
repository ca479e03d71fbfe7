import type { Commit, Db, Tx } from "#server/db/handle.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { errorFields, type Log } from "#server/runtime/log.ts";
import { createQuietTicks } from "#server/runtime/periodic.ts";
import type { Clock } from "#server/runtime/clock.ts";
import { LEASE_MS } from "./lease.ts";
import { createPace, type SendingPace, type Timer } from "./pace.ts";

/** A claimed mail, which a lane of the worker sends. */
export type Job = {
  queue: MailQueue;
  /** Tells it from the other mails of its queue. */
  id: number;
  /** Tries to send it. The result records the outcome; call it once. */
  deliver(pace: SendingPace): Promise<(tx: Tx) => Promise<void>>;
  /** Makes its lease longer. */
  renew(tx: Tx, leasedUntil: number): Promise<void>;
  /** Returns it to its queue after its delivery was aborted. */
  release(tx: Tx): Promise<void>;
};

type ClaimInput = {
  now: number;
  /**
   * The mails that this process is sending. Their leases look expired when the
   * clock is set forward.
   */
  except: readonly Job[];
};

/** Where the worker takes mails from. */
export type MailQueue = {
  /** Claims and leases the next due mail, if there is one. */
  claim(tx: Tx, input: ClaimInput): Promise<Job | undefined>;
  /** When the next mail is due; undefined where none waits. */
  nextDueAt(db: Db, now: number): Promise<number | undefined>;
  /** Makes due what a limit of the mail server has held up. */
  hurryHeld?(tx: Tx, now: number): Promise<void>;
};

type WorkerOptions = {
  db: Db;
  clock: Clock;
  log: Log;
  /** From 0 to 1: spreads the pauses of copies that pause together. */
  random: () => number;
  /** The queue whose mails are sent as soon as a lane is free. */
  outbox: MailQueue;
  /**
   * The queues whose mails are sent where the outbox leaves a lane, the first
   * one's first.
   */
  others: readonly MailQueue[];
  /** Ends what is being sent. */
  close: () => void;
  /** Batches writes: the worker's share disk flushes with those of orders. */
  commit: Commit;
  timer?: Timer;
  /** Called when all mails wait for the mail server: until when, and after. */
  onPause: (until: number | undefined) => void;
};

type Outcome = (tx: Tx) => Promise<void>;

export type OutboxWorker = {
  /** Says that there is something new to send. May be called at any time. */
  wake(): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /**
   * Takes no more mails, waits at most `deadlineMs` for those that are being
   * sent, then aborts the rest.
   */
  stop(deadlineMs: number): Promise<void>;
};

// The lease of a mail is renewed during the sending.
const RENEW_EVERY_MS = LEASE_MS / 3;
/** In a busy shop, the next mail is composed after this time. */
const MAX_WAIT_MS = 50;
/** The worker looks at least this often: another process may retry a mail. */
const POLL_MS = 30_000;
const MIN_PAUSE_MS = 1_000;
const ABORT_MS = 1_000;

const realTimer: Timer = (run, ms) => {
  const timeout = setTimeout(run, ms);
  return { cancel: () => clearTimeout(timeout) };
};

/** Sends what is due, mail by mail, in as many lanes as the server takes. */
export function createWorker(options: WorkerOptions): OutboxWorker {
  const { db, commit, clock, log, random, outbox, others } = options;
  const { timer = realTimer, onPause } = options;
  const queues = [outbox, ...others];
  const lanes = new Set<Promise<void>>();
  const sending = new Set<Job>();
  /** The outcomes of mails that could not be stored yet. */
  const unrecorded = new Set<Outcome>();
  /** Whether the mail server takes mails again after its limit was used up. */
  let isLimitOver = false;
  const pace = createPace({
    timer,
    random,
    onLimitOver() {
      isLimitOver = true;
    },
    onPause(ms) {
      onPause(ms > 0 ? clock.now() + ms : undefined);
      if (ms === 0) look();
    },
  });
  const quietTick = createQuietTicks(MAX_WAIT_MS);
  let alarm: { cancel(): void } | undefined;
  let wakeAgain = false;
  let stopping = false;
  let aborted = false;

  function wake(): void {
    pace.hurry();
    look();
  }

  /** Opens a lane for what is due, if one more mail may be on its way. */
  function look(): void {
    if (stopping) return;
    if (lanes.size >= pace.lanes()) {
      wakeAgain = true;
      return;
    }
    const lane = runLane()
      .then(pauseMs)
      .catch(onError)
      .then((ms) => {
        lanes.delete(lane);
        scheduleWake(ms);
        if (!wakeAgain) return;
        wakeAgain = false;
        look();
      });
    lanes.add(lane);
  }

  async function runLane(): Promise<void> {
    // The caller of `wake` may be inside a transaction: begin after it.
    await new Promise((resolve) => setImmediate(resolve));
    await saveLater();
    let job = stopping ? undefined : await claim();
    while (job) {
      const current = job;
      sending.add(current);
      look();
      const endLease = keepLeased(current);
      // Composing a mail takes 1 ms, or 10 orders.
      await quietTick();
      const record = await current.deliver(pace);
      endLease();
      // An aborted mail goes back to the queue.
      const recorded = save(aborted ? current.release : record);
      // Both writes are requested in one tick of the event loop, so they share a
      // transaction; if one fails, only that one is rolled back.
      const isOver = stopping || lanes.size > pace.lanes();
      const next = isOver ? undefined : claim(current);
      [job] = await Promise.all([next, recorded]).finally(() =>
        sending.delete(current),
      );
    }
  }

  /** Stores what became of a mail; if that fails, a later lane does. */
  async function save(record: Outcome): Promise<void> {
    unrecorded.delete(record);
    try {
      await commit(NO_LOCK, record);
    } catch (error) {
      unrecorded.add(record);
      throw error;
    }
  }

  /** A mail that was sent is not sent again because the database was away. */
  async function saveLater(): Promise<void> {
    for (const record of [...unrecorded]) await save(record).catch(onError);
  }

  /**
   * Claims the next mail of the outbox, else one of the others: these leave a
   * lane free, and what a limited mail server takes next, so that an order's
   * mail waits for none of them. `ended` is what the lane has just sent.
   */
  function claim(ended?: Job): Promise<Job | undefined> {
    const now = clock.now();
    const except = [...sending];
    const input = { now, except };
    const isOther = (job: Job) => job !== ended && job.queue !== outbox;
    const isFree =
      except.filter(isOther).length < Math.max(1, pace.lanes() - 1);
    return commit(NO_LOCK, async (tx) => {
      if (isLimitOver) await outbox.hurryHeld?.(tx, now);
      isLimitOver = false;
      const first = await outbox.claim(tx, input);
      if (first || !isFree) return first;
      for (const queue of others) {
        const job = await queue.claim(tx, input);
        if (job) return job;
      }
      return undefined;
    });
  }

  /** Renews the lease of a mail until the result is called. */
  function keepLeased(job: Job): () => void {
    let next = timer(renew, RENEW_EVERY_MS);
    function renew(): void {
      next = timer(renew, RENEW_EVERY_MS);
      const leasedUntil = clock.now() + LEASE_MS;
      commit(NO_LOCK, (tx) => job.renew(tx, leasedUntil)).catch(onError);
    }
    return () => next.cancel();
  }

  /** Logs an error, of a full disk for example; returns the pause after it. */
  function onError(error: unknown): number {
    log.error("outbox_error", errorFields(error));
    return POLL_MS;
  }

  async function pauseMs(): Promise<number> {
    if (stopping) return POLL_MS;
    const now = clock.now();
    const dueTimes = await Promise.all(
      queues.map((queue) => queue.nextDueAt(db, now)),
    );
    const pauses = dueTimes.map((at) =>
      at === undefined ? POLL_MS : at - now,
    );
    return Math.min(POLL_MS, Math.max(MIN_PAUSE_MS, Math.min(...pauses)));
  }

  function scheduleWake(ms: number): void {
    alarm?.cancel();
    if (!stopping) alarm = timer(look, ms);
  }

  async function idle(): Promise<void> {
    while (lanes.size > 0) await Promise.all(lanes);
  }

  return {
    wake,
    idle,
    async stop(deadlineMs) {
      stopping = true;
      alarm?.cancel();
      pace.stop();
      await waitAtMost(deadlineMs, idle());
      aborted = true;
      options.close();
      await waitAtMost(ABORT_MS, idle());
    },
  };
}

/**
 * Waits for `work`, at most `ms` milliseconds. Clears its timer, because a
 * pending timer would keep the process running.
 */
async function waitAtMost(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timeout = setTimeout(resolve, ms);
  await Promise.race([work, promise]).finally(() => clearTimeout(timeout));
}
