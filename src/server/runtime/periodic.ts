import { errorFields, type Log } from "./log.ts";

type Job = {
  everyMs: number;
  /** The event that is logged when a run fails. */
  failed: string;
  run: () => void | Promise<void>;
};

/**
 * Runs a job now and every `everyMs` milliseconds. Call the result to stop. If
 * a run fails, on a full disk for example, the error is logged and the next run
 * follows as usual.
 */
export function startPeriodic(
  log: Log,
  { everyMs, failed, run }: Job,
): () => void {
  const attempt = async () => {
    try {
      await run();
    } catch (error) {
      log.error(failed, errorFields(error));
    }
  };
  void attempt();
  const timer = setInterval(attempt, everyMs);
  return () => clearInterval(timer);
}
