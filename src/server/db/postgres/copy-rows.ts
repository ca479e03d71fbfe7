import type { Database, SQLQueryBindings } from "bun:sqlite";
import type { SQL, TransactionSQL } from "bun";

// Copies a shop's rows between a SQLite file and PostgreSQL, both with this
// program's schema. Rows are copied as JSON, keyed by column name.

const ROWS_AT_ONCE = 500;

type Value = string | number | null;
type CopiedRow = Record<string, Value>;

/** The number of rows by table name, such as `{ orders: 1204 }`. */
export type RowCounts = Record<string, number>;

/**
 * Copies every row, as of one moment, into a SQLite file without rows. Other
 * processes may write to PostgreSQL meanwhile.
 */
export function copyFromPostgres(
  client: SQL,
  sqlite: Database,
): Promise<RowCounts> {
  return client.begin(
    "isolation level repeatable read read only",
    async (tx) => {
      const counts: RowCounts = {};
      sqlite.run("PRAGMA foreign_keys = OFF");
      sqlite.run("BEGIN");
      for (const table of listTables(sqlite)) {
        counts[table.name] = 0;
        const insert = sqlite.prepare<unknown, SQLQueryBindings[]>(
          `INSERT INTO "${table.name}" (${quoted(table.columns)}) VALUES (${table.columns.map(() => "?").join(", ")})`,
        );
        for await (const rows of readPostgres(tx, table)) {
          for (const row of rows)
            insert.run(...table.columns.map((name) => row[name] ?? null));
          counts[table.name] = (counts[table.name] ?? 0) + rows.length;
        }
      }
      for (const { table, last } of await readSequences(tx)) {
        sqlite.run("DELETE FROM sqlite_sequence WHERE name = ? AND seq < ?", [
          table,
          last,
        ]);
        sqlite.run(
          "INSERT INTO sqlite_sequence (name, seq) SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)",
          [table, last],
        );
      }
      sqlite.run("COMMIT");
      return counts;
    },
  );
}

/**
 * Replaces all rows in PostgreSQL by those of a SQLite file, in one
 * transaction.
 */
export function copyToPostgres(
  sqlite: Database,
  client: SQL,
): Promise<RowCounts> {
  return client.begin(async (tx) => {
    const counts: RowCounts = {};
    await tx.unsafe("set local statement_timeout = 0");
    await tx.unsafe("set local idle_in_transaction_session_timeout = 0");
    const tables = listTables(sqlite);
    await tx.unsafe(
      `truncate ${quoted(tables.map(({ name }) => name))} restart identity`,
    );
    for (const table of tables) {
      counts[table.name] = 0;
      for (const rows of readSqlite(sqlite, table)) {
        await tx.unsafe(
          `insert into "${table.name}" (${quoted(table.columns)}) select ${quoted(table.columns)} from json_populate_recordset(null::"${table.name}", $1::text::json)`,
          [JSON.stringify(rows)],
        );
        counts[table.name] = (counts[table.name] ?? 0) + rows.length;
      }
    }
    await setSequences(tx, sqlite);
    return counts;
  });
}

/** Counts the PostgreSQL rows of each table that a SQLite file has. */
export async function countRows(
  client: SQL,
  sqlite: Database,
): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const { name } of listTables(sqlite)) {
    const [row] = await client.unsafe<{ rows: string }[]>(
      `select count(*) as rows from "${name}"`,
    );
    counts[name] = Number(row?.rows ?? 0);
  }
  return counts;
}

/** Returns the first table whose rows differ; undefined if there is none. */
export async function findDifference(
  sqlite: Database,
  client: SQL,
): Promise<string | undefined> {
  return client.begin(
    "isolation level repeatable read read only",
    async (tx) => {
      for (const table of listTables(sqlite)) {
        const own = new Bun.CryptoHasher("sha256");
        const other = new Bun.CryptoHasher("sha256");
        for (const rows of readSqlite(sqlite, table))
          for (const row of rows) own.update(toText(table, row));
        for await (const rows of readPostgres(tx, table))
          for (const row of rows) other.update(toText(table, row));
        if (own.digest("hex") !== other.digest("hex")) return table.name;
      }
      return undefined;
    },
  );
}

