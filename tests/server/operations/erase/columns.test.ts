import { expect } from "bun:test";
import { listTables } from "#server/db/postgres/copy-rows.ts";
import { eraseCustomer } from "#server/operations/erase.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { letterMails } from "#server/db/schema/letters.ts";
import { API } from "#tests/support/api.ts";
import { logIn } from "#tests/support/admin.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import {
  ADDRESS,
  correct,
  linksOf,
  move,
  offerDelivery,
  tokenIn,
} from "#tests/support/orders.ts";
import { tellLetter, writeLetter } from "#tests/support/letters.ts";
import { sqliteOf, sqliteTest } from "#tests/support/database/engine.ts";
import {
  addClip,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";

const PERSON = "zelda-quux@example.com";

/**
 * Every column of text that may hold something of a customer, each with the rows
 * in which it does. What is added to the schema must be placed here, so that
 * `erase` blanks it, or among the others below.
 */
const OF_A_PERSON: Record<string, string> = {
  "orders.customer_name": "",
  "orders.customer_email": "",
  "orders.customer_phone": "",
  "orders.mailbox_hash": "",
  "orders.address": "",
  "orders.customer_note": "",
  "orders.gift": "",
  "orders.memo": "",
  "orders.search_text": "",
  "orders.source": "",
  "orders.picked": "",
  "orders.idempotency_key": "",
  "orders.request_hash": "",
  "orders.shopper_token_hash": "",
  "orders.maker_token_hash": "",
  "order_corrections.changes": "",
  "order_events.actor": "",
  "order_events.note": "",
  "order_events.status": "",
  "order_events.tracking_carrier": "",
  "order_events.tracking_number": "",
  "order_events.tracking_url": "",
  "order_lines.custom_text": "",
  "order_lines.name": "",
  "carts.token_hash": "",
  "cart_lines.custom_text": "",
  "cart_lines.selected_charms": "",
  "subscribers.email": "",
  "subscribers.token": "",
  "subscribers.consent_note": "",
  "reminders.email": "",
  "reminders.mailbox_hash": "",
  "reminders.origin_hash": "",
  "reminders.network_hash": "",
  "reminders.token": "",
  "letter_mails.claim": "",
  "letter_mails.last_error": "",
  "outbox.recipient": "kind not like '%owner'",
  "outbox.remarks": "kind not like '%owner'",
  "outbox.mailbox_hash": "kind not like '%owner'",
  // A mail server's reply to a mail to the maker may name whom it is about.
  "outbox.last_error": "",
};

/**
 * The columns of text that hold nothing of a customer: what the maker sells and
 * writes, her own sign-in, words of the shop's own, and saved designs and holds,
 * of which nobody can tell whose they are.
 */
const OF_NOBODY: Record<string, string> = {
  admins: "username password_hash",
  products: "name description image_url safety slug details import_key",
  variants: "title",
  resins: "name image_url",
  charms: "name image_url",
  clip_config: "name description image_url",
  daily_counts: "day kind name",
  content_pages: "slug title description markdown",
  designs: "code selected_charms custom_text",
  discounts: "code code_key kind",
  hold_tries: "origin_hash network_hash",
  // Tax law has an invoice kept as it was, for eight to ten years.
  invoices: "series kind content",
  letters: "slug subject markdown",
  letter_mails: "state",
  orders:
    "status taken_stock language currency withdrawals payment_state refunds ready_by delivery discount",
  order_lines: "variant_title description image_url charms resin",
  outbox: "kind low_charms message_id state thread",
  passkey_challenges: "challenge session_hash",
  passkeys: "name credential_id public_key transports",
  password_links: "token_hash",
  pictures: "image_url widths placeholder color",
  product_pictures: "image_url",
  product_slugs: "slug",
  push_subscriptions: "session_hash device endpoint p256dh auth claim",
  secrets: "name value",
  sessions: "token_hash browser network",
  site: "content payment invoice week_mail",
  week_mails: "day",
};

function textColumns(shop: TestApp): string[] {
  const sqlite = sqliteOf(shop.deps);
  return listTables(sqlite).flatMap((table) =>
    sqlite
      .query<{ name: string }, [string]>(
        "SELECT name FROM pragma_table_info(?) WHERE lower(type) = 'text'",
      )
      .all(table.name)
      .map(({ name }) => `${table.name}.${name}`),
  );
}

sqliteTest("each column of text is known to hold a person, or nobody", () => {
  using shop = startApp();
  const others = Object.entries(OF_NOBODY).flatMap(([table, names]) =>
    names.split(" ").map((name) => `${table}.${name}`),
  );
  expect([...Object.keys(OF_A_PERSON), ...others].sort()).toEqual(
    textColumns(shop).sort(),
  );
});

/** Does all that leaves something of a customer in the shop. */
async function fillShop(shop: TestApp) {
  const { deps } = shop;
  const [byPost] = await offerDelivery(deps);
  const visitor = shop.visitor();
  await addClip(visitor, { customText: "ZELDA" });
  const body = orderBody(await readCart(visitor), {
    customerEmail: PERSON,
    deliveryId: byPost?.id ?? 0,
    address: ADDRESS,
    note: "For my sister",
    gift: { message: "For you" },
  });
  const priced = { ...body, total: "29.90" };
  const placed = await visitor.post(API.orders, priced, {
    "idempotency-key": "zelda-0123456789",
  });
  expect([placed.status, placed.json]).toMatchObject([201, {}]);
  await addClip(visitor, { customText: "QUUX" });
  const token = tokenIn((await linksOf(shop, 1001)).maker);
  await visitor.post(`/api/make/${token}/picks`, {
    key: "letter Z",
    isPicked: true,
  });
  await correct(visitor, token, { customerPhone: "+44 7700 900461" });
  await move(visitor, token, { status: "making", note: "On Friday" });
  await visitor.post(API.subscribe, { email: PERSON });
  const product = await makeProduct(deps, { inStock: false });
  await visitor.post(`/api/products/${product.id}/remind`, { email: PERSON });
  const maker = await logIn(shop);
  const { id } = await writeLetter(maker);
  await tellLetter(maker, "sendLetter", id);
}

/** Writes a mark into every row of each column of a person, but for addresses. */
function mark(shop: TestApp) {
  const sqlite = sqliteOf(shop.deps);
  for (const [column, where] of Object.entries(OF_A_PERSON)) {
    const [table = "", name = ""] = column.split(".");
    const { changes } = sqlite.run(
      `UPDATE ${table} SET ${name} = CASE WHEN instr(lower(coalesce(${name}, '')), 'quux') THEN ${name}
       WHEN json_valid(${name}) AND ${name} LIKE '[%' THEN json_insert(${name}, '$[#]', 'quux')
       ELSE json_quote('quux' || rowid) END WHERE ${where || "true"}`,
    );
    expect([column, changes > 0]).toEqual([column, true]);
  }
}

sqliteTest("erases every column that may hold a person", async () => {
  using shop = startApp({ OWNER_EMAIL: "maker@example.com" });
  const { db, config, commit } = shop.deps;
  await fillShop(shop);
  await commit(NO_LOCK, async (tx) => {
    await tx.update(outbox).set({ state: "sent" }).run();
    await tx.update(letterMails).set({ state: "failed" }).run();
  });
  const sqlite = sqliteOf(shop.deps);
  mark(shop);
  await eraseCustomer(db, { dataDir: config.dataDir, email: PERSON });
  const left = textColumns(shop).filter((column) => {
    const [table = "", name = ""] = column.split(".");
    const rows = sqlite
      .query(`SELECT 1 FROM ${table} WHERE instr(lower(${name}), 'quux')`)
      .all();
    return rows.length > 0;
  });
  expect(left).toEqual([]);
});
