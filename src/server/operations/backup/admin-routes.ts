import type { Elysia } from "elysia";
import { BackupStatus } from "#shared/admin/schema.ts";
import { API } from "#shared/api/paths.ts";
import { HOUR_MS } from "#shared/durations.ts";
import type { Deps } from "#server/deps.ts";
import { operation } from "#server/http/operation.ts";
import { replies } from "#server/http/route-schemas.ts";
import { toIso } from "#server/runtime/clock.ts";
import { backupFiles, isOldBackup } from "./files.ts";

/** Allowed time from the start to the first backup, due after a minute. */
const FIRST_WITHIN_MS = HOUR_MS;

/** The route that shows the maker when the newest backup was made. */
export function backupAdminRoutes({ config, clock }: Deps) {
  const startedAt = clock.now();
  const { dir, everyMs } = config.backup;
  return (app: Elysia) =>
    app.get(
      API.backupStatus,
      (): BackupStatus => {
        const now = clock.now();
        const [newest] = backupFiles(dir);
        if (!newest)
          return { lastAt: null, isOld: now - startedAt > FIRST_WITHIN_MS };
        return {
          lastAt: toIso(newest.madeAt),
          isOld: isOldBackup(now - newest.madeAt, everyMs),
        };
      },
      {
        response: replies(BackupStatus),
        detail: operation("The newest backup"),
      },
    );
}
