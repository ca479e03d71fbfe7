import { MINUTE_MS } from "#shared/durations.ts";
import type { Commit, Db } from "#server/db/handle.ts";
import { errorFields } from "#server/runtime/log.ts";
import { createQuietTurns } from "#server/runtime/quiet.ts";
import { type DeliveryOptions, deliver } from "./delivery.ts";
import type { OutboxRow } from "./queue.ts";
import {
  claimMail,
  findNextDueTime,
  releaseMail,
  renewLease,
} from "./claims.ts";

/** Calls `run` once after `ms` milliseconds, unless it is cancelled. */
export type Timer = (run: () => void, ms: number) => { cancel(): void };

type WorkerOptions = Omit<DeliveryOptions, "delayedByOutage"> & {
  db: Db;
  /** Batches writes: the worker's share disk flushes with those of orders. */
  commit: Commit;
  timer?: Timer;
};

export type OutboxWorker = {
  /** Says that there may be something to send. May be called at any time. */
  wake(): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /**
   * Takes no more mails, waits at most `deadlineMs` for those that are being
   * sent, then aborts the rest.
   */
  stop(deadlineMs: number): Promise<void>;
};

// One mail on which the mail server hangs must not delay all others.
const MAX_LANES = 3;
// How long a mail stays leased. If the process that is sending it dies, another
// process may claim it after this time. The lease is renewed during the sending.
const LEASE_MS = MINUTE_MS;
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

/** Sends what is due, mail by mail, in a few lanes side by side. */
export function createWorker(options: WorkerOptions): OutboxWorker {
  const { db, commit, clock, log, mailer, timer = realTimer } = options;
  const unfiledOnly = mailer.kind === "files";
  const lanes = new Set<Promise<void>>();
  const sending = new Set<number>();
  const delayedByOutage = new Set<number>();
  const quietTurn = createQuietTurns(MAX_WAIT_MS);
  let alarm: { cancel(): void } | undefined;
  let wakeAgain = false;
  let stopping = false;
  let aborted = false;

  function wake(): void {
    if (stopping) return;
    if (lanes.size >= MAX_LANES) {
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
        wake();
      });
    lanes.add(lane);
  }

  async function runLane(): Promise<void> {
    // The caller of `wake` may be inside a transaction: begin after it.
    await new Promise((resolve) => setImmediate(resolve));
    let row = stopping ? undefined : await claim();
    while (row) {
      const { id } = row;
      sending.add(id);
      wake();
      const endLease = keepLeased(id);
      // Composing a mail takes 1 ms, or 10 orders.
      await quietTurn();
      const record = await deliver(row, { ...options, delayedByOutage });
      endLease();
      // An aborted mail goes back to the queue.
      const recorded = commit(aborted ? (tx) => releaseMail(tx, id) : record);
      // Both writes are requested in one turn of the event loop, so they share a
      // transaction; if one fails, only that one is rolled back.
      const next = stopping ? undefined : claim();
      [row] = await Promise.all([next, recorded]).finally(() =>
        sending.delete(id),
      );
    }
  }

  function claim(): Promise<OutboxRow | undefined> {
    const now = clock.now();
    const except = [...sending];
    const input = { now, leaseMs: LEASE_MS, unfiledOnly, except };
    return commit((tx) => claimMail(tx, input));
  }

  /** Renews the lease of a mail until the result is called. */
  function keepLeased(id: number): () => void {
    let next = timer(renew, RENEW_EVERY_MS);
    function renew(): void {
      next = timer(renew, RENEW_EVERY_MS);
      const leasedUntil = clock.now() + LEASE_MS;
      commit((tx) => renewLease(tx, { id, leasedUntil })).catch(onError);
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
    const dueAt = await findNextDueTime(db, { now, unfiledOnly });
    if (dueAt === undefined) return POLL_MS;
    return Math.min(POLL_MS, Math.max(MIN_PAUSE_MS, dueAt - now));
  }

  function scheduleWake(ms: number): void {
    alarm?.cancel();
    if (!stopping) alarm = timer(wake, ms);
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
      await waitAtMost(deadlineMs, idle());
      aborted = true;
      mailer.close();
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
