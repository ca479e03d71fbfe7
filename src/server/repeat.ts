import { errorFields, type Log } from "./log.ts";

type Job = {
  everyMs: number;
  /** What the log calls a failure. */
  failed: string;
  run: () => void | Promise<void>;
};

/**
 * Does a job now and again as long as the shop runs; the answer ends that. A
 * job that fails, on a full disk say, is logged and tried again the next time.
 */
export function repeat(log: Log, { everyMs, failed, run }: Job): () => void {
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
