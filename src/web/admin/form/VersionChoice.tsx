import { Button } from "#web/ui/Button.tsx";
import { actions } from "./admin.css.ts";
import type { Difference } from "./form-versions.ts";
import { Notice } from "./Notice.tsx";
import * as css from "./VersionChoice.css.ts";

type VersionChoiceProps = {
  /** What was changed: "this charm", "the settings". */
  what: string;
  lines: Difference[];
  isPending: boolean;
  pendingText: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Shows two conflicting versions and asks which one to keep. */
export function VersionChoice(props: VersionChoiceProps) {
  const { what, lines, isPending, pendingText } = props;
  return (
    <Notice tone="warning" isUrgent>
      <p>
        <strong>Someone changed {what} in the meantime.</strong> Choose which
        version to keep.
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
          Save mine
        </Button>
        <Button
          kind="line"
          size="small"
          disabled={isPending}
          onClick={props.onTakeTheirs}
        >
          Take the saved one
        </Button>
      </div>
    </Notice>
  );
}

function VersionTable({ lines }: { lines: Difference[] }) {
  if (lines.length === 0) return <p>Both versions say the same.</p>;
  return (
    <table className={css.table}>
      <thead>
        <tr className={css.row}>
          <th className={css.fieldHead} scope="col">
            Field
          </th>
          <th className={css.cell} scope="col">
            Yours
          </th>
          <th className={css.cell} scope="col">
            Saved
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
