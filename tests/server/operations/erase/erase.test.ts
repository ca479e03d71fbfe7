import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { HOUR_MS } from "#shared/text/dates.ts";
import { claimMail } from "#server/mail/claims.ts";
import { API, orderPath } from "#tests/support/api.ts";
import { orderLines, orders } from "#server/db/schema/orders.ts";
import { subscribers } from "#server/db/schema/mails.ts";
import { eraseCustomer, findCustomerData } from "#server/operations/erase.ts";
import { listEvents } from "#server/orders/progress-store.ts";
import { getOrderRow } from "#server/orders/store.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import {
  correct,
  linksOf,
  look,
  move,
  tokenIn,
} from "#tests/support/orders.ts";
import { addClip, order } from "#tests/support/make.ts";
import { outboxRows, sendAll } from "#tests/support/outbox.ts";
import { sqliteOf, sqliteTest } from "#tests/support/database/engine.ts";
import { NO_LOCK } from "#server/db/locks.ts";

const ADA = "ada@example.com";
const BOB = "bob@example.com";

/** Orders a clip with the customer's name on it, and joins the newsletter. */
async function visit(shop: TestApp, name: string, customerEmail: string) {
  const visitor = shop.visitor();
  await addClip(visitor, { customText: name });
  await order(visitor, {
    customerName: name,
    customerEmail,
  });
  await visitor.post(API.subscribe, { email: customerEmail });
}

test("erases a customer from orders, mails and newsletter, and nobody else", async () => {
  using shop = startApp({ OWNER_EMAIL: "maker@example.com" });
  const { db, config } = shop.deps;
  await visit(shop, "Ada", "Ada@Example.com");
  await visit(shop, "Bob", BOB);
  const found = await findCustomerData(db, ADA);
  expect(found).toMatchObject({ orderIds: [1001], mails: 2 });

  const { dataDir } = config;
  expect(await eraseCustomer(db, { dataDir, email: ADA })).toEqual({
    erased: found,
    wasUnfinished: false,
    obstacle: undefined,
  });

  expect(
    (await db.select().from(orders).orderBy(orders.id).all()).map(
      (row) => row.customerName,
    ),
  ).toEqual(["(erased)", "Bob"]);
  expect(
    (await db.select().from(orderLines).orderBy(orderLines.id).all()).map(
      (row) => row.customText,
    ),
  ).toEqual(["", "Bob"]);
  expect(
    (await outboxRows(db)).map((row) => [row.kind, row.recipient]),
  ).toEqual([
    ["order_owner", "maker@example.com"],
    ["order_owner", "maker@example.com"],
    ["order_customer", BOB],
    ["newsletter_welcome", BOB],
  ]);
  expect(await db.select().from(subscribers).all()).toMatchObject([
    { email: BOB },
  ]);
  expect(await findCustomerData(db, ADA)).toEqual({
    orderIds: [],
    mails: 0,
    mailIds: [],
    isSending: false,
    subscriberId: undefined,
    reminderIds: [],
    correctionIds: [],
  });
});

test("erases an address that was corrected, and the mails to it with the order's", async () => {
  using shop = startApp({ OWNER_EMAIL: "maker@example.com" });
  const { db, config } = shop.deps;
  const { dataDir } = config;
  await visit(shop, "Bob", "Typo@Example.com");
  const token = tokenIn((await linksOf(shop, 1001)).maker);
  await sendAll(shop);
  await correct(shop.visitor(), token, { customerEmail: BOB });
  const typo = await eraseCustomer(db, { dataDir, email: "typo@example.com" });
  expect(typo.erased.correctionIds).toHaveLength(1);
  expect(countEverywhere(shop, "typo@example.com")).toBe(0);
  expect((await getOrderRow(db, 1001)).customerEmail).toBe(BOB);
  expect(await findCustomerData(db, "typo@example.com")).toMatchObject({
    correctionIds: [],
    mailIds: [],
  });

  await visit(shop, "Ada", ADA);
  await sendAll(shop);
  const second = tokenIn((await linksOf(shop, 1002)).maker);
  await correct(shop.visitor(), second, { customerEmail: "a@new.example" });
  await eraseCustomer(db, { dataDir, email: "a@new.example" });
  const mails = await outboxRows(db);
  expect(
    mails
      .filter(({ orderId, kind }) => orderId === 1002 && kind !== "order_owner")
      .map(({ recipient }) => recipient),
  ).toEqual(["erased@erased.invalid"]);
});

