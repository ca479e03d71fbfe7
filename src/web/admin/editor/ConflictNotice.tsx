import { useVoice } from "#web/admin/data/voice.ts";
import { actions } from "#web/admin/form/admin.css.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { VersionChoice } from "#web/admin/form/VersionChoice.tsx";
import { Button } from "#web/ui/Button.tsx";
import { formOf, type Table, fieldOf } from "./table.ts";
import type { Conflict } from "./useSaving.ts";

type ConflictNoticeProps = {
  /** Say that the row was changed, and deleted, in the meantime. */
  texts: { changed: string; gone?: string };
  table: Table;
  labels: Record<string, string>;
  conflict: Conflict<object>;
  mine: object;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Shown when the row was changed or deleted while it was being edited. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { texts, table, labels, conflict, mine, isPending, onKeepMine } = props;
  const voice = useVoice();
  const { saving, versions: t } = voice.t;
  if (conflict.kind === "gone")
    return (
      <Notice tone="warning" isUrgent>
        <p>
          <strong>{texts.gone}</strong> <span>{t.typedHere}</span>
        </p>
        <div className={actions}>
          <Button
            kind="ink"
            size="small"
            isPending={isPending}
            pendingText={saving}
            onClick={onKeepMine}
          >
            {t.bringBack}
          </Button>
        </div>
      </Notice>
    );
  const theirs = formOf(table, conflict.current);
  const say = (form: object, name: string) =>
    table[name]?.say(fieldOf(form, name), voice, form) ?? "";
  return (
    <VersionChoice
      title={texts.changed}
      lines={conflict.collisions.map((name) => ({
        label: labels[name] ?? name,
        mine: say(mine, name),
        theirs: say(theirs, name),
      }))}
      isPending={isPending}
      pendingText={saving}
      onKeepMine={onKeepMine}
      onTakeTheirs={props.onTakeTheirs}
    />
  );
}
