import type { Conflict } from "#web/data/merge.ts";
import { useVoice } from "#web/data/voice.ts";
import * as css from "./Notice.css.ts";
import { Notice } from "./Notice.tsx";
import { Button } from "./Button.tsx";
import { useMessages } from "#web/data/messages.ts";
import { fieldOf, formOf, type Options, type Table } from "#web/data/table.ts";

/** Shown when the row was changed or deleted while it was being edited. */
export function ConflictNotice(props: {
  texts: { changed: string; gone?: string };
  labels: Record<string, string>;
  options?: Record<string, Options> | undefined;
  table: Table;
  /** Absent: as the table makes it of what is saved. */
  theirs?: object;
  conflict: Conflict<object>;
  mine: object;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const { texts, table, labels, options = {}, conflict, mine } = props;
  const { isPending, onKeepMine } = props;
  const voice = useVoice();
  const { saving, versions: t } = voice.t;
  if (conflict.kind === "gone")
    return (
      <Notice tone="warning" isUrgent>
        <p>
          <strong>{texts.gone}</strong> <span>{t.typedHere}</span>
        </p>
        <div className={css.actions}>
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
  const { theirs = formOf(table, conflict.current) } = props;
  const say = (form: object, name: string) => {
    const value = fieldOf(form, name);
    const all = options[name];
    if (!all) return table[name]?.say(value, voice, form) ?? "";
    const chosen = all.filter(([id]) => [value].flat().includes(id));
    return chosen.map(([, text]) => text).join(", ");
  };
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

/** A field in which two versions of a form differ, with both values as text. */
export type Difference = { label: string; mine: string; theirs: string };

/** Shows two conflicting versions and asks which one to keep. */
export function VersionChoice(props: {
  /** Says what was changed. */
  title?: string;
  lines: Difference[];
  isPending: boolean;
  pendingText: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const t = useMessages("panel").versions;
  const { title = t.changed, lines, isPending, pendingText } = props;
  return (
    <Notice tone="warning" isUrgent>
      <p>
        <strong>{title}</strong> <span>{t.choose}</span>
      </p>
      <VersionTable lines={lines} />
      <div className={css.actions}>
        <Button
          kind="ink"
          size="small"
          isPending={isPending}
          pendingText={pendingText}
          onClick={props.onKeepMine}
        >
          {t.saveMine}
        </Button>
        <Button
          kind="line"
          size="small"
          disabled={isPending}
          onClick={props.onTakeTheirs}
        >
          {t.takeSaved}
        </Button>
      </div>
    </Notice>
  );
}

function VersionTable({ lines }: { lines: Difference[] }) {
  const t = useMessages("panel").versions;
  if (lines.length === 0) return <p>{t.same}</p>;
  return (
    <table className={css.table}>
      <thead>
        <tr className={css.row}>
          <th className={css.fieldHead} scope="col">
            {t.field}
          </th>
          <th className={css.cell} scope="col">
            {t.yours}
          </th>
          <th className={css.cell} scope="col">
            {t.saved}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, mine, theirs }) => (
          <tr key={label} className={css.row}>
            <th className={css.fieldName} scope="row">
              {label}
            </th>
            <td className={css.cell}>{mine}</td>
            <td className={css.cell}>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
