import { useMessages } from "#web/data/messages.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { quiet } from "#web/admin/form/admin.css.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { Button } from "#web/ui/Button.tsx";

type ListStateProps = {
  list: UseQueryResult<unknown[]>;
  /** The text of an empty list. */
  empty: string;
};

/** The state shown instead of rows: loading, failed or empty. */
export function ListState({ list, empty }: ListStateProps) {
  const t = useMessages("panel").list;
  const { failure, loading, tryAgain } = useMessages("first");
  if (list.isPending) return <p className={quiet}>{loading}</p>;
  if (list.isError)
    return (
      <Notice tone="bad">
        <p>
          <strong>{t.failed}</strong> <span>{failure.offline}</span>
        </p>
        <Button size="small" kind="line" onClick={() => list.refetch()}>
          {tryAgain}
        </Button>
      </Notice>
    );
  if (list.data.length > 0) return null;
  return <p className={quiet}>{empty}</p>;
}