test("erases the maker's own order, and keeps her mails about all others", async () => {
  using shop = startApp({ OWNER_EMAIL: "maker@example.com" });
  const { db, config } = shop.deps;
  await visit(shop, "Bob", BOB);
  await visit(shop, "Maker", "maker@example.com");
  const { dataDir } = config;
  await eraseCustomer(db, { dataDir, email: "maker@example.com" });
  expect(
    (await outboxRows(db)).map((row) => [row.kind, row.recipient, row.orderId]),
  ).toEqual([
    ["order_owner", "maker@example.com", 1001],
    ["order_customer", BOB, 1001],
    ["newsletter_welcome", BOB, null],
    ["order_owner", "maker@example.com", 1002],
  ]);
});

/** Counts a text in all files of the data folder, ignoring case. */
function countEverywhere(shop: TestApp, text: string): number {
  const { dataDir } = shop.deps.config;
  return (
    readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        readFileSync(join(entry.parentPath, entry.name), "latin1"),
      )
      .join("\n")
      .toLowerCase()
      .split(text.toLowerCase()).length - 1
  );
}

/** A customer whose data appears nowhere else in the shop. */
const ZELDA = {
  customerName: "Zelda Quux",
  customerEmail: "Zelda.Quux@Example.com",
  customerPhone: "+44 7700 900461",
};
/** The maker's note on the page of Zelda's order. */
const NOTE = "Zeldas clip is ready on Friday";
const TRACKING_URL = "https://parcel.example.com/zelda-quux-7";
const ZELDAS_TEXTS = [
  ...Object.values(ZELDA),
  "ZELDAQ",
  "ZELQUX",
  NOTE,
  TRACKING_URL,
];
const zelda = ZELDA.customerEmail.toLowerCase();

/** Adds Zelda's order and sign-up among those of 60 other customers. */
async function fillShop(shop: TestApp) {
  for (let other = 0; other < 60; other += 1) {
    if (other === 30) {
      const visitor = shop.visitor();
      await addClip(visitor, { customText: "ZELDAQ" });
      await order(visitor, ZELDA);
      // What is in the cart after the order is hers, too.
      await addClip(visitor, { customText: "ZELQUX" });
      await visitor.post(API.subscribe, { email: zelda });
      const token = tokenIn((await linksOf(shop, 1031)).maker);
      await move(visitor, token, { status: "making", note: NOTE });
      await move(visitor, token, { status: "sent", trackingUrl: TRACKING_URL });
    }
    shop.clock.advance(HOUR_MS);
    await visit(shop, `O${other}`, `other${other}@example.com`);
  }
}

test("erasing a customer removes the pages of their order and keeps its status", async () => {
  using shop = startApp();
  await fillShop(shop);
  const { maker, shopper } = await linksOf(shop, 1031);
  await eraseCustomer(shop.deps.db, {
    dataDir: shop.deps.config.dataDir,
    email: zelda,
  });
  const visitor = shop.visitor();
  expect((await look(visitor, tokenIn(maker))).status).toBe(404);
  expect((await visitor.get(orderPath(tokenIn(shopper)))).status).toBe(404);
  expect(await getOrderRow(shop.deps.db, 1031)).toMatchObject({
    status: "sent",
    shopperTokenHash: null,
    makerTokenHash: null,
  });
  expect(await listEvents(shop.deps.db, [1031])).toEqual([]);
  expect(await linksOf(shop, 1031)).toEqual({
    shopper: undefined,
    maker: undefined,
  });
});

const traces = (shop: TestApp) =>
  ZELDAS_TEXTS.map((text) => countEverywhere(shop, text));
const NO_TRACE = ZELDAS_TEXTS.map(() => 0);

