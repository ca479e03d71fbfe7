import { Button } from "#web/ui/Button.tsx";
import { quiet } from "#web/admin/form/admin.css.ts";
import * as css from "./ItemRow.css.ts";

type MoreRowsProps = {
  noun: string;
  shown: number;
  found: number;
  onMore: () => void;
};

/** The end of a long list: how much of it is shown, and a way to see more. */
export function MoreRows({ noun, shown, found, onMore }: MoreRowsProps) {
  if (found === 0)
    return (
      <p className={`${css.more} ${quiet}`}>
        No {noun} has these words in its name.
      </p>
    );
  if (shown === found) return null;
  return (
    <div className={css.more}>
      <p className={quiet}>
        {shown} of {found} are shown.
      </p>
      <Button kind="line" size="small" onClick={onMore}>
        Show more
      </Button>
    </div>
  );
}
