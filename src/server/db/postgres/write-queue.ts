import { NoAnswerError } from "./errors.ts";

/** As long as a statement may take: the server does not keep up. */
const LONGEST_WAIT_MS = 15_000;

type Job = {
  names: readonly string[];
  requestedAt: number;
  start: () => Promise<void>;
  giveUp: () => void;
};

/**
 * Runs up to `max` writes at once, in the order of their requests. Those that
 * name the same lock run one after the other: waiting on the server, the writes
 * of a single cart could hold all connections.
 */
export function createWriteQueue(max: number) {
  const running = new Set<Promise<void>>();
  const busy = new Set<string>();
  const waiting: Job[] = [];

  function startNext(): void {
    let at = 0;
    while (running.size < max) {
      const job = waiting[at];
      if (!job) return;
      if (job.names.some((name) => busy.has(name))) at += 1;
      else {
        waiting.splice(at, 1);
        start(job);
      }
    }
  }

  function start(job: Job): void {
    if (performance.now() - job.requestedAt > LONGEST_WAIT_MS) {
      job.giveUp();
      return;
    }
    for (const name of job.names) busy.add(name);
    const done = job.start().finally(() => {
      running.delete(done);
      for (const name of job.names) busy.delete(name);
      startNext();
    });
    running.add(done);
  }

  return {
    run<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        waiting.push({
          names,
          requestedAt: performance.now(),
          start: () => work().then(resolve, reject),
          giveUp: () => reject(new NoAnswerError()),
        });
        startNext();
      });
    },
    /** Resolves when no write runs or waits. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.race(running);
    },
  };
}
