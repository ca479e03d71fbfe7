import { useMessages } from "#web/data/messages.ts";
import type { Messages } from "#shared/messages/rooms.ts";
import { useQuery } from "@tanstack/react-query";
import type { BackupStatus } from "#shared/admin/schema.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { backupQuery } from "#web/admin/data/admin-queries.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { useFormatWhen } from "#web/admin/data/format-when.ts";
import * as css from "./OrdersTab.css.ts";

/** Shows when the newest backup was made, as a warning if that was long ago. */
export function BackupNote() {
  const { data: backup } = useQuery(backupQuery);
  const t = useMessages("panel").mail;
  const formatWhen = useFormatWhen();
  if (!backup) return null;
  const text = backupText(backup, t, formatWhen);
  if (!backup.isOld) return <p className={css.note}>{text}</p>;
  return (
    <Notice tone="warning">
      <p>
        <strong>{text}</strong> <span>{t.backupOld}</span>
      </p>
    </Notice>
  );
}

type MailTexts = Messages["panel"]["mail"];

function backupText(
  { lastAt }: BackupStatus,
  t: MailTexts,
  formatWhen: (at: Date) => string,
): string {
  if (lastAt === null) return t.noBackup;
  const at = new Date(lastAt);
  return t.lastBackup(formatWhen(at), ageText(Date.now() - at.getTime(), t));
}

/** Returns an age such as "12 minutes", "5 hours" or "3 days". */
function ageText(ms: number, { days, hours, minutes }: MailTexts): string {
  if (ms > 2 * DAY_MS) return days(Math.round(ms / DAY_MS));
  if (ms > 2 * HOUR_MS) return hours(Math.round(ms / HOUR_MS));
  return minutes(Math.max(1, Math.round(ms / 60_000)));
}
