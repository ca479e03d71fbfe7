import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from "react";
import { useMessages } from "#web/data/messages.ts";
import { MAX_STOCK } from "#shared/stock/rules.ts";
import { compactField } from "#web/admin/form/admin.css.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { Button } from "#web/ui/Button.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Picture } from "#web/ui/Picture.tsx";
import type { Item, Resource } from "#web/admin/items/resource.ts";
import { useDrag } from "#web/ui/useDrag.ts";
import { MoveBar, type Moves, RowMenu } from "./RowTools.tsx";
import * as css from "./ItemRow.css.ts";

const GRIP = "M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1";

/** A product, a charm or a resin in the list. */
export function ItemRow(props: {
  resource: Resource;
  row: Item;
  moves: Moves;
  isBusy: boolean;
  isMoving: boolean;
  onEdit: () => void;
  onDuplicate: () => void;
  /** Marks the row as sold out, or as back in stock. */
  onToggleStock: (stockQuantity?: number) => void;
  isStockPending: boolean;
  onRemove: () => void;
  /** Called with an index while the row is dragged; returns the new order. */
  onDrag: (index: number) => number[];
  /** Called with the final order, or null if the drag was cancelled. */
  onDragEnd: (order: number[] | null) => void;
}) {
  const { resource, row, moves } = props;
  const { Words, Details } = resource;
  const t = useMessages("panel").list;
  const [isMoveOpen, setMoveOpen] = useState(false);
  const handle = useDragHandle({
    onDrag: props.onDrag,
    onDragEnd: props.onDragEnd,
    onPress: () => setMoveOpen((isOpen) => !isOpen),
  });
  const stock = {
    row,
    isPending: props.isStockPending,
    onToggle: props.onToggleStock,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || (by < 0 ? moves.isFirst : moves.isLast)) return;
    event.preventDefault();
    moves.onStep(by);
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
        icon={GRIP}
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
        isContained={resource.isTransparent ?? false}
      />
      <div className={css.about}>
        <div className={css.words}>
          <h3 className={css.name}>
            <bdi>{row.name}</bdi>
          </h3>
          {Words && <Words row={row} />}
        </div>
        <div className={css.badges}>
          <Details row={row}>
            <StockButton {...stock} className={css.stockBelow} />
          </Details>
        </div>
      </div>
      <div className={css.actions}>
        <StockButton {...stock} className={css.stock} />
        <RowMenu
          name={row.name}
          page={resource.pageOf?.(row)}
          onDuplicate={props.onDuplicate}
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
      {isMoveOpen && <MoveBar {...moves} />}
    </li>
  );
}

/** Stands beside the row's buttons, and on phones after what it changes. */
function StockButton(props: {
  row: Item;
  isPending: boolean;
  onToggle: (stockQuantity?: number) => void;
  className: string;
}) {
  const { row, isPending, onToggle, className } = props;
  const { list: t, saving } = useMessages("panel");
  const [isAsking, ask] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const text = row.inStock ? t.markSoldOut : t.markInStock;
  if (isAsking && row.wasCounted)
    return (
      <BackInStock
        name={row.name}
        className={className}
        onSave={(stockQuantity) => {
          ask(false);
          onToggle(stockQuantity);
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  return (
    <Button
      ref={button}
      kind="quiet"
      size="small"
      className={className}
      data-back={!row.inStock || undefined}
      aria-label={`${text}: ${row.name}`}
      isPending={isPending}
      pendingText={saving}
      onClick={() => (row.wasCounted ? ask(true) : onToggle())}
    >
      {text}
    </Button>
  );
}

type BackInStockProps = {
  name: string;
  className: string;
  onSave: (stockQuantity: number) => void;
};

/** Asks with how many pieces something comes back that was counted. */
function BackInStock({ name, className, onSave }: BackInStockProps) {
  const { list: t, form } = useMessages("panel");
  const [typed, setTyped] = useState("1");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(Math.max(1, Math.trunc(Number(typed)) || 1));
  };
  return (
    <form
      className={`${className} ${css.backInStock}`}
      noValidate
      onSubmit={submit}
    >
      <TextField
        label={form.stock}
        className={compactField}
        type="number"
        step="1"
        min="1"
        max={MAX_STOCK}
        inputMode="numeric"
        autoFocus
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.target.value)}
        onWheel={(event) => event.currentTarget.blur()}
      />
      <Button
        type="submit"
        kind="ink"
        size="small"
        aria-label={`${t.markInStock}: ${name}`}
      >
        {t.markInStock}
      </Button>
    </form>
  );
}

type DragHandle = {
  /** Called with the index under the pointer; returns the new order of ids. */
  onDrag: (index: number) => number[];
  /** Called with the final order, or null if the drag was cancelled. */
  onDragEnd: (order: number[] | null) => void;
  /** Called after a click without a drag, and after Enter or Space. */
  onPress: () => void;
};

const EDGE_PX = 90;
const SCROLL_PX = 14;

/** Lets a handle drag its row within the list. */
function useDragHandle({ onDrag, onDragEnd, onPress }: DragHandle) {
  const row = useRef<Element>(null);
  const order = useRef<number[]>(null);
  const drag = useDrag({
    onMove(_, { clientY }) {
      scrollNearEdge(clientY);
      order.current = onDrag(indexAt(row.current, clientY));
    },
    onEnd: (dropped) => onDragEnd(dropped ? order.current : null),
  });
  const onPointerDown = (event: PointerEvent) => {
    row.current = event.currentTarget.closest("[data-row]");
    order.current = null;
    drag.start(event);
  };
  const onClick = (event: MouseEvent) => {
    if (!drag.endedBy(event)) onPress();
  };
  // Uses the capture phase, because the button's tooltip sets onPointerDown.
  return { onPointerDownCapture: onPointerDown, onClick };
}

/** Returns how many other rows of the list have their middle above `clientY`. */
function indexAt(row: Element | null, clientY: number): number {
  return [...(row?.parentElement?.children ?? [])].filter((other) => {
    if (other === row) return false;
    const { top, height } = other.getBoundingClientRect();
    return top + height / 2 < clientY;
  }).length;
}

function scrollNearEdge(clientY: number): void {
  const by =
    clientY < EDGE_PX
      ? -SCROLL_PX
      : clientY > innerHeight - EDGE_PX
        ? SCROLL_PX
        : 0;
  if (by !== 0) scrollBy({ top: by, behavior: "instant" });
}
