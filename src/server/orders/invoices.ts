import { eq } from "drizzle-orm";
import { isCustomLine, lineTitle } from "#shared/cart/rules.ts";
import { INVOICE_LAW } from "#shared/invoices/law.ts";
import type { InvoiceLink, InvoiceSettings } from "#shared/invoices/schema.ts";
import { FIRST_CURRENCY, type Order } from "#shared/orders/schema.ts";
import { isCancelled, type OrderState } from "#shared/orders/state.ts";
import { priceCents } from "#shared/money/rules.ts";
import type { Config } from "#server/config/config.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { insertRow } from "#server/db/prepared.ts";
import {
  type CorrectionReason,
  type InvoiceContent,
  invoices,
  LAST_NUMBER,
  NEXT_INVOICE,
} from "#server/db/schema/invoices.ts";
import type { Refund } from "#server/db/schema/orders.ts";
import { readInvoiceSettings, readSiteContent } from "#server/site/store.ts";
import { stateOf } from "./order-state.ts";
import { listEvents } from "./progress-store.ts";
import { type OrderRow, readPlaced } from "./store.ts";

export type InvoiceRow = typeof invoices.$inferSelect;

const invoiceRow = insertRow(invoices, { id: NEXT_INVOICE });

/** The invoices of an order and their corrections, the first first. */
export async function listInvoices(
  db: Db,
  orderId: number,
): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(invoices.id)
    .all();
}

/** With its prefix and series, as it is written. */
export const invoiceNumber = ({
  id,
  series,
  number,
  content,
}: InvoiceRow): string => `${content.prefix}${series}${number ?? id}`;

export async function listInvoiceLinks(
  db: Db,
  orderId: number,
): Promise<InvoiceLink[]> {
  const rows = await listInvoices(db, orderId);
  return rows.map((row) => ({
    id: row.id,
    number: invoiceNumber(row),
    kind: row.kind,
  }));
}

/**
 * The correction that a refund brought, else the next one, which took it in:
 * mails of several refunds may be on their way at once. Else the last paper.
 */
export function correctionOf(
  rows: readonly InvoiceRow[],
  refund: Refund | undefined,
): InvoiceRow | undefined {
  const last = rows.at(-1);
  if (!refund) return last;
  const back = rows.filter(({ amountCents }) => amountCents < 0);
  const at = ({ content, createdAt }: InvoiceRow) =>
    content.refundedAt ?? createdAt;
  return (
    back.findLast((row) => at(row) === refund.at) ??
    back.find((row) => at(row) > refund.at) ??
    last
  );
}

type Settling = {
  config: Config;
  now: number;
  /** Whether the change is the payment, or somebody asks for the invoice. */
  givesInvoice?: boolean | undefined;
};

/**
 * Writes, in the transaction that changed an order, the invoice that comes with
 * its payment or was asked for; and, once there is one, a correction of each sum
 * that went back, or came again, so that they add up to what was kept. The
 * maker's lock, under which every change of a payment is, leaves the numbers
 * without gaps on all copies.
 */
export async function settleInvoices(
  tx: Tx,
  row: OrderRow,
  { config, now, givesInvoice = false }: Settling,
): Promise<void> {
  const issued = await listInvoices(tx, row.id);
  if (issued.length === 0 && !givesInvoice) return;
  const settings = await readInvoiceSettings(tx);
  const { order } = await readPlaced(tx, row);
  const state = stateOf(row, order.items);
  const keptCents = state.paidCents - state.refundedCents;
  let writtenCents = issued.reduce((sum, each) => sum + each.amountCents, 0);
  if (writtenCents === keptCents) return;
  let of = issued.findLast(({ kind }) => kind === "invoice");
  if (writtenCents === 0 && givesInvoice && settings) {
    writtenCents = state.paidCents;
    const content = await contentOf(tx, { row, order, settings, config });
    of = await issue(tx, {
      orderId: row.id,
      kind: "invoice",
      series: "",
      amountCents: writtenCents,
      content: { ...content, of: null },
      createdAt: now,
    });
  }
  // One that was issued is corrected, also once the maker writes no more.
  if (!of || writtenCents === keptCents) return;
  const amountCents = keptCents - writtenCents;
  await issue(tx, {
    orderId: row.id,
    kind: "correction",
    series: INVOICE_LAW[of.content.country]?.correctionSeries ?? "",
    amountCents,
    // By the rate and the law of its invoice, whatever she chose since.
    content: {
      ...of.content,
      prefix: settings?.prefix ?? of.content.prefix,
      of: invoiceNumber(of),
      reason: reasonOf(row, { state, amountCents }),
      ...(amountCents < 0 &&
        row.refundedAt !== null && { refundedAt: row.refundedAt }),
    },
    createdAt: now,
  });
}

async function issue(
  tx: Tx,
  given: Omit<InvoiceRow, "id" | "number">,
): Promise<InvoiceRow> {
  const last = await tx
    .select({ number: LAST_NUMBER })
    .from(invoices)
    .where(eq(invoices.series, given.series))
    .get();
  const values = { ...given, number: (last?.number ?? 0) + 1 };
  return { id: await invoiceRow.id(tx, values), ...values };
}

function reasonOf(
  { status, withdrawals }: OrderRow,
  { state, amountCents }: { state: OrderState; amountCents: number },
): CorrectionReason {
  if (amountCents > 0) return "cameAgain";
  if (state.paidCents === 0) return "unpaid";
  if (isCancelled(status)) return "cancelled";
  return withdrawals ? "withdrawn" : "reduced";
}

type Issuing = {
  row: OrderRow;
  order: Order;
  settings: InvoiceSettings;
  config: Config;
};

async function contentOf(
  db: Db,
  { row, order, settings, config }: Issuing,
): Promise<Omit<InvoiceContent, "of">> {
  const { legal, name } = await readSiteContent(db, config);
  const events = await listEvents(db, [row.id]);
  const sent = events.find(({ status }) => status === "sent");
  return {
    ...settings,
    maker: legal.maker || name,
    country: legal.country,
    customerName: row.customerName,
    address: row.address,
    currency: row.currency ?? FIRST_CURRENCY,
    orderedAt: row.createdAt,
    suppliedAt: sent?.createdAt ?? null,
    lines: order.items.map((item) => ({
      name: lineTitle(item.productName, item.variantTitle),
      ...(isCustomLine(item) && { letters: item.customText ?? "" }),
      quantity: item.quantity,
      priceCents: priceCents(item.price),
    })),
    discount: row.discount && {
      code: row.discount.code,
      cents: row.discount.cents,
    },
    delivery: row.delivery && {
      name: row.delivery.name,
      cents: row.delivery.priceCents,
    },
  };
}

/**
 * Net and tax of a gross sum, which is below zero where it went back; a rate of
 * 0 has a tax of 0. `digits` are the decimals of the currency.
 */
export function taxOf(
  grossCents: number,
  { vatRate, digits }: { vatRate: string; digits: number },
): { netCents: number; taxCents: number } {
  // In hundredths of a percent, as a rate may be 5.5.
  const rate = Math.round(Number(vatRate) * 100);
  const unit = 10 ** (2 - digits);
  const exact = (Math.abs(grossCents) * 10_000) / (10_000 + rate);
  const netCents = Math.sign(grossCents) * Math.round(exact / unit) * unit;
  return { netCents, taxCents: grossCents - netCents };
}
