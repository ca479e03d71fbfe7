import type { Elysia } from "elysia";
import { BackupStatus } from "#shared/admin/schema.ts";
import { API } from "#shared/api/paths.ts";
import { HOUR_MS } from "#shared/durations.ts";
import type { Deps } from "#server/deps.ts";
import { operation } from "#server/http/operation.ts";
import { replies } from "#server/http/route-schemas.ts";
import { toIso } from "#server/runtime/clock.ts";
import { backupFiles, isOldBackup } from "./files.ts";

/** The first backup is made a minute after the start. */
const FIRST_WITHIN_MS = HOUR_MS;

/** What the maker is told of her backups. */
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
