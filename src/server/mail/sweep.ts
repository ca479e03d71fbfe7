import { DAY_MS, HOUR_MS } from "#shared/text/dates.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { startSweep } from "#server/db/sweeps.ts";
import type { Deps } from "#server/deps.ts";
import { removeMailFiles } from "./mail-folder.ts";
import { removeSentMails } from "./removal.ts";

/**
 * Removes the mails that were sent more than MAIL_DAYS days ago, and their
 * files. Returns how many. Does not remove waiting or failed mails.
 */
export async function sweepMails({
  commit,
  clock,
  config,
}: Pick<Deps, "commit" | "clock" | "config">): Promise<number> {
  const sentBefore = clock.now() - config.mailDays * DAY_MS;
  const ids = await commit(NO_LOCK, (tx) =>
    removeSentMails(tx, { sentBefore }),
  );
  if (ids.length > 0) removeMailFiles(config.dataDir, new Set(ids));
  return ids.length;
}

/**
 * Calls `sweepMails` now and every hour, in only one of the shop's processes.
 * Call the result to stop.
 */
export function startMailSweep(deps: Deps): () => void {
  return startSweep(deps, {
    name: "mail sweep",
    everyMs: HOUR_MS,
    async run() {
      const mails = await sweepMails(deps);
      if (mails > 0) deps.log.info("mails_swept", { mails });
    },
  });
}
