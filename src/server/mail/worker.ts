import { MINUTE_MS } from "#shared/durations.ts";
import type { Commit, Db } from "#server/db/handle.ts";
import { errorFields } from "#server/runtime/log.ts";
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
  /** The worker's writes share the disk flushes of orders. */
  commit: Commit;
  timer?: Timer;
};

export type OutboxWorker = {
  /** Says that there may be something to send. May be called at any time. */
  wake(): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Takes no more mails, lets those under way finish, then aborts them. */
  stop(deadlineMs: number): Promise<void>;
};

// One mail on which the mail server hangs must not delay all others.
const LANES = 3;
// What a copy of the shop that died was sending is free after it. It is renewed
// while a mail is on its way.
const LEASE_MS = MINUTE_MS;
const RENEW_EVERY_MS = LEASE_MS / 3;
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
  let alarm: { cancel(): void } | undefined;
  let wakeAgain = false;
  let stopping = false;
  let aborted = false;

  function wake(): void {
    if (stopping) return;
    if (lanes.size >= LANES) {
      wakeAgain = true;
      return;
    }
    const lane = runLane()
      .then(pauseMs)
      .catch(onError)
      .then((ms) => {
        lanes.delete(lane);
        sleep(ms);
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
      const record = await deliver(row, { ...options, delayedByOutage });
      endLease();
      // What was broken off is as free as it was before.
      const recorded = commit(aborted ? (tx) => releaseMail(tx, id) : record);
      // Asked for in the same turn, both are written in one transaction, and
      // each is undone by itself.
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

  /** The database is full or locked, for example: the mails can wait. */
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

  function sleep(ms: number): void {
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

/** Clears its timer afterwards, which would keep the process running. */
async function waitAtMost(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timeout = setTimeout(resolve, ms);
  await Promise.race([work, promise]).finally(() => clearTimeout(timeout));
}
