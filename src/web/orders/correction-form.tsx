import * as z from "zod/mini";
import { isCustomLine } from "#shared/cart/rules.ts";
import { MAX_QUANTITY } from "#shared/cart/schema.ts";
import { MAX_CHARMS } from "#shared/clip/rules.ts";
import { NO_ADDRESS } from "#shared/delivery/schema.ts";
import { replaceAt } from "#shared/lists.ts";
import type { CorrectionBody } from "#shared/orders/input.ts";
import { MakerOrder, type ShownItem } from "#shared/orders/progress.ts";
import { isBegun } from "#shared/orders/state.ts";
import {
  changedFields,
  createRowDraft,
  type Editing,
  mergeForms,
} from "#web/data/merge.ts";
import { useMessages } from "#web/data/messages.ts";
import {
  bodyOf,
  type ControlProps,
  fieldOf,
  formOf,
  type FormOf,
  type Kind,
  type Table,
  typed,
} from "#web/data/table.ts";
import { ChoiceControl } from "#web/ui/TableField.tsx";
import { SelectField, TextField } from "#web/ui/TextField.tsx";

// The maker types this to correct an order: a table of the order's own fields,
// named as a correction has them, with a line's place in the order as in
// "lines.0.design.customText".

export type Form = FormOf<Table>;
export type Correcting = Editing<MakerOrder, Form>;

/** What of an order a correction reads. */
export type Corrected = Pick<
  MakerOrder,
  | "revision"
  | "status"
  | "customerName"
  | "customerEmail"
  | "customerPhone"
  | "address"
  | "items"
>;

export function correctionTable({ items, address }: Corrected): Table {
  const isOnly = items.length === 1;
  return {
    customerName: line(OFF),
    customerEmail: line({ ...OFF, type: "email" }),
    customerPhone: line(OFF),
    ...(address &&
      Object.fromEntries(
        Object.keys(NO_ADDRESS).map((field) => [
          `address.${field}`,
          field === "country" ? choiceKind : line(OFF),
        ]),
      )),
    ...Object.assign(
      {},
      ...items.map((item, place) => tableOfLine(item, place, isOnly)),
    ),
  };
}

/** The customer's and not the maker's, whom the browser knows. */
const OFF = { autoComplete: "off" };

const line = (input: Kind<string>["input"]) => typed({ input, Control: Line });

const Line = ({ input, onValue, ...props }: ControlProps<string>) => (
  <TextField
    {...input}
    label={props.label}
    hint={props.hint}
    value={props.value}
    error={props.error}
    onChange={({ target }) => onValue(target.value)}
  />
);

const choiceKind = typed({ Control: ChoiceControl });

/** The fields of a line; a ready-made clip has a quantity alone. */
function tableOfLine(item: ShownItem, place: number, isOnly: boolean): Table {
  const { quantity, customText, charms, resin } = item;
  const ids = (charms ?? []).map(({ id }) => String(id));
  const quantityKind = typed({
    input: {
      type: "number",
      inputMode: "numeric",
      // Without its last line an order is none.
      min: isOnly ? 1 : 0,
      max: MAX_QUANTITY,
    },
    // An empty field is no 0, which takes the line out.
    write: (value) => (value.trim() === "" ? Number.NaN : Number(value)),
    Control: Line,
  });
  const design = `lines.${place}.design`;
  return {
    [`lines.${place}.quantity`]: from(String(quantity), quantityKind),
    ...(isCustomLine(item) && {
      [`${design}.customText`]: from(customText ?? "", line({})),
      [`${design}.resinId`]: from(resin ? String(resin.id) : "", resinKind),
      [`${design}.selectedCharms`]: from(
        Array.from({ length: MAX_CHARMS }, (_, at) => ids[at] ?? ""),
        charmsKind,
      ),
    }),
  };
}

/** A kind whose value is told by the line, and not by a field of the order. */
const from = <Value,>(value: Value, kind: Kind<Value>): Kind<Value> => ({
  ...kind,
  fromRow: () => value,
});

/** The id of a resin; empty for the built-in base. */
const resinKind = typed({
  write: (id) => (id === "" ? null : Number(id)),
  Control: ChoiceControl,
});

/** The ids of charms from left to right; empty for none. */
const charmsKind: Kind<string[]> = {
  empty: [],
  kept: z.array(z.string()),
  fromRow: () => [],
  toBody: (ids, name) => ({ [name]: ids.filter(Boolean).map(Number) }),
  say: (ids) => ids.filter(Boolean).join(", "),
  Control: Charms,
  place: "whole",
  isRequired: false,
};

