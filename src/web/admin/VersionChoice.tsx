import { Button } from "../ui/Button.tsx";
import { actions } from "./admin.css.ts";
import type { Difference } from "./compare.ts";
import { Notice } from "./Notice.tsx";
import { VersionTable } from "./VersionTable.tsx";

type VersionChoiceProps = {
  /** "this charm", "the settings" */
  what: string;
  lines: Difference[];
  isPending: boolean;
  pendingText: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Someone saved meanwhile: shows both versions and asks which one counts. */
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