const toText = ({ columns }: Table, row: CopiedRow) =>
  `${JSON.stringify(columns.map((name) => row[name]))}\n`;

function* readSqlite(sqlite: Database, table: Table): Generator<CopiedRow[]> {
  const rows = sqlite
    .query<CopiedRow, []>(
      `SELECT ${quoted(table.columns)} FROM "${table.name}" ORDER BY ${quoted(table.key)}`,
    )
    .iterate();
  let batch: CopiedRow[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Reads with a cursor, so that memory use does not grow with the table. */
async function* readPostgres(
  tx: TransactionSQL,
  table: Table,
): AsyncGenerator<CopiedRow[]> {
  await tx.unsafe("set local statement_timeout = 0");
  await tx.unsafe(
    `declare rows no scroll cursor for select row_to_json(each)::text as row from (select ${quoted(table.columns)} from "${table.name}" order by ${quoted(table.key)}) as each`,
  );
  for (;;) {
    const fetched = await tx.unsafe<{ row: string }[]>(
      `fetch ${ROWS_AT_ONCE} from rows`,
    );
    if (fetched.length === 0) break;
    yield fetched.map(({ row }): CopiedRow => JSON.parse(row));
  }
  await tx.unsafe("close rows");
}

type Sequence = { table: string; last: number };

/** Returns the highest id that each table has ever assigned. */
async function readSequences(tx: TransactionSQL): Promise<Sequence[]> {
  const rows = await tx.unsafe<{ table: string; last: string }[]>(
    `select t.relname as table, coalesce(s.last_value, 0)::text as last
     from pg_class c
     join pg_depend d on d.objid = c.oid and d.deptype = 'i' and d.classid = 'pg_class'::regclass
     join pg_class t on t.oid = d.refobjid
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
     join pg_sequences s on s.schemaname = n.nspname and s.sequencename = c.relname
     where c.relkind = 'S'`,
  );
  return rows
    .map(({ table, last }) => ({ table, last: Number(last) }))
    .filter(({ last }) => last > 0);
}

/** Continues the id sequences, so that no id is ever assigned twice. */
async function setSequences(tx: TransactionSQL, sqlite: Database) {
  const last = sqlite
    .query<{ name: string; seq: number }, []>(
      "SELECT name, seq FROM sqlite_sequence WHERE seq > 0",
    )
    .all();
  for (const { name, seq } of last)
    await tx.unsafe(
      "select setval(pg_get_serial_sequence($1, 'id'), $2::bigint)",
      [`"${name}"`, seq],
    );
}

/** One of the shop's own tables, the same on both engines. */
type Table = {
  name: string;
  columns: string[];
  /** The columns of its primary key. */
  key: string[];
};

/**
 * Returns the shop's tables, each after the tables that it refers to. Reads
 * them from the database, so that a new table needs no entry in a list.
 */
export function listTables(sqlite: Database): Table[] {
  const names = sqlite
    .query<{ name: string }, []>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND name NOT LIKE '~_~_%' ESCAPE '~' ORDER BY name",
    )
    .all()
    .map(({ name }) => name);
  const sorted: string[] = [];
  const visit = (name: string) => {
    if (sorted.includes(name)) return;
    const references = sqlite
      .query<{ table: string }, [string]>(
        'SELECT "table" FROM pragma_foreign_key_list(?)',
      )
      .all(name);
    for (const { table } of references) if (table !== name) visit(table);
    sorted.push(name);
  };
  for (const name of names) visit(name);
  return sorted.map((name) => describe(sqlite, name));
}

function describe(sqlite: Database, name: string): Table {
  const columns = sqlite
    .query<{ name: string; pk: number }, [string]>(
      "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid",
    )
    .all(name);
  const key = columns
    .filter(({ pk }) => pk > 0)
    .sort((a, b) => a.pk - b.pk)
    .map((column) => column.name);
  return { name, columns: columns.map((column) => column.name), key };
}

/** Returns names as a quoted, comma-separated list for SQL. */
export const quoted = (names: readonly string[]) =>
  names.map((name) => `"${name}"`).join(", ");
