import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SiteContent } from "#shared/site/schema.ts";
import { createdAt, updatedAt } from "./columns.ts";

// The maker's own content for the pages of the shop.

/** The table has one row, with id 1. */
export const site = sqliteTable(
  "site",
  {
    id: integer("id").primaryKey(),
    content: text("content", { mode: "json" }).$type<SiteContent>().notNull(),
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
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