function Charms({ value, error, options, onValue }: ControlProps<string[]>) {
  const { correct: t } = useMessages("order").making;
  return value.map((charm, place) => (
    <SelectField
      // biome-ignore lint/suspicious/noArrayIndexKey: a place on the clip
      key={place}
      label={t.charm(place + 1)}
      value={charm}
      error={place === 0 ? error : undefined}
      options={[["", t.none], ...options]}
      onValue={(id) => onValue(replaceAt(value, place, id))}
    />
  ));
}

/** Returns the form of an order as it is. */
export const savedForm = (order: Corrected): Form =>
  formOf(correctionTable(order), order);

const drafts = new Map<number, ReturnType<typeof createDraft>>();

const createDraft = (id: number) =>
  createRowDraft(`correction ${id}`, MakerOrder, correctionTable);

/** The store of what is typed for an order, until it is saved. */
export function draftOf(id: number) {
  const draft = drafts.get(id) ?? createDraft(id);
  drafts.set(id, draft);
  return draft;
}

/** A correction with the places of its lines in the order. */
type Correction = { body: CorrectionBody; places: number[] };

const LINE = /^lines\.(\d+)\./;

/** Returns what differs from the order; undefined where nothing does. */
export function toCorrection({
  row,
  form,
}: Editing<Corrected, Form>): Correction | undefined {
  const table = correctionTable(row);
  const changed = changedFields(table, savedForm(row), form).filter(
    // What is being made keeps its lines, and the form does not show them.
    (name) => !isBegun(row.status) || !LINE.test(name),
  );
  if (changed.length === 0) return undefined;
  // An address and a design are sent as a whole, and a line with its quantity.
  const sent = Object.keys(table).filter((name) =>
    changed.some((each) => partOf(each).startsWith(partOf(name))),
  );
  const { lines, ...contact } = { lines: {}, ...bodyOf(table, form, sent) };
  const corrections = Object.entries<object>(lines);
  return {
    body: {
      revision: row.revision,
      ...contact,
      lines: corrections.map(([place, of]) => ({ line: Number(place), ...of })),
    },
    places: corrections.map(([place]) => Number(place)),
  };
}

/** What a field is a part of, if of anything: "lines.0.design.". */
const partOf = (name: string) =>
  name.slice(0, name.lastIndexOf(".") + 1) || name;

/** Returns the server's errors by the place of the line in the order. */
export function errorsByPlace(
  fields: Record<string, string>,
  places: readonly number[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name.replace(LINE, (_, sent) => `lines.${places[Number(sent)] ?? sent}.`),
      text,
    ]),
  );
}

/**
 * Puts what was typed since `base` upon an order as another window has corrected
 * it since: line by line, and field by field. `collisions` are the fields that
 * both changed, and of these the form has what was typed here. `lost` are those
 * of lines that are no longer there, by their names in the former order.
 */
export function rebase(
  { row, form: mine }: Editing<Corrected, Form>,
  current: Corrected,
  base: Form = savedForm(row),
) {
  const theirs = savedForm(current);
  const places = placesSince(row.items, current.items);
  const nameSince = (name: string): string | undefined => {
    const place = LINE.exec(name)?.[1];
    if (place === undefined) return name;
    const now = places[Number(place)];
    return now === undefined ? undefined : name.replace(LINE, `lines.${now}.`);
  };
  const moved = (form: Form): Form => {
    const fields = Object.entries(form).flatMap(([name, value]) => {
      const since = nameSince(name);
      return since === undefined ? [] : [[since, value] as const];
    });
    return { ...theirs, ...Object.fromEntries(fields) };
  };
  const typed = moved(mine);
  return {
    ...mergeForms(
      correctionTable(current),
      { base: moved(base), mine: typed, theirs },
      (name) => isSame(fieldOf(typed, name), fieldOf(theirs, name)),
    ),
    lost: changedFields(correctionTable(row), base, mine).filter(
      (name) => nameSince(name) === undefined,
    ),
  };
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the place that each line has since lines were taken out; undefined for
 * one that is gone, or that more than one of the others could be.
 */
function placesSince(
  before: readonly ShownItem[],
  now: readonly ShownItem[],
): (number | undefined)[] {
  if (before.length === now.length) return before.map((_, place) => place);
  const product = ({ productId, variantTitle }: ShownItem) =>
    JSON.stringify([productId, variantTitle]);
  const content = (item: ShownItem) =>
    JSON.stringify([product(item), item.customText, item.charms, item.resin]);
  const find = (item: ShownItem, by: (item: ShownItem) => string) => {
    const isIt = (each: ShownItem) => by(each) === by(item);
    const isOnlyOne = before.filter(isIt).length === 1;
    return isOnlyOne && now.filter(isIt).length === 1
      ? now.findIndex(isIt)
      : undefined;
  };
  return before.map((item) => find(item, content) ?? find(item, product));
}
