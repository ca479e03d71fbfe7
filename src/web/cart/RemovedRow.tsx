import { useId } from "react";
import { shownTitle } from "#shared/cart/rules.ts";
import type { CartLine } from "#shared/cart/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/button/Button.tsx";
import * as css from "./RemovedRow.css.ts";
import { useRestoreLines } from "./useLineChanges.ts";

type RemovedRowProps = {
  line: CartLine;
  /** Called once it is in the cart again, as the line of this id. */
  onReturned: (newId: number | undefined) => void;
};

/** Where a line was until it was removed: its name, and the way back. */
export function RemovedRow({ line, onReturned }: RemovedRowProps) {
  const restore = useRestoreLines();
  const { told } = useMessages("checkout");
  const { customClip } = useMessages("storefront");
  const textId = useId();
  return (
    <div className={css.row} data-removed={line.id}>
      <p id={textId} className={css.text}>
        <bdi className={css.name}>
          {shownTitle({ ...line, ...line.product }, customClip)}
        </bdi>{" "}
        <span className={css.note}>{told.removed.title}</span>
      </p>
      <Button
        kind="line"
        size="small"
        isPending={restore.isPending}
        aria-describedby={textId}
        onClick={() =>
          restore.mutate([line], { onSuccess: ([id]) => onReturned(id) })
        }
      >
        {told.undo}
      </Button>
    </div>
  );
}
