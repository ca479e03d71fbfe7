import { sql } from "drizzle-orm";
import {
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { DISCOUNT_KINDS } from "#shared/discounts/rules.ts";
import { createdAt, deletedAt, flag, updatedAt } from "./columns.ts";

/**
 * The codes that take something off an order. Their uses are counted from the
 * orders, under the lock of the code.
 */
export const discounts = sqliteTable(
  "discounts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    code: text("code").notNull(),
    /** The code without what people type differently. */
    codeKey: text("code_key").notNull(),
    kind: text("kind", { enum: DISCOUNT_KINDS }).notNull(),
    /** Percent, or cents; 0 where the delivery is free. */
    value: integer("value").notNull(),
    startsAt: integer("starts_at"),
    endsAt: integer("ends_at"),
    minTotalCents: integer("min_total_cents"),
    maxUses: integer("max_uses"),
    oncePerCustomer: flag("once_per_customer"),
    leavesOutSales: flag("leaves_out_sales"),
    isActive: flag("is_active"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    uniqueIndex("discounts_code")
      .on(table.codeKey)
      .where(sql`deleted_at is null`),
  ],
);
