import { useMessages } from "#web/data/messages.ts";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Button } from "#web/ui/button/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/button/IconButton.tsx";
import { Picture } from "#web/ui/Picture.tsx";
import * as css from "./ItemRow.css.ts";
import type { Item } from "#web/admin/items/resource/item-resource.ts";
import { useDragHandle } from "./useDragHandle.ts";

type ItemRowProps<Row extends Item> = {
  row: Row;
  index: number;
  count: number;
  isBusy: boolean;
  isMoving: boolean;
  isContained: boolean;
  Words: ((props: { row: Row }) => ReactNode) | undefined;
  Details: (props: { row: Row }) => ReactNode;
  onEdit: () => void;
  onDuplicate: () => void;
  /** Marks the row as sold out, or as back in stock. */
  onToggleStock: () => void;
  isStockPending: boolean;
  onRemove: () => void;
  /** Called with an index while the row is dragged; returns the new order. */
  onDrag: (index: number) => number[];
  /** Called with the final order, or null if the drag was cancelled. */
  onDragEnd: (order: number[] | null) => void;
  /** Moves the row to another index, by key or button. */
  onMoveTo: (index: number) => void;
  /** Moves the row before all others, of which some may not be shown. */
  onMoveFirst: (() => void) | undefined;
};

/** A product, a charm or a resin in the list. */
export function ItemRow<Row extends Item>(props: ItemRowProps<Row>) {
  const { row, index, count, Words, Details } = props;
  const t = useMessages("panel").list;
  const [isMoveOpen, setMoveOpen] = useState(false);
  const handle = useDragHandle({
    onDrag: props.onDrag,
    onDragEnd: props.onDragEnd,
    onPress: () => setMoveOpen((isOpen) => !isOpen),
  });
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const step = (by: number) => props.onMoveTo(index + by);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || (by < 0 ? isFirst : isLast)) return;
    event.preventDefault();
    step(by);
  };
  return (
    <li
      className={css.row}
      aria-busy={props.isBusy || undefined}
      data-moving={props.isMoving || undefined}
      data-row=""
    >
      <IconButton
        {...handle}
        icon="grip"
        label={t.move(row.name)}
        className={css.grip}
        aria-expanded={isMoveOpen}
        onKeyDown={onKeyDown}
      />
      <Picture
        key={row.imageUrl}
        className={css.picture}
        imageUrl={row.imageUrl}
        picture={row.picture}
        alt=""
        sizes="72px"
        isContained={props.isContained}
      />
      <div className={css.about}>
        <div className={css.words}>
          <h3 className={css.name}>
            <bdi>{row.name}</bdi>
          </h3>
          {Words && <Words row={row} />}
        </div>
        <div className={css.badges}>
          <Details row={row} />
        </div>
      </div>
      <div className={css.actions}>
        <StockButton
          row={row}
          isPending={props.isStockPending}
          onToggle={props.onToggleStock}
        />
        <IconButton
          icon="copy"
          label={t.duplicate(row.name)}
          onClick={props.onDuplicate}
        />
        <IconButton
          icon="pencil"
          label={t.edit(row.name)}
          data-edit={row.id}
          onClick={props.onEdit}
        />
        <IconButton
          icon="trash"
          label={t.delete(row.name)}
          aria-disabled={props.isBusy || undefined}
          onClick={props.onRemove}
        />
      </div>
      {isMoveOpen && (
        <MoveBar
          isFirst={isFirst}
          isLast={isLast}
          onStep={step}
          onFirst={props.onMoveFirst}
        />
      )}
    </li>
  );
}

type StockButtonProps = { row: Item; isPending: boolean; onToggle: () => void };

function StockButton({ row, isPending, onToggle }: StockButtonProps) {
  const { list: t, saving } = useMessages("panel");
  const text = row.inStock ? t.markSoldOut : t.markInStock;
  return (
    <Button
      kind="quiet"
      size="small"
      className={css.stock}
      data-back={!row.inStock || undefined}
      aria-label={`${text}: ${row.name}`}
      isPending={isPending}
      pendingText={saving}
      onClick={onToggle}
    >
      {text}
    </Button>
  );
}

type MoveBarProps = {
  isFirst: boolean;
  isLast: boolean;
  /** Moves the row by one place: -1 up, 1 down. */
  onStep: (by: number) => void;
  /** Moves the row to the top, where that may be many places away. */
  onFirst: (() => void) | undefined;
};

/** Buttons for users who can neither drag nor use the arrow keys. */
function MoveBar({ isFirst, isLast, onStep, onFirst }: MoveBarProps) {
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
