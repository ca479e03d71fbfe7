import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import type { Deps } from "#server/deps.ts";
import { removeLeftOvers } from "#server/db/partial-file.ts";
import { reasonOf } from "#server/runtime/log.ts";
import * as calls from "#shared/admin/calls.ts";
import type { BackupStatus } from "#shared/admin/schema.ts";
import { routes } from "#server/http/routes.ts";
import { toIso } from "#server/runtime/clock.ts";
import {
  type BackupChild,
  type BackupCommand,
  startBackup,
} from "./backup-child.ts";
import {
  backupFileName,
  backupFiles,
  isOldBackup,
  removeOldBackups,
} from "./backup-files.ts";

/** The first check is delayed, so as not to slow down the start. */
const FIRST_AFTER_MS = MINUTE_MS;
/** Checks at least this often, because a clock may jump while a timer runs. */
const CHECK_EVERY_MS = 15 * MINUTE_MS;
/** Pause after a failure, so that a full disk, say, is not filled further. */
const RETRY_AFTER_MS = HOUR_MS;

type BackupSchedule = {
  /** Makes a backup if one is due. Resolves once the backup is made, if any. */
  check(): Promise<void>;
  /** Aborts a backup that is running, and stops the schedule. */
  stop(): Promise<void>;
};

/**
 * Makes a backup whenever the newest is older than the settings allow, in a
 * separate process, so that no shopper has to wait meanwhile.
 */
export function startBackups(
  deps: Pick<Deps, "config" | "clock" | "log" | "db">,
  command: BackupCommand,
): BackupSchedule {
  const { everyMs, dir } = deps.config.backup;
  let timer: Timer | undefined;
  let child: BackupChild | undefined;
  let failedAt: number | undefined;
  let isStopped = false;

  async function backUp(): Promise<void> {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const now = deps.clock.now();
    const file = join(dir, backupFileName(now));
    child = startBackup(command(file));
    const ended = await child.ended;
    child = undefined;
    if (isStopped) throw new Error("The shop was stopped.");
    const removed = removeOldBackups(dir, {
      keep: deps.config.backup.keep,
      made: file,
      now,
    });
    if (ended.code !== 0) throw new Error(ended.errors.trim());
    deps.log.info("backup_made", { file, ms: ended.ms, removed });
  }

  async function check(): Promise<void> {
    const now = deps.clock.now();
    if (child || isStopped || everyMs === undefined) return;
    if (isRecent(failedAt, now)) return;
    try {
      if (!isDue(dir, everyMs, now)) return;
      const lease = { name: "backup", everyMs, retryAfterMs: RETRY_AFTER_MS };
      await deps.db.runUnderLease(lease, backUp);
      failedAt = undefined;
    } catch (error) {
      child = undefined;
      if (isStopped) return;
      failedAt = now;
      deps.log.error("backup_failed", { reason: reasonOf(error) });
    }
  }

  function plan(afterMs: number, everyMs: number): void {
    timer = setTimeout(async () => {
      await check();
      if (!isStopped) plan(Math.min(everyMs, CHECK_EVERY_MS), everyMs);
    }, afterMs);
  }

  if (everyMs === undefined) deps.log.warn("backups_off");
  else plan(Math.min(FIRST_AFTER_MS, everyMs), everyMs);
  return {
    check,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      if (!child) return;
      await child.stop();
      removeLeftOvers(dir);
    },
  };
}

function isDue(dir: string, everyMs: number, now: number): boolean {
  // A backup from the future was made before the clock was set back.
  const newest = backupFiles(dir, now).find(({ madeAt }) => madeAt <= now);
  return !newest || now - newest.madeAt >= everyMs;
}

function isRecent(failedAt: number | undefined, now: number): boolean {
  return failedAt !== undefined && Math.abs(now - failedAt) < RETRY_AFTER_MS;
}

/** Allowed time from the start to the first backup, due after a minute. */
const FIRST_WITHIN_MS = HOUR_MS;

/** The route that shows the maker when the newest backup was made. */
export function backupAdminRoutes({ config, clock }: Deps) {
  const startedAt = clock.now();
  const { dir, everyMs } = config.backup;
  return routes(calls, {
    getBackupStatus: (): BackupStatus => {
      const now = clock.now();
      const [newest] = backupFiles(dir, now);
      if (!newest)
        return { lastAt: null, isOld: now - startedAt > FIRST_WITHIN_MS };
      return {
        lastAt: toIso(newest.madeAt),
        isOld: isOldBackup(now - newest.madeAt, everyMs),
      };
    },
  });
}
