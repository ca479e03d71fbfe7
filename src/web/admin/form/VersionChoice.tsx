import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { actions } from "./admin.css.ts";
import type { Difference } from "./form-versions.ts";
import { Notice } from "./Notice.tsx";
import * as css from "./VersionChoice.css.ts";

type VersionChoiceProps = {
  /** Says what was changed. */
  title: string;
  lines: Difference[];
  isPending: boolean;
  pendingText: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Shows two conflicting versions and asks which one to keep. */
export function VersionChoice(props: VersionChoiceProps) {
  const { title, lines, isPending, pendingText } = props;
  const t = useMessages("panel").versions;
  return (
    <Notice tone="warning" isUrgent>
      <p>
        <strong>{title}</strong> <span>{t.choose}</span>
      </p>
      <VersionTable lines={lines} />
      <div className={actions}>
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
