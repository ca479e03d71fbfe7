import {
  integer,
  primaryKey,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";

/** What is counted: pages looked at, how people came, clips put in a cart, and
 * looks while the shop was paused. */
export const COUNTED = ["place", "source", "add", "missed", "rest"] as const;
export type Counted = (typeof COUNTED)[number];

/**
 * How often something happened on a day. There is no row of a visit: nothing
 * tells one person from another. Whatever is sent, a day has at most 21 rows,
 * one more for each letter that went out and two for each product.
 */
export const dailyCounts = sqliteTable(
  "daily_counts",
  {
    /** In the shop's time zone, as 2026-11-23. */
    day: text("day").notNull(),
    kind: text("kind", { enum: COUNTED }).notNull(),
    /** Of a closed list: "home", "product:12"; "search", "letter:3"; an id. */
    name: text("name").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
);
