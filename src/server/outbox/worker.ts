import { MINUTE_MS } from "#shared/durations.ts";
import type { GroupCommit } from "#server/db/group-commit.ts";
import { errorFields } from "#server/log.ts";
import { type DeliveryOptions, deliver } from "./delivery.ts";
import { claimMail, nextDueAt } from "./claims.ts";

/** Calls `run` once after `ms` milliseconds, unless it is cancelled. */
export type Timer = (run: () => void, ms: number) => { cancel(): void };

type WorkerOptions = Omit<DeliveryOptions, "heldUp"> & {
  /** What it writes shares the flushes of the orders of the moment. */
  commit: GroupCommit;
  timer?: Timer;
};

export type OutboxWorker = {
  /** There may be something to send. May be called at any time. */
  wake(): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Takes no more mails, lets those under way finish, then breaks them off. */
  stop(deadlineMs: number): Promise<void>;
};

// A mail server that hangs on one mail must not hold up all others.
const LANES = 3;
// Far longer than any delivery may take.
const LEASE_MS = 5 * MINUTE_MS;
/** At least so often the worker looks: another process may retry a mail. */
const POLL_MS = 30_000;
const MIN_PAUSE_MS = 1_000;
const BREAK_OFF_MS = 1_000;

const realTimer: Timer = (run, ms) => {
  const timeout = setTimeout(run, ms);
  return { cancel: () => clearTimeout(timeout) };
};

/** Sends what is due, mail by mail, in a few lanes side by side. */
export function createWorker(options: WorkerOptions): OutboxWorker {
  const { db, commit, clock, log, mailer, timer = realTimer } = options;
  const unfiledOnly = mailer.kind === "files";
  const lanes = new Set<Promise<void>>();
  const inHand = new Set<number>();
  const heldUp = new Set<number>();
  let alarm: { cancel(): void } | undefined;
  let wakeAgain = false;
  let stopping = false;
  let brokenOff = false;

  function wake(): void {
    if (stopping) return;
    if (lanes.size >= LANES) {
      wakeAgain = true;
      return;
    }
    const lane = runLane()
      .then(pauseMs)
      .catch(stumble)
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
    // Whoever wakes the worker may be inside a transaction: stay out of it.
    await new Promise((resolve) => setImmediate(resolve));
    while (!stopping) {
      const now = clock.now();
      const except = [...inHand];
      const claim = { now, leaseMs: LEASE_MS, unfiledOnly, except };
      const row = await commit((tx) => claimMail(tx, claim));
      if (!row) return;
      inHand.add(row.id);
      wake();
      const settle = await deliver(row, { ...options, heldUp });
      inHand.delete(row.id);
      // Broken off: the next start takes it back into the queue.
      if (!brokenOff) await commit(settle);
    }
  }

  /** The disk is full or locked, say: what is written can wait. */
  function stumble(error: unknown): number {
    log.error("outbox_stumbled", errorFields(error));
    return POLL_MS;
  }

  function pauseMs(): number {
    if (stopping) return POLL_MS;
    const now = clock.now();
    const dueAt = nextDueAt(db, { now, unfiledOnly });
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
      await atMost(deadlineMs, idle());
      brokenOff = true;
      mailer.close();
      await atMost(BREAK_OFF_MS, idle());
    },
  };
}

/** Waits no longer. Leaves no timer behind: that would hold the process up. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timeout = setTimeout(resolve, ms);
  await Promise.race([work, promise]).finally(() => clearTimeout(timeout));
}
