import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import * as css from "./ItemRow.css.ts";

/** Where a row can be moved to. */
export type Moves = {
  isFirst: boolean;
  isLast: boolean;
  /** Moves the row by one place: -1 up, 1 down. */
  onStep: (by: number) => void;
  /** Moves the row to the top, where that may be many places away. */
  onFirst: (() => void) | undefined;
};

/** Buttons for users who can neither drag nor use the arrow keys. */
export function MoveBar({ isFirst, isLast, onStep, onFirst }: Moves) {
  const t = useMessages("panel").list;
  return (
    <div className={css.moveBar}>
      {onFirst && (
        <Button kind="line" size="small" onClick={onFirst}>
          {t.toTop}
        </Button>
      )}
      <Button
        kind="line"
        size="small"
        disabled={isFirst}
        onClick={() => onStep(-1)}
      >
        <Icon name="up" />
        <span>{t.up}</span>
      </Button>
      <Button
        kind="line"
        size="small"
        disabled={isLast}
        onClick={() => onStep(1)}
      >
        <Icon name="down" />
        <span>{t.down}</span>
      </Button>
    </div>
  );
}
