import type { Database, SQLQueryBindings } from "bun:sqlite";
import type { SQL, TransactionSQL } from "bun";
import { listTables, quoted, type Table } from "../tables.ts";

// Carries a shop's rows between a SQLite file and PostgreSQL, both at this
// program's schema. Rows travel as JSON by the names of their columns.

const ROWS_AT_ONCE = 500;

type Value = string | number | null;
type Row = Record<string, Value>;

/** How many rows each table has: "orders" to 1204. */
export type RowCounts = Record<string, number>;

/**
 * Copies every row as it was at one moment into a file without rows. Others
 * may write meanwhile.
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
 * Replaces every row by those of a SQLite file, in one transaction: all of it
 * or nothing.
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

/** How many rows there are in each of the tables that a SQLite file has. */
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

/** The first table whose rows are not the same on both; undefined: none. */
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

const toText = ({ columns }: Table, row: Row) =>
  `${JSON.stringify(columns.map((name) => row[name]))}\n`;

function* readSqlite(sqlite: Database, table: Table): Generator<Row[]> {
  const rows = sqlite
    .query<Row, []>(
      `SELECT ${quoted(table.columns)} FROM "${table.name}" ORDER BY ${quoted(table.key)}`,
    )
    .iterate();
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** By a cursor, so that years of orders need no more memory than a few. */
async function* readPostgres(
  tx: TransactionSQL,
  table: Table,
): AsyncGenerator<Row[]> {
  await tx.unsafe("set local statement_timeout = 0");
  await tx.unsafe(
    `declare rows no scroll cursor for select row_to_json(each)::text as row from (select ${quoted(table.columns)} from "${table.name}" order by ${quoted(table.key)}) as each`,
  );
  for (;;) {
    const fetched = await tx.unsafe<{ row: string }[]>(
      `fetch ${ROWS_AT_ONCE} from rows`,
    );
    if (fetched.length === 0) break;
    yield fetched.map(({ row }): Row => JSON.parse(row));
  }
  await tx.unsafe("close rows");
}

type Sequence = { table: string; last: number };

/** The highest id that each table has ever given. */
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

/** An id that was given once must not be given again, on either engine. */
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
