import * as calls from "#shared/admin/calls.ts";
import type { BackupStatus } from "#shared/admin/schema.ts";
import { HOUR_MS } from "#shared/text/dates.ts";
import type { Deps } from "#server/deps.ts";
import { routes } from "#server/http/routes.ts";
import { toIso } from "#server/runtime/clock.ts";
import { backupFiles, isOldBackup } from "./files.ts";

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