test("no file in the data folder contains data of an erased customer", async () => {
  using shop = startApp();
  await fillShop(shop);
  const { config } = shop.deps;
  const mailFolder = join(config.dataDir, "mail");
  mkdirSync(mailFolder);
  const { mailIds } = await findCustomerData(shop.deps.db, zelda);
  for (const { id } of await outboxRows(shop.deps.db))
    writeFileSync(
      join(mailFolder, `${String(id).padStart(6, "0")}-mail.eml`),
      mailIds.includes(id) ? `To: ${ZELDAS_TEXTS.join()}` : "To: others",
    );
  for (const count of traces(shop)) expect(count).toBeGreaterThan(1);

  const { obstacle } = await eraseCustomer(shop.deps.db, {
    dataDir: config.dataDir,
    email: zelda,
  });
  expect(obstacle).toBeUndefined();
  expect(traces(shop)).toEqual(NO_TRACE);
  expect(readdirSync(mailFolder)).toHaveLength(60 * 3);
});

sqliteTest(
  "erases deleted rows that an earlier version did not overwrite",
  async () => {
    using shop = startApp();
    const { db, config } = shop.deps;
    sqliteOf({ db }).run("PRAGMA secure_delete = OFF");
    await fillShop(shop);
    // Leaves old copies of the row in the file, as an earlier version did.
    for (let copy = 0; copy < 30; copy += 1)
      sqliteOf({ db }).run(
        "UPDATE orders SET customer_name = customer_name || ?",
        ["x".repeat(100)],
      );
    sqliteOf({ db }).run("PRAGMA secure_delete = ON");
    await eraseCustomer(db, { dataDir: config.dataDir, email: zelda });
    expect(traces(shop)).toEqual(NO_TRACE);
  },
);

sqliteTest(
  "erasing an unknown address leaves the database file unchanged",
  async () => {
    using shop = startApp();
    const { db, config } = shop.deps;
    await visit(shop, "Ada", ADA);
    sqliteOf({ db }).run("PRAGMA wal_checkpoint(TRUNCATE)");
    const file = sqliteOf({ db }).filename;
    const before = readFileSync(file);
    expect(
      await eraseCustomer(db, { dataDir: config.dataDir, email: BOB }),
    ).toMatchObject({ wasUnfinished: false, obstacle: undefined });
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(statSync(`${file}-wal`).size).toBe(0);
  },
);

sqliteTest(
  "reports a reader that blocks the log, and the next run completes it",
  async () => {
    using shop = startApp();
    const { db, config } = shop.deps;
    await fillShop(shop);
    const erase = () =>
      eraseCustomer(db, { dataDir: config.dataDir, email: zelda });
    sqliteOf({ db }).run("PRAGMA busy_timeout = 10");
    using reader = new Database(sqliteOf({ db }).filename, {
      readonly: true,
    });
    reader.run("BEGIN");
    reader.query("SELECT count(*) FROM orders").all();

    expect(await erase()).toMatchObject({ obstacle: "reader" });
    expect(traces(shop)).not.toEqual(NO_TRACE);
    expect(await erase()).toMatchObject({
      wasUnfinished: true,
      obstacle: "reader",
    });
    reader.run("COMMIT");
    expect(await erase()).toMatchObject({
      wasUnfinished: true,
      obstacle: undefined,
    });
    expect(traces(shop)).toEqual(NO_TRACE);
    expect(await erase()).toMatchObject({
      wasUnfinished: false,
      obstacle: undefined,
    });
  },
);

test("reports a mail that is being sent, and the next run removes its file", async () => {
  using shop = startApp();
  const { db, config, clock } = shop.deps;
  await fillShop(shop);
  const claim = {
    now: clock.now(),
    unfiledOnly: true,
    waits: false,
  };
  const claimed = () => db.commit(NO_LOCK, (tx) => claimMail(tx, claim));
  let mail = await claimed();
  while (mail && mail.recipient !== ZELDA.customerEmail) mail = await claimed();
  const erase = () =>
    eraseCustomer(db, { dataDir: config.dataDir, email: zelda });
  expect(await erase()).toMatchObject({ obstacle: "mail" });
  const folder = join(config.dataDir, "mail");
  mkdirSync(folder);
  writeFileSync(
    join(folder, `${String(mail?.id).padStart(6, "0")}-mail.eml`),
    zelda,
  );
  expect(await erase()).toMatchObject({
    wasUnfinished: true,
    obstacle: undefined,
  });
  expect(traces(shop)).toEqual(NO_TRACE);
});
