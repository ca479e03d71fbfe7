import { ApiError } from "./api.ts";
import { createSessionStore } from "./storage.ts";
import type { Store } from "./store.ts";
import {
  fieldOf,
  formOf,
  type FormOf,
  keptForm,
  partOf,
  type Table,
  withFields,
} from "./table.ts";
import type { Voice } from "./voice.ts";

// What is typed into the form of a saved row outlives the page that shows it,
// and is merged with what another window saves of the row meanwhile.

/** A saved row that is changed, as it was when that began, and the form of it. */
export type Editing<Row, Form> = { row: Row; form: Form };

/** The schema that parses a saved row. */
export type RowSchema<Saved> = {
  safeParse(value: unknown): { data?: Saved | undefined };
};

/** The change that another window made to the row while it was being edited. */
export type Conflict<Row> =
  { kind: "changed"; current: Row; collisions: string[] } | { kind: "gone" };

/**
 * Creates the store of the row that is being changed, if any. It survives a
 * reload, and is gone with the browser's tab.
 */
export function createRowDraft<Row extends object, Fields extends Table>(
  key: string,
  schema: RowSchema<Row>,
  tableOf: (row: Row) => Fields,
): Store<Editing<Row, FormOf<Fields>> | null> {
  return createSessionStore<Editing<Row, FormOf<Fields>> | null>(
    key,
    null,
    (stored) => {
      const row = schema.safeParse(Reflect.get(Object(stored), "row")).data;
      const form: unknown = Reflect.get(Object(stored), "form");
      if (!row || typeof form !== "object" || !form) return undefined;
      const table = tableOf(row);
      return { row, form: keptForm(table, form, formOf(table, row)) };
    },
  );
}

/** Returns the fields that a request would change, against another form. */
export function changedFields(
  table: Table,
  before: object,
  now: object,
): string[] {
  const write = (form: object, name: string) => {
    const { images } = table[name] ?? {};
    const uploads = images?.of(fieldOf(form, name)) ?? [];
    return JSON.stringify([
      partOf(table, form, name),
      uploads.map(({ upload }) => upload?.name),
    ]);
  };
  return Object.keys(table).filter(
    (name) =>
      isSent(table, now, name) && write(before, name) !== write(now, name),
  );
}

/** Whether a field changes anything: some keep what is saved when left empty. */
function isSent(table: Table, form: object, name: string): boolean {
  const images = table[name]?.images?.of(fieldOf(form, name)) ?? [];
  return (
    Object.keys(partOf(table, form, name)).length > 0 ||
    images.some(({ upload }) => upload !== null)
  );
}

/** Whether two forms say the same in a field; what is not sent agrees with all. */
export function agrees(
  table: Table,
  { name, mine, theirs }: { name: string; mine: object; theirs: object },
  voice: Voice,
): boolean {
  const kind = table[name];
  if (!kind || !isSent(table, mine, name)) return true;
  const [one, other] = [fieldOf(mine, name), fieldOf(theirs, name)];
  return (
    kind.isSame?.(one, other) ??
    kind.say(one, voice, mine) === kind.say(other, voice, theirs)
  );
}

/** Whether a saved form has all values of another one. */
export function matches(
  table: Table,
  mine: object,
  theirs: object,
  voice: Voice,
): boolean {
  return Object.keys(table).every((name) =>
    agrees(table, { name, mine, theirs }, voice),
  );
}

type Versions<Form> = { base: object; mine: Form; theirs: object };

/**
 * Merges what was typed since `base` into what another window has saved since.
 * `collisions` are the fields that both changed, and that do not agree now; of
 * these the form has mine.
 */
export function mergeForms<Form extends object>(
  table: Table,
  { base, mine, theirs }: Versions<Form>,
  doAgree: (name: string) => boolean,
): { form: Form; collisions: string[] } {
  const changed = changedFields(table, base, mine);
  const changedThere = changedFields(table, base, theirs);
  const collisions = changed.filter(
    (name) => changedThere.includes(name) && !doAgree(name),
  );
  const others = Object.keys(table).filter((name) => !changed.includes(name));
  return { form: withFields(mine, theirs, others), collisions };
}

/** Returns what another window saved, from the reply that refuses a save. */
export function laterVersion<Saved>(
  error: unknown,
  schema: RowSchema<Saved>,
): Saved | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return schema.safeParse(error.problem?.current).data;
}

/**
 * The number of times that a save is merged anew while other windows keep on
 * saving.
 */
const MAX_MERGES = 5;

type Saving<Row, Form> = {
  rowSchema: RowSchema<Row>;
  save(editing: Editing<Row, Form>): Promise<Row>;
  /** Puts what is typed upon another version of its row. */
  rebase(
    editing: Editing<Row, Form>,
    current: Row,
  ): { form: Form; collisions: readonly string[] };
};

/** Saves what is typed, upon what other windows have saved meanwhile. */
export async function saveUpon<Row, Form>(
  editing: Editing<Row, Form>,
  saving: Saving<Row, Form>,
  merges = 0,
): Promise<Row> {
  try {
    return await saving.save(editing);
  } catch (error) {
    const current = laterVersion(error, saving.rowSchema);
    if (!current || merges === MAX_MERGES) throw error;
    const { form, collisions } = saving.rebase(editing, current);
    if (collisions.length > 0) throw error;
    return saveUpon({ row: current, form }, saving, merges + 1);
  }
}
