import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, integer } from "drizzle-orm/sqlite-core";

// Money is in whole cents, times are in milliseconds since 1970 (UTC). Rows
// that old carts and orders may refer to are soft-deleted with `deletedAt`.

export const createdAt = () => integer("created_at").notNull();
export const updatedAt = () => integer("updated_at").notNull();
export const deletedAt = () => integer("deleted_at");
export const flag = (name: string) =>
  integer(name, { mode: "boolean" }).notNull();
export const notNegative = (name: string, column: AnySQLiteColumn) =>
  check(name, sql`${column} >= 0`);
