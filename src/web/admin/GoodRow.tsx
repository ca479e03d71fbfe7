import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Picture } from "../ui/Picture.tsx";
import * as css from "./GoodRow.css.ts";
import type { Good } from "./goods.ts";
import { useDragHandle } from "./useDragHandle.ts";

type GoodRowProps<Row extends Good> = {
  row: Row;
  index: number;
  count: number;
  isBusy: boolean;
  isMoving: boolean;
  isContained: boolean;
  About: (props: { row: Row }) => ReactNode;
  onEdit: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
  /** Tries a place while the row is dragged; answers the new order. */
  onDrag: (place: number) => number[];
  /** The row was let go; without an order the drag was given up. */
  onDragEnd: (order: number[] | null) => void;
  onStep: (by: number) => void;
};

/** One product or charm of the list. */
export function GoodRow<Row extends Good>(props: GoodRowProps<Row>) {
  const { row, index, count, About } = props;
  const [isMoveOpen, setMoveOpen] = useState(false);
  const handle = useDragHandle({
    onDrag: props.onDrag,
    onDragEnd: props.onDragEnd,
    onPress: () => setMoveOpen((isOpen) => !isOpen),
  });
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || (by < 0 ? isFirst : isLast)) return;
    event.preventDefault();
    props.onStep(by);
  };
  return (
    <li
      className={css.row}
      aria-busy={props.isBusy || undefined}
      data-moving={props.isMoving || undefined}
      data-row=""
    >
      <Picture
        key={row.imageUrl}
        className={css.picture}
        imageUrl={row.imageUrl}
        picture={row.picture}
        alt=""
        sizes="64px"
        isContained={props.isContained}
      />
      <div>
        <h3 className={css.name}>{row.name}</h3>
        <About row={row} />
      </div>
      <div className={css.actions}>
        <IconButton
          {...handle}
          icon="grip"
          label={`Move ${row.name}`}
          className={css.grip}
          aria-expanded={isMoveOpen}
          onKeyDown={onKeyDown}
        />
        <IconButton
          icon="copy"
          label={`Duplicate ${row.name}`}
          onClick={props.onDuplicate}
        />
        <IconButton
          icon="pencil"
          label={`Edit ${row.name}`}
          data-edit={row.id}
          onClick={props.onEdit}
        />
        <IconButton
          icon="trash"
          label={`Delete ${row.name}`}
          aria-disabled={props.isBusy || undefined}
          onClick={props.onRemove}
        />
      </div>
      {isMoveOpen && (
        <div className={css.moveBar}>
          <Button
            kind="line"
            size="small"
            disabled={isFirst}
            onClick={() => props.onStep(-1)}
          >
            <Icon name="up" />
            Up
          </Button>
          <Button
            kind="line"
            size="small"
            disabled={isLast}
            onClick={() => props.onStep(1)}
          >
            <Icon name="down" />
            Down
          </Button>
        </div>
      )}
    </li>
  );
}
