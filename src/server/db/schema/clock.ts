import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** What is known of the clock: one row. */
export const clockMarks = sqliteTable("clock_marks", {
  id: integer("id").primaryKey(),
  /** The last known time. */
  seenAt: integer("seen_at").notNull(),
  /** Since when the clock has moved as time does. */
  steadySince: integer("steady_since").notNull(),
  /** The last known time before it jumped to `steadySince`; null: it never did. */
  jumpedFrom: integer("jumped_from"),
});
