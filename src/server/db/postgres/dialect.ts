import { Column, getTableColumns, is, SQL, sql } from "drizzle-orm";
import {
  SQLiteAsyncDialect,
  type SQLiteInsertConfig,
} from "drizzle-orm/sqlite-core";

/**
 * Builds drizzle's SQLite queries in PostgreSQL's dialect. Three things differ:
 * parameters are numbered; an insert writes `default` for each omitted column,
 * where SQLite accepts null as an id and assigns the next one; and the columns
 * in "on conflict" have no table name.
 */
export class PostgresDialect extends SQLiteAsyncDialect {
  override escapeParam(index: number): string {
    return `$${index + 1}`;
  }

  override buildInsertQuery(config: SQLiteInsertConfig): SQL {
    const onConflict = config.onConflict?.map(withBareColumns);
    if (!Array.isArray(config.values))
      return super.buildInsertQuery({ ...config, onConflict });
    const names = Object.keys(getTableColumns(config.table));
    const values = config.values.map((row) => ({
      ...Object.fromEntries(
        names.filter((name) => !(name in row)).map((name) => [name, DEFAULT]),
      ),
      ...row,
    }));
    return super.buildInsertQuery({ ...config, values, onConflict });
  }
}

const DEFAULT = sql`default`;

/** Removes table names; drizzle nests a conflict's columns in an array. */
function withBareColumns(clause: SQL): SQL {
  return sql.join(
    clause.queryChunks.map((chunk) => {
      if (is(chunk, SQL)) return withBareColumns(chunk);
      if (!Array.isArray(chunk)) return chunk;
      return chunk.map((each) =>
        is(each, Column) ? sql.identifier(each.name) : each,
      );
    }),
  );
}
