import {
  Column,
  getTableName,
  is,
  Param,
  Placeholder,
  type Query,
  SQL,
  Subquery,
} from "drizzle-orm";
import {
  type PreparedQueryConfig,
  type SQLiteAsyncDialect,
  SQLitePreparedQuery,
  SQLiteSession,
} from "drizzle-orm/sqlite-core";

type MaybePromise<T> = T | Promise<T>;
export type RowValues = unknown[];

/** A prepared statement of one connection. */
export type Statement = {
  rows(values: unknown[]): MaybePromise<RowValues[]>;
  run(values: unknown[]): MaybePromise<void>;
};

/** An engine's part: prepared statements in its own SQL dialect. */
export type Connection = { prepare(sql: string): Statement };

type NoSchema = Record<string, never>;
type Session = SQLiteSession<"async", void, NoSchema, NoSchema>;
type Fields = NonNullable<Parameters<Session["prepareQuery"]>[1]>;
type Decoder = { mapFromDriverValue(value: unknown): unknown };
type AsyncConfig = PreparedQueryConfig & { type: "async" };

/** Creates drizzle's session on a connection to either engine. */
export function createSession(
  connection: Connection,
  dialect: SQLiteAsyncDialect,
): Session {
  return new ConnectionSession(connection, dialect);
}

class ConnectionSession extends SQLiteSession<
  "async",
  void,
  NoSchema,
  NoSchema
> {
  constructor(
    private readonly connection: Connection,
    dialect: SQLiteAsyncDialect,
  ) {
    super(dialect);
  }

  override prepareQuery(
    query: Query,
    fields: Fields | undefined,
    executeMethod: "run" | "all" | "get",
  ): ConnectionQuery {
    const statement = this.connection.prepare(query.sql);
    return new ConnectionQuery(statement, query, fields, executeMethod);
  }

  override transaction(): never {
    throw new Error("Transactions are opened by commit alone.");
  }
}

class ConnectionQuery extends SQLitePreparedQuery<AsyncConfig> {
  /** Set by drizzle on queries with outer joins. */
  joinsNotNullableMap?: Record<string, boolean>;
  private mapRow: ((row: RowValues) => unknown) | undefined;
  private readonly slots: readonly Slot[];

  constructor(
    private readonly statement: Statement,
    query: Query,
    private readonly fields: Fields | undefined,
    executeMethod: "run" | "all" | "get",
  ) {
    super("async", executeMethod, query);
    this.slots = query.params.map(toSlot);
  }

  // SQLite's rows are there at once, and waiting for them would take a tick of
  // the microtasks for each query.

  async run(values?: Record<string, unknown>): Promise<void> {
    const running = this.statement.run(this.fill(values));
    if (running) await running;
  }

  async all(values?: Record<string, unknown>): Promise<unknown[]> {
    const found = this.statement.rows(this.fill(values));
    const rows = found instanceof Promise ? await found : found;
    return this.fields ? rows.map(this.mapper(this.fields)) : rows;
  }

  async get(values?: Record<string, unknown>): Promise<unknown> {
    const found = this.statement.rows(this.fill(values));
    const row = (found instanceof Promise ? await found : found)[0];
    return row && this.fields ? this.mapper(this.fields)(row) : row;
  }

  async values(values?: Record<string, unknown>): Promise<RowValues[]> {
    return this.statement.rows(this.fill(values));
  }

  private fill(values: Record<string, unknown> = {}): unknown[] {
    const filled: unknown[] = [];
    for (const slot of this.slots) filled.push(fillSlot(slot, values));
    return filled;
  }

  private mapper(fields: Fields): (row: RowValues) => unknown {
    this.mapRow ??= rowMapper(fields, this.joinsNotNullableMap);
    return this.mapRow;
  }
}

type Convert = (value: unknown) => unknown;

/** A parameter of a statement: a fixed value, or the name of a placeholder. */
type Slot =
  | { name: undefined; value: unknown }
  | { name: string; encode: Convert | undefined };

/** Runs once for each query; drizzle's own code does this at every run. */
function toSlot(param: unknown): Slot {
  if (is(param, Placeholder)) return { name: param.name, encode: undefined };
  if (!(is(param, Param) && is(param.value, Placeholder)))
    return { name: undefined, value: param };
  const { encoder } = param;
  const isPlain =
    encoder.mapToDriverValue === Column.prototype.mapToDriverValue;
  const encode: Convert = (value) => encoder.mapToDriverValue(value);
  return { name: param.value.name, encode: isPlain ? undefined : encode };
}

function fillSlot(slot: Slot, values: Record<string, unknown>): unknown {
  if (slot.name === undefined) return slot.value;
  const value = values[slot.name];
  if (value === undefined) throw new Error(`No value for "${slot.name}".`);
  return slot.encode ? slot.encode(value) : value;
}

/**
 * Turns a driver's row into the object that the query describes. If an outer
 * join found no row of a table, that table's object is null, as in drizzle's
 * own drivers.
 */
function rowMapper(
  fields: Fields,
  joinsNotNullable: Record<string, boolean> | undefined,
): (row: RowValues) => unknown {
  const columns = fields.map(({ path, field }, index) => ({
    index,
    path,
    name: path.at(-1) ?? "",
    decode: decodeOf(field),
    // Only the object of a joined table becomes null.
    table:
      path.length === 2 && is(field, Column) ? getTableName(field.table) : "",
  }));
  // The columns of a joined table become an object inside the row.
  const groups = Map.groupBy(columns, ({ path }) =>
    path.length > 1 ? path[0] : undefined,
  );
  const parts = [...groups].map(([group, ofGroup]) => ({
    group,
    columns: ofGroup,
    isOptional: ofGroup.some(
      ({ table }) => joinsNotNullable?.[table] === false,
    ),
  }));
  return (row) => {
    const result: Record<string, unknown> = {};
    for (const { group, columns: ofGroup, isOptional } of parts) {
      const target: Record<string, unknown> = group === undefined ? result : {};
      let isFound = false;
      for (const { index, name, decode } of ofGroup) {
        const raw = row[index] ?? null;
        const value = raw === null || !decode ? raw : decode(raw);
        target[name] = value;
        isFound ||= value !== null;
      }
      if (group !== undefined)
        result[group] = isOptional && !isFound ? null : target;
    }
    return result;
  };
}

/** Returns undefined for a field whose values stay as the driver returns them. */
function decodeOf(field: Fields[number]["field"]): Convert | undefined {
  const decoder = decoderOf(field);
  const isPlain =
    decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return isPlain ? undefined : (value) => decoder.mapFromDriverValue(value);
}

function decoderOf(field: Fields[number]["field"]): Decoder {
  if (is(field, Column)) return field;
  const source = is(field, SQL)
    ? field
    : is(field, Subquery)
      ? field._.sql
      : is(field, SQL.Aliased)
        ? field.sql
        : undefined;
  // drizzle's types do not include the decoder of an expression.
  if (source && "decoder" in source && isDecoder(source.decoder))
    return source.decoder;
  throw new Error("A selected field has no decoder.");
}

function isDecoder(value: unknown): value is Decoder {
  return (
    typeof value === "object" && value !== null && "mapFromDriverValue" in value
  );
}
