import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import type { Deps } from "#server/deps.ts";
import { repeat } from "#server/repeat.ts";
import { MAIL_FOLDER, mailIdOfFile } from "./mail-folder.ts";
import { removeSentMails } from "./store.ts";

const EVERY_MS = HOUR_MS;

/**
 * Forgets mails that were sent longer ago than the settings keep them, with
 * their files. Answers how many. What still waits is never touched.
 */
export function sweepMails({
  db,
  clock,
  config,
}: Pick<Deps, "db" | "clock" | "config">): number {
  const sentBefore = clock.now() - config.mailDays * DAY_MS;
  const ids = removeSentMails(db, sentBefore);
  if (ids.length > 0) removeMailFiles(config.dataDir, new Set(ids));
  return ids.length;
}

/** Removes the files of mails. */
export function removeMailFiles(
  dataDir: string,
  mailIds: ReadonlySet<number>,
): void {
  const folder = join(dataDir, MAIL_FOLDER);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const id = mailIdOfFile(name);
    if (id !== undefined && mailIds.has(id))
      rmSync(join(folder, name), { force: true });
  }
}

/** Sweeps now and every hour; the answer ends it. */
export function startMailSweep(deps: Deps): () => void {
  return repeat(deps.log, {
    everyMs: EVERY_MS,
    failed: "mail_sweep_failed",
    run() {
      const mails = sweepMails(deps);
      if (mails > 0) deps.log.info("mails_swept", { mails });
    },
  });
}
