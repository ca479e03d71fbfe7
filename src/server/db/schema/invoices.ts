import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Address } from "#shared/delivery/schema.ts";
import type { InvoiceSettings } from "#shared/invoices/schema.ts";
import { createdAt } from "./columns.ts";
import { orders } from "./orders.ts";

/** An invoice as it was issued: what changes later does not change it. */
export type InvoiceContent = InvoiceSettings & {
  /** Name and address of the maker, and her country. */
  maker: string;
  country: string;
  customerName: string;
  address: Address | null;
  currency: string;
  orderedAt: number;
  /** When it was sent or collected; null: not yet. */
  suppliedAt: number | null;
  /** A custom clip has its letters, and its name in the order's language. */
  lines: {
    name: string;
    letters?: string;
    quantity: number;
    priceCents: number;
  }[];
  discount: { code: string; cents: number } | null;
  delivery: { name: string; cents: number } | null;
  /** The number of the invoice that a correction is of. */
  of: string | null;
  /**
   * The time of the refund that brought a correction, by which its mail finds
   * it; absent in others, and from a version that did not keep it.
   */
  refundedAt?: number;
};

/** Invoices and their corrections in one row of numbers without gaps. */
export const invoices = sqliteTable(
  "invoices",
  {
    /** The number; none is ever deleted. */
    id: integer("id").primaryKey(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text("kind", { enum: ["invoice", "correction"] }).notNull(),
    /** With tax; less than 0 where a correction takes back. */
    amountCents: integer("amount_cents").notNull(),
    content: text("content", { mode: "json" })
      .$type<InvoiceContent>()
      .notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("invoices_order").on(table.orderId)],
);

/** The next number. Whoever asks holds the lock of the maker. */
export const NEXT_INVOICE = sql`(select coalesce(max(id), 0) + 1 from invoices)`;
