import { Database } from "bun:sqlite";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { expect } from "bun:test";
import { join } from "node:path";
import { API, statusPath } from "#tests/support/api.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { PlacedOrder } from "#shared/orders/schema.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { ADMIN_LOGIN, asMaker } from "#tests/support/admin.ts";
import { leaveBrowser, sharedBrowser } from "#tests/support/browser/browser.ts";
import type { RunningShop } from "#tests/support/process/executable.ts";
import {
  addHostileItems,
  fillCart,
  type HostileItems,
} from "../hostile/items.ts";
import { HOSTILE_TEXTS, SQL_TEXTS } from "../hostile/texts.ts";
import { orderBody, readCart } from "#tests/support/make.ts";
import { besideOthers } from "../process/others.ts";
import {
  type HostileOrder,
  seeCarts,
  seeMails,
  seeOrders,
  seePanel,
  seeShop,
} from "../hostile/seen-texts.ts";
import { untilMailed } from "#tests/support/outbox.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { count, defineRow } from "../row.ts";

const OWNER = "owner@example.com";

type Counts = {
  texts: number;
  /** Whether to wait for the mails with the maker's notes. */
  noteMails: boolean;
  /** Whether other shoppers order meanwhile. */
  areOthersThere: boolean;
};

type Placed = { text: string; email: string; shopperPage: string };

export const hostileTexts = defineRow<Counts>(
  "script and SQL in every field",
  { texts: HOSTILE_TEXTS.length, noteMails: true, areOthersThere: true },
  async ({ texts: howMany, noteMails, areOthersThere }) => {
    const texts = HOSTILE_TEXTS.slice(0, howMany);
    await using smtp = await startSmtp();
    await using shop = await startDemo({
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: OWNER,
    });
    const browser = await sharedBrowser();
    try {
      const attack = async () => {
        const items = await fillShop(shop, texts);
        const refused = await expectRefused(shop, texts);
        const placed: Placed[] = [];
        for (const each of items) placed.push(await order(shop, each));
        const pages =
          (await seeShop(browser, shop, texts)) +
          (await seeCarts(browser, shop, items)) +
          (await seePanel(browser, shop, texts));
        return { placed, refused, pages };
      };
      const { result, ...others } = areOthersThere
        ? await besideOthers(shop.url, attack)
        : { result: await attack() };
      // The mails of other shoppers are sent first.
      await untilMailed(shop.dataDir);
      const orders: HostileOrder[] = [];
      for (const each of result.placed)
        orders.push(await addNote(shop, smtp, each));
      const pages = result.pages + (await seeOrders(browser, shop, orders));
      const mailsEach = noteMails ? 3 : 2;
      const mails = await seeMails(browser, smtp, orders, mailsEach);
      expectStored(shop, texts);
      return {
        text: `${count(howMany)} texts in 12 fields, ${count(result.refused)} refused elsewhere, seen on ${count(pages)} pages and in ${count(mails)} mails, literal everywhere, 0 scripts run, 0 CSP violations`,
        ...others,
      };
    } finally {
      await leaveBrowser();
    }
  },
);

/** Fails unless the database is intact and has each text as an order's name. */
function expectStored({ dataDir }: RunningShop, texts: readonly string[]) {
  const sqlite = new Database(join(dataDir, DATABASE_FILE), { readonly: true });
  const names = sqlite
    .query<{ name: string }, []>("SELECT customer_name AS name FROM orders")
    .all()
    .map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...texts]));
  const integrity = sqlite.query("PRAGMA integrity_check").all();
  expect(integrity).toEqual([{ integrity_check: "ok" }]);
  sqlite.close();
}

/** Enters each text into every text field of the panel. */
async function fillShop(
  { url }: RunningShop,
  texts: readonly string[],
): Promise<HostileItems[]> {
  const maker = await asMaker(url);
  const items: HostileItems[] = [];
  for (const text of texts) items.push(await addHostileItems(maker, text));
  const [name = ""] = texts;
  const config = { name, description: texts.slice(0, 10).join("\n") };
  await maker("PUT", API.adminClipConfig, config);
  const list = await (await maker("GET", API.products)).json();
  const names = ProductList.parse(list).map((product) => product.name);
  expect(names).toEqual(expect.arrayContaining([...texts]));
  return items;
}

/**
 * Sends each text to fields that refuse it and fails if a response repeats it;
 * returns the number of requests.
 */
async function expectRefused(
  { url }: RunningShop,
  texts: readonly string[],
): Promise<number> {
  let refused = 0;
  for (const text of texts) {
    const visitor = createShopper(url);
    const inPath = encodeURIComponent(text);
    const asked: [string, () => ReturnType<typeof visitor.get>][] = [
      ["newsletter", () => visitor.post(API.subscribe, { email: text })],
      [
        "quantity",
        () => visitor.post(API.cart, { productId: 1, quantity: text }),
      ],
      [
        "product",
        () => visitor.post(API.cart, { productId: text, quantity: 1 }),
      ],
      ["token", () => visitor.get(`${API.unsubscribe}?token=${inPath}`)],
      ["order", () => visitor.get(`/orders/${inPath}`)],
      ["page", () => visitor.get(`/${inPath}`)],
      ["design", () => visitor.get(`${API.designs}/${inPath}`)],
    ];
    if (SQL_TEXTS.includes(text))
      asked.push([
        "login",
        () => visitor.post(API.login, { ...ADMIN_LOGIN, username: text }),
      ]);
    for (const [what, ask] of asked) {
      const { status, text: answer } = await ask();
      const isRefused = status >= 400 && status < 500;
      expect([what, text, status, isRefused]).toEqual([
        what,
        text,
        status,
        true,
      ]);
      const repeats = /[<"]/.test(text) && answer.includes(text);
      expect([what, text, repeats]).toEqual([what, text, false]);
      refused += 1;
    }
  }
  return refused;
}

let ordered = 0;

/** Places an order with the text as the customer's name. */
async function order(
  { url }: RunningShop,
  items: HostileItems,
): Promise<Placed> {
  const { text } = items;
  const shopper = createShopper(url);
  await fillCart(shopper.post, items);
  ordered += 1;
  const email = `text-${ordered}@example.com`;
  const body = orderBody(await readCart(shopper), {
    customerName: text,
    customerEmail: email,
  });
  const answer = await shopper.post(API.orders, body);
  expect([text, answer.status]).toEqual([text, 201]);
  const shopperPage = new URL(PlacedOrder.parse(answer.json).url).pathname;
  return { text, email, shopperPage };
}

/** Adds the text as the maker's note, through the link in her mail. */
async function addNote(
  { url }: RunningShop,
  { mails }: TestSmtp,
  { text, email, shopperPage }: Placed,
): Promise<HostileOrder> {
  const owners = mails.find(({ mail }) => mail.replyTo?.[0]?.address === email)
    ?.mail.text;
  const token = /\/make\/([\w-]+)/.exec(owners ?? "")?.[1] ?? "";
  const step = { status: "making", note: text };
  const { status } = await createShopper(url).post(statusPath(token), step);
  expect([text, status]).toEqual([text, 200]);
  return { text, email, pages: [shopperPage, `/make/${token}`] };
}
