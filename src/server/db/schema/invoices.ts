import { sql } from "drizzle-orm";
import {
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { Address } from "#shared/delivery/schema.ts";
import type { InvoiceSettings } from "#shared/invoices/schema.ts";
import { createdAt } from "./columns.ts";
import { orders } from "./orders.ts";

/** Why an invoice is corrected, as the texts call it. */
export type CorrectionReason =
  "cancelled" | "withdrawn" | "reduced" | "unpaid" | "cameAgain";

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
  /** Absent in an invoice, and from a version that did not keep it. */
  reason?: CorrectionReason;
};

/**
 * Invoices and their corrections in one row of numbers without gaps; where the
 * law asks for it, corrections in one of their own.
 */
export const invoices = sqliteTable(
  "invoices",
  {
    /** In the order in which they were issued; none is ever deleted. */
    id: integer("id").primaryKey(),
    /** Stands between prefix and number: "" or that of the law's table. */
    series: text("series").notNull().default(""),
    /** Null: from a version that knew one series, whose number is the id. */
    number: integer("number"),
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
  (table) => [
    index("invoices_order").on(table.orderId),
    uniqueIndex("invoices_number").on(table.series, table.number),
  ],
);

/** The next id. Whoever asks holds the lock of the maker. */
export const NEXT_INVOICE = sql`(select coalesce(max(id), 0) + 1 from invoices)`;

/** The last number of a series, likewise; 0 if it has none. */
export const LAST_NUMBER = sql<number>`coalesce(max(coalesce(number, id)), 0)`;
