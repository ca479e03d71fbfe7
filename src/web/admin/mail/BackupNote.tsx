import { useQuery } from "@tanstack/react-query";
import type { BackupStatus } from "#shared/admin/schema.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { backupQuery } from "#web/admin/data/admin-queries.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { formatWhen } from "#web/admin/data/format-when.ts";
import * as css from "./OrdersTab.css.ts";

/** Shows when the newest backup was made, as a warning if that was long ago. */
export function BackupNote() {
  const { data: backup } = useQuery(backupQuery);
  if (!backup) return null;
  const text = backupText(backup);
  if (!backup.isOld) return <p className={css.note}>{text}</p>;
  return (
    <Notice tone="warning">
      <p>
        <strong>{text}</strong> There should be a newer one. Ask whoever runs
        the shop to look at its log.
      </p>
    </Notice>
  );
}

function backupText({ lastAt }: BackupStatus): string {
  if (lastAt === null) return "There is no backup yet.";
  const at = new Date(lastAt);
  return `Last backup: ${formatWhen(at)}, ${ageText(Date.now() - at.getTime())} ago.`;
}

/** Returns an age such as "12 minutes", "5 hours" or "3 days". */
function ageText(ms: number): string {
  if (ms > 2 * DAY_MS) return `${Math.round(ms / DAY_MS)} days`;
  if (ms > 2 * HOUR_MS) return `${Math.round(ms / HOUR_MS)} hours`;
  return `${Math.max(1, Math.round(ms / 60_000))} minutes`;
}
