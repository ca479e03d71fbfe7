import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { InvoiceSettings } from "#shared/invoices/schema.ts";
import type { Payment } from "#shared/payment/schema.ts";
import type { WeekMail } from "#shared/orders/week.ts";
import type { SiteContent } from "#shared/site/schema.ts";
import { createdAt, flag, updatedAt } from "./columns.ts";

// The maker's own content for the pages of the shop.

/** The table has one row, with id 1. */
export const site = sqliteTable(
  "site",
  {
    id: integer("id").primaryKey(),
    content: text("content", { mode: "json" }).$type<SiteContent>().notNull(),
    /**
     * The ways in which the maker is paid; null: she has not said. Not a part
     * of the content, which everybody may read.
     */
    payment: text("payment", { mode: "json" }).$type<Payment>(),
    /** How she writes invoices; null: she writes none. */
    invoice: text("invoice", { mode: "json" }).$type<InvoiceSettings>(),
    /** When the maker gets the mail about her week; null: she wants none. */
    weekMail: text("week_mail", { mode: "json" }).$type<WeekMail>(),
    /** The last id of a delivery option, so that none is given twice. */
    lastDeliveryId: integer("last_delivery_id").notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [check("site_single", sql`${table.id} = 1`)],
);

/** The pages that the footer links to, in Markdown. */
export const contentPages = sqliteTable("content_pages", {
  slug: text("slug").primaryKey(),
  title: text("title").notNull(),
  description: text("description").notNull(),
  markdown: text("markdown").notNull(),
  /** Whether it is sent along with the confirmation of an order. */
  isTerms: flag("is_terms").default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The facts that are known of the clock: one row. */
export const clockMarks = sqliteTable("clock_marks", {
  id: integer("id").primaryKey(),
  /** The last known time. */
  seenAt: integer("seen_at").notNull(),
  /** Since when the clock has moved as time does. */
  steadySince: integer("steady_since").notNull(),
  /** The last known time before it jumped to `steadySince`; null: it never did. */
  jumpedFrom: integer("jumped_from"),
});
