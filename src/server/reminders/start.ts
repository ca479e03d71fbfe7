import { DAY_MS } from "#shared/text/dates.ts";
import { startSweep } from "#server/db/sweeps.ts";
import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/runtime/log.ts";
import { dispatchReminders, sweepReminders } from "./dispatch.ts";

/** Holds that end and mails that were sent are seen after this. */
const LOOK_EVERY_MS = 15_000;
/** Several changes of one moment are looked at once. */
const PAUSE_MS = 500;

/** Tells those who wait, as long as the shop runs. Call the result to stop. */
export function startReminders(deps: Deps): () => void {
  let timer: Timer | undefined;
  let isRunning = false;
  let isOver = false;
  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(run, ms).unref();
  };
  async function run(): Promise<void> {
    if (isRunning) return schedule(PAUSE_MS);
    isRunning = true;
    try {
      await dispatchReminders(deps);
    } catch (error) {
      deps.log.warn("reminders_not_sent", errorFields(error));
    }
    isRunning = false;
    schedule(LOOK_EVERY_MS);
  }
  deps.changes.onChange(() => schedule(PAUSE_MS));
  schedule(PAUSE_MS);
  const stopSweep = startSweep(deps, {
    name: "reminder sweep",
    everyMs: DAY_MS,
    async run() {
      const addresses = await sweepReminders(deps);
      if (addresses > 0) deps.log.info("reminders_swept", { addresses });
    },
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopSweep();
  };
}
