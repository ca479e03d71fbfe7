import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { quiet } from "#web/admin/form/admin.css.ts";
import * as css from "./ItemRow.css.ts";

type MoreRowsProps = {
  /** Says that no row was found. */
  notFound: string;
  shown: number;
  found: number;
  onMore: () => void;
};

/** The end of a long list: how much of it is shown, and a way to see more. */
export function MoreRows({ notFound, shown, found, onMore }: MoreRowsProps) {
  const t = useMessages("panel").list;
  if (found === 0) return <p className={`${css.more} ${quiet}`}>{notFound}</p>;
  if (shown === found) return null;
  return (
    <div className={css.more}>
      <p className={quiet}>{t.shown(shown, found)}</p>
      <Button kind="line" size="small" onClick={onMore}>
        {t.more}
      </Button>
    </div>
  );
}
