import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { CUSTOM_PRODUCT_ID } from "#shared/clip/custom-product.ts";
import { CUSTOM_CLIP_NAME } from "#shared/clip/rules.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { orderLines, orders } from "#server/db/schema/orders.ts";
import { ERASED_EMAIL } from "#server/mail/removal.ts";
import { eraseLife, listEvents } from "./life-store.ts";

/** The numbers of a customer's orders. `email` is in lower case. */
export async function findOrderIdsOfCustomer(
  db: Db,
  email: string,
): Promise<number[]> {
  return (
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(sql`lower(${orders.customerEmail})`, email))
      .all()
  ).map((row) => row.id);
}

/** Shorter texts are ignored: they occur anywhere by chance and name nobody. */
const SHORTEST_NAME = 4;

/**
 * The texts in these orders that may identify their customer, exactly as the
 * database stores them.
 */
export async function findPersonalTexts(
  db: Db,
  orderIds: number[],
): Promise<string[]> {
  const placed = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, orderIds))
    .all();
  const contacts = placed.flatMap((row) => [
    row.customerName,
    row.customerEmail,
    row.customerPhone,
    row.requestHash,
    row.shopperTokenHash ?? "",
    row.makerTokenHash ?? "",
  ]);
  const events = await listEvents(db, orderIds);
  const words = events
    .flatMap((row) => [row.note, row.trackingUrl])
    .filter((text) => text.length >= SHORTEST_NAME);
  const clips = await db
    .select({ name: orderLines.name, text: orderLines.customText })
    .from(orderLines)
    .where(isClipWithText(orderIds))
    .all();
  const onClips = clips.flatMap(({ name, text }) =>
    text && text.length >= SHORTEST_NAME ? [name, text] : [name],
  );
  return [...contacts, ...words, ...onClips].filter((text) => text !== "");
}

/** Replaces an erased name or phone number. */
const ERASED_TEXT = "(erased)";

/**
 * Blanks the contact details and the texts on clips in these orders. Disables
 * the orders' pages and deletes their steps with the maker's notes. Keeps
 * products, prices and statuses, for bookkeeping.
 */
export async function eraseCustomerFromOrders(
  db: Tx,
  orderIds: number[],
): Promise<void> {
  await db
    .update(orders)
    .set({
      customerName: ERASED_TEXT,
      customerEmail: ERASED_EMAIL,
      customerPhone: ERASED_TEXT,
      idempotencyKey: null,
      // A hash of the contact details, against which guesses could be tested.
      requestHash: "",
    })
    .where(inArray(orders.id, orderIds))
    .run();
  await eraseLife(db, orderIds);
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
