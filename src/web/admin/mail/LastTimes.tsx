import type { BackupStatus } from "#shared/admin/schema.ts";
import { useFormatWhen } from "#web/admin/data/format-when.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { useMessages } from "#web/data/messages.ts";
import * as css from "./OrdersTab.css.ts";

type LastTimesProps = {
  lastSentAt: string | null;
  backup: BackupStatus | undefined;
};

/** When the last mail went out and the newest backup was made. */
export function LastTimes({ lastSentAt, backup }: LastTimesProps) {
  const t = useMessages("panel").mail;
  const formatWhen = useFormatWhen();
  const say = (at: string) => formatWhen(new Date(at));
  if (lastSentAt === null && !backup) return null;
  return (
    <>
      <dl>
        {lastSentAt !== null && (
          <Time name={t.lastMail} value={say(lastSentAt)} />
        )}
        {backup && (
          <Time
            name={t.lastBackup}
            value={backup.lastAt === null ? t.noBackup : say(backup.lastAt)}
          />
        )}
      </dl>
      {backup?.isOld && (
        <Notice tone="warning">
          <p>{t.backupOld}</p>
        </Notice>
      )}
    </>
  );
}

function Time({ name, value }: { name: string; value: string }) {
  return (
    <div className={css.time}>
      <dt className={css.timeName}>{name}</dt>
      <dd className={css.timeValue}>{value}</dd>
    </div>
  );
}
