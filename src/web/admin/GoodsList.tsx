import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { visuallyHidden } from "../ui/layout.css.ts";
import { panelTitle, quiet } from "./admin.css.ts";
import { GoodEditor } from "./GoodEditor.tsx";
import { GoodRow } from "./GoodRow.tsx";
import * as css from "./GoodRow.css.ts";
import type { Fields, Good, GoodForm, Goods } from "./goods.ts";
import { Notice } from "./Notice.tsx";
import { focusIn, nextFocus } from "./row-focus.ts";
import { useEditing } from "./useEditing.ts";
import { useRemoveGood } from "./useRemoveGood.ts";
import { useReorder } from "./useReorder.ts";

type GoodsListProps<Row extends Good, Form extends GoodForm> = {
  goods: Goods<Row, Form>;
  list: UseQueryResult<Row[]>;
  Fields: Fields<Form>;
  About: (props: { row: Row }) => ReactNode;
  onDuplicate: (row: Row) => void;
};

/** 'Current Products (n)': the rows, one of which may be open for editing. */
export function GoodsList<Row extends Good, Form extends GoodForm>({
  goods,
  list,
  Fields,
  About,
  onDuplicate,
}: GoodsListProps<Row, Form>) {
  const section = useRef<HTMLElement>(null);
  const { editing, open, cancel } = useEditing(goods, section);
  const order = useReorder(goods, list.data ?? []);
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<number>();
  const { remove, removing } = useRemoveGood(goods, (row) =>
    focusIn(section, nextFocus(order.rows, row.id)),
  );
  const plural = `${goods.noun}s`;
  const rows = withEdited(order.rows, editing?.row);

  const onMoved = (row: Row, next: number[]) => {
    order.settle(next);
    setSaid(
      `${row.name} is now number ${next.indexOf(row.id) + 1} of ${next.length}.`,
    );
  };
  return (
    <section ref={section} aria-busy={list.isFetching || undefined}>
      <h2 className={panelTitle} tabIndex={-1} data-list-heading="">
        Current {plural}
        {list.data && ` (${list.data.length})`}
      </h2>
      <p className={visuallyHidden} role="status">
        {list.isPending ? `Loading ${plural.toLowerCase()}...` : said}
      </p>
      {list.isPending && <p className={quiet}>Loading...</p>}
      {list.isError && (
        <Notice tone="bad">
          <p>
            <strong>The list could not be loaded.</strong> Check your connection
            and try again.
          </p>
          <Button size="small" kind="line" onClick={() => list.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {list.data?.length === 0 && (
        <p className={quiet}>
          No {plural.toLowerCase()} yet. Add the first one with the form.
        </p>
      )}
      {rows.length > 0 && (
        <ul className={css.list}>
          {rows.map((row, index) =>
            row.id === editing?.row.id ? (
              <GoodEditor
                key={row.id}
                goods={goods}
                editing={editing}
                Fields={Fields}
                onSaved={() => focusIn(section, { edit: row.id })}
                onCancel={cancel}
              />
            ) : (
              <GoodRow
                key={row.id}
                row={row}
                index={index}
                count={rows.length}
                isBusy={removing.includes(row.id)}
                isMoving={dragged === row.id}
                About={About}
                isContained={goods.noun === "Charm"}
                onEdit={() => open(row)}
                onDuplicate={() => onDuplicate(row)}
                onRemove={() => removing.includes(row.id) || remove(row)}
                onDrag={(place) => {
                  setDragged(row.id);
                  return order.move(row.id, place);
                }}
                onDragEnd={(next) => {
                  setDragged(undefined);
                  if (next) onMoved(row, next);
                  else order.cancel();
                }}
                onStep={(by) => onMoved(row, order.move(row.id, index + by))}
              />
            ),
          )}
        </ul>
      )}
    </section>
  );
}

/** A row that somebody else deleted stays as long as it is being edited. */
function withEdited<Row extends Good>(rows: Row[], edited: Row | undefined) {
  if (!edited || rows.some((row) => row.id === edited.id)) return rows;
  return [edited, ...rows];
}
