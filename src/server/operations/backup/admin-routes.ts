import * as calls from "#shared/admin/calls.ts";
import type { Elysia } from "elysia";
import type { BackupStatus } from "#shared/admin/schema.ts";
import { HOUR_MS } from "#shared/text/dates.ts";
import type { Deps } from "#server/deps.ts";
import { route } from "#server/http/route.ts";
import { toIso } from "#server/runtime/clock.ts";
import { backupFiles, isOldBackup } from "./files.ts";

/** Allowed time from the start to the first backup, due after a minute. */
const FIRST_WITHIN_MS = HOUR_MS;

/** The route that shows the maker when the newest backup was made. */
export function backupAdminRoutes({ config, clock }: Deps) {
  const startedAt = clock.now();
  const { dir, everyMs } = config.backup;
  return (app: Elysia) =>
    app.use(
      route(
        calls.getBackupStatus,
        { summary: "The newest backup" },
        (): BackupStatus => {
          const now = clock.now();
          const [newest] = backupFiles(dir, now);
          if (!newest)
            return { lastAt: null, isOld: now - startedAt > FIRST_WITHIN_MS };
          return {
            lastAt: toIso(newest.madeAt),
            isOld: isOldBackup(now - newest.madeAt, everyMs),
          };
        },
      ),
    );
}
