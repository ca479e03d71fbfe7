import { useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useMessages } from "#web/data/messages.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import type { Item, Resource } from "#web/admin/items/resource.ts";
import { compactField, quiet } from "#web/admin/form/admin.css.ts";
import { input } from "#web/ui/TextField.css.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { Button } from "#web/ui/Button.tsx";
import { useEditedForm } from "#web/admin/editor/useEditedForm.tsx";
import { ItemFields } from "#web/admin/items/form/ItemFields.tsx";
import { ItemRow } from "./ItemRow.tsx";
import { type Moves, RowTools } from "./RowTools.tsx";
import {
  focusIn,
  nextFocus,
  useEditing,
  useRemoveItem,
  useRowMoves,
} from "./rows.ts";
import { useReorder } from "./useReorder.ts";
import { useSetInStock } from "./useSetInStock.ts";
import { ROWS_AT_ONCE, useShownRows } from "./useShownRows.ts";
import * as css from "./ItemRow.css.ts";

type ItemListProps = {
  resource: Resource;
  list: UseQueryResult<Item[]>;
  onDuplicate: (row: Item) => void;
  /** The button for a new item. */
  children: ReactNode;
};

/** The list of the saved items, of which one may be open for editing. */
export function ItemList({
  resource,
  list,
  onDuplicate,
  children,
}: ItemListProps) {
  const { Summary } = resource;
  const section = useRef<HTMLElement>(null);
  const { editing, open, cancel } = useEditing(resource, section);
  const order = useReorder(resource, list.data ?? []);
  const { found, shown, ...view } = useShownRows(order.rows);
  const { showUpTo } = view;
  const moves = useRowMoves({ order, found, showUpTo, section });
  const { remove, removing } = useRemoveItem(resource, (row) =>
    focusIn(section, nextFocus(found, row.id)),
  );
  const { setInStock, pendingIds } = useSetInStock(resource);
  const t = useMessages("panel").items[resource.kind];
  const rows = withEdited(shown, editing?.row);
  const before = rows.length - shown.length;

  const movesOf = (row: Item, place: number): Moves => ({
    // A row that no search finds, or that is gone, has no place.
    isFirst: place <= 0,
    isLast: place < 0 || place === found.length - 1,
    onStep: (by) => moves.move(row, place + by),
    onFirst:
      view.isLong && order.rows[0] !== row
        ? () => moves.moveFirst(row)
        : undefined,
  });
  const showMore = () => {
    const next = found[shown.length];
    showUpTo(shown.length + ROWS_AT_ONCE);
    if (next) focusIn(section, { edit: next.id });
  };
  return (
    <section ref={section} aria-busy={list.isFetching || undefined}>
      <div className={css.head}>
        <h2 className={css.heading} tabIndex={-1} data-list-heading="">
          {list.data ? t.currentCount(list.data.length) : t.current}
        </h2>
        {view.isSearchable && (
          <ListSearch
            label={t.find}
            value={view.search}
            onValue={view.setSearch}
            found={view.isSearched ? found.length : undefined}
          />
        )}
        {children}
      </div>
      <p className={visuallyHidden} role="status">
        {list.isPending ? t.loading : moves.status}
      </p>
      <ListState list={list} empty={t.none} />
      {Summary && list.data && <Summary rows={list.data} />}
      {rows.length > 0 && (
        <ul className={css.list}>
          {rows.map((row, index) =>
            row.id === editing?.row.id ? (
              <ItemEditor
                key={row.id}
                resource={resource}
                {...editing}
                tools={
                  <RowTools
                    name={row.name}
                    moves={movesOf(row, index - before)}
                    onDuplicate={() => onDuplicate(row)}
                    page={resource.pageOf?.(row)}
                  />
                }
                onSaved={() => focusIn(section, { edit: row.id })}
                onCancel={cancel}
              />
            ) : (
              <ItemRow
                key={row.id}
                row={row}
                moves={movesOf(row, index - before)}
                isBusy={removing.includes(row.id)}
                isMoving={moves.dragged === row.id}
                resource={resource}
                onEdit={() => open(row)}
                onDuplicate={() => onDuplicate(row)}
                onToggleStock={(stockQuantity) =>
                  setInStock({ row, inStock: !row.inStock, stockQuantity })
                }
                isStockPending={pendingIds.includes(row.id)}
                onRemove={() => removing.includes(row.id) || remove(row)}
                onDrag={(to) => moves.drag(row, to - before)}
                onDragEnd={(next) => moves.drop(row, next)}
              />
            ),
          )}
        </ul>
      )}
      {view.isSearchable && (
        <MoreRows
          notFound={t.notFound}
          shown={shown.length}
          found={found.length}
          onMore={showMore}
        />
      )}
    </section>
  );
}

/**
 * Returns the rows, and the edited row also if it was deleted elsewhere, or is
 * not among the rows that a long list shows.
 */
function withEdited(rows: Item[], edited: Item | undefined) {
  if (!edited || rows.some((row) => row.id === edited.id)) return rows;
  return [edited, ...rows];
}

type ListSearchProps = {
  label: string;
  value: string;
  onValue: (search: string) => void;
  /** The number of rows that were found; undefined without a search. */
  found: number | undefined;
};

/** Finds the rows of a long list by their names. */
function ListSearch({ label, value, onValue, found }: ListSearchProps) {
  const t = useMessages("panel").list;
  return (
    <search className={css.search}>
      <input
        className={`${input} ${compactField} ${css.searchField}`}
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      <p className={visuallyHidden} role="status">
        {found !== undefined && t.found(found)}
      </p>
    </search>
  );
}

type ListStateProps = {
  list: UseQueryResult<unknown[]>;
  /** The text of an empty list. */
  empty: string;
};

/** The state shown instead of rows: loading, failed or empty. */
function ListState({ list, empty }: ListStateProps) {
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

type MoreRowsProps = {
  /** Says that no row was found. */
  notFound: string;
  shown: number;
  found: number;
  onMore: () => void;
};

/** The end of a long list: how much of it is shown, and a way to see more. */
function MoreRows({ notFound, shown, found, onMore }: MoreRowsProps) {
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

/** The form of the row that is being edited. Escape cancels. */
function ItemEditor(props: {
  resource: Resource;
  row: Item;
  form: Resource["emptyForm"];
  tools: ReactNode;
  /** Called after the save, when the row is shown again. */
  onSaved: () => void;
  onCancel: () => void;
}) {
  const { resource, row, form, tools, onSaved, onCancel } = props;
  const t = useMessages("panel");
  const texts = t.items[resource.kind];
  const queryClient = useQueryClient();
  const { of, isSaving, element, notice } = useEditedForm(resource.edited, {
    labels: resource.useLabels(),
    texts,
    saved: texts.updated,
    failed: texts.updateFailed,
    refresh: () =>
      queryClient.refetchQueries({ queryKey: [resource.list.path] }),
    onClosed: onSaved,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isSaving) return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <li className={css.editing} data-editor={row.id}>
      <form
        {...element}
        className={css.editForm}
        aria-label={t.list.edit(row.name)}
        onKeyDown={onKeyDown}
      >
        {notice}
        {tools}
        <ItemFields {...of} resource={resource} form={form} />
        <div className={css.editActions}>
          <Button
            type="submit"
            size="small"
            isPending={isSaving}
            pendingText={t.saving}
          >
            {t.save}
          </Button>
          <Button
            kind="quiet"
            size="small"
            disabled={isSaving}
            onClick={onCancel}
          >
            {t.cancel}
          </Button>
        </div>
      </form>
    </li>
  );
}
