import type { UseQueryResult } from "@tanstack/react-query";
import { quiet } from "#web/admin/form/admin.css.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { Button } from "#web/ui/Button.tsx";

type ListStateProps = {
  list: UseQueryResult<unknown[]>;
  plural: string;
  /** Added to the text of an empty list. */
  hint: string | undefined;
};

/** The state shown instead of rows: loading, failed or empty. */
export function ListState({ list, plural, hint }: ListStateProps) {
  if (list.isPending) return <p className={quiet}>Loading...</p>;
  if (list.isError)
    return (
      <Notice tone="bad">
        <p>
          <strong>The list could not be loaded.</strong> Check your connection
          and try again.
        </p>
        <Button size="small" kind="line" onClick={() => list.refetch()}>
          Try again
        </Button>
      </Notice>
    );
  if (list.data.length > 0) return null;
  return (
    <p className={quiet}>
      No {plural} yet. {hint} Add the first one with the form.
    </p>
  );
}
