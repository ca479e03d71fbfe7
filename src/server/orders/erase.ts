import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Change } from "#shared/orders/schema.ts";
import { CUSTOM_PRODUCT_ID } from "#shared/cart/rules.ts";
import { CUSTOM_CLIP_NAME } from "#shared/clip/rules.ts";
import { removeCarts } from "#server/cart/cart-store.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import {
  orderCorrections,
  orderLines,
  orders,
} from "#server/db/schema/orders.ts";
import { ERASED_EMAIL } from "#server/mail/removal.ts";
import { eraseProgress } from "./progress-store.ts";

/**
 * The numbers of a customer's orders. `email` is in lower case; for an order that
 * has none it is the order's number.
 */
export async function findOrderIdsOfCustomer(
  db: Db,
  email: string,
): Promise<number[]> {
  const hasNumber = eq(sql`cast(${orders.id} as text)`, email);
  return (
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(
        or(
          eq(sql`lower(${orders.customerEmail})`, email),
          and(eq(orders.customerEmail, ""), hasNumber),
        ),
      )
      .all()
  ).map((row) => row.id);
}

/** Replaces an erased name or phone number. */
const ERASED_TEXT = "(erased)";

/**
 * The corrections that name an address which the maker corrected, of orders that
 * have another one now. `email` is in lower case.
 */
export async function findCorrectionsNaming(
  db: Db,
  email: string,
): Promise<number[]> {
  const rows = await db
    .select({ id: orderCorrections.id, changes: orderCorrections.changes })
    .from(orderCorrections)
    .innerJoin(orders, eq(orders.id, orderCorrections.orderId))
    .where(ne(sql`lower(${orders.customerEmail})`, email))
    .orderBy(orderCorrections.id)
    .all();
  return rows.flatMap(({ id, changes }) =>
    changes.some((change) => names(change, email)) ? [id] : [],
  );
}

const names = ({ before, after }: Change, email: string) =>
  [before, after].some((text) => text.toLowerCase() === email);

/** Blanks a corrected address; the order that it was of stays. */
export async function eraseFromCorrections(
  db: Tx,
  { ids, email }: { ids: number[]; email: string },
): Promise<void> {
  const rows = await db
    .select({ id: orderCorrections.id, changes: orderCorrections.changes })
    .from(orderCorrections)
    .where(inArray(orderCorrections.id, ids))
    .all();
  const blank = (text: string) =>
    text.toLowerCase() === email ? ERASED_EMAIL : text;
  for (const { id, changes } of rows)
    await db
      .update(orderCorrections)
      .set({
        changes: changes.map((change) => ({
          ...change,
          before: blank(change.before),
          after: blank(change.after),
        })),
      })
      .where(eq(orderCorrections.id, id))
      .run();
}

/**
 * Blanks the contact details, addresses, words and the texts on clips in these
 * orders. Removes the
 * carts that they came from, which may hold more such texts. Disables the
 * orders' pages and deletes their steps with the maker's notes. Keeps
 * products, prices and statuses, for bookkeeping.
 */
export async function eraseCustomerFromOrders(
  db: Tx,
  orderIds: number[],
): Promise<void> {
  const placed = await db
    .select({ cartId: orders.cartId })
    .from(orders)
    .where(inArray(orders.id, orderIds))
    .all();
  const cartIds = placed.map((row) => row.cartId);
  await removeCarts(db, cartIds);
  await db
    .update(orders)
    .set({
      customerName: ERASED_TEXT,
      customerEmail: ERASED_EMAIL,
      mailboxHash: "",
      customerPhone: ERASED_TEXT,
      address: null,
      note: null,
      gift: null,
      // The letters of a clip.
      picked: null,
      memo: null,
      source: null,
      searchText: "",
      idempotencyKey: null,
      // A hash of the contact details, against which guesses could be tested.
      requestHash: "",
    })
    .where(inArray(orders.id, orderIds))
    .run();
  await db
    .delete(orderCorrections)
    .where(inArray(orderCorrections.orderId, orderIds))
    .run();
  await eraseProgress(db, orderIds);
  // The text on a clip is often a name, and the line's name contains the text.
  await db
    .update(orderLines)
    .set({ customText: "", name: CUSTOM_CLIP_NAME })
    .where(isClipWithText(orderIds))
    .run();
}

function isClipWithText(orderIds: number[]) {
  return and(
    inArray(orderLines.orderId, orderIds),
    eq(orderLines.productId, CUSTOM_PRODUCT_ID),
    ne(orderLines.customText, ""),
  );
}
