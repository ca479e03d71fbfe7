import { describe, expect, test } from "bun:test";
import { DAY_MS } from "#shared/text/dates.ts";
import { PAGES } from "#shared/api/paths.ts";
import { createPages } from "#server/pages/pages.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { MAKER } from "#server/db/locks.ts";
import { orders } from "#server/db/schema/orders.ts";
import { API } from "#tests/support/api.ts";
import { correct, linksOf, tokenIn } from "#tests/support/orders.ts";
import { setUpApp } from "#tests/support/app.ts";
import {
  addProduct,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { composeRow, outboxRows } from "#tests/support/outbox.ts";

const shop = setUpApp({ PUBLIC_URL: "https://clips.example.com" }, (deps) =>
  createPages(deps, PAGE_ASSETS),
);

/** Orders a clip, and returns the link of the order. */
async function orderAs(customerEmail: string): Promise<string> {
  const visitor = shop.visitor();
  await addProduct(visitor, await makeProduct(shop.deps));
  const body = orderBody(await readCart(visitor), { customerEmail });
  return Object((await visitor.post(API.orders, body)).json).url;
}
const ask = (email: unknown) => shop.visitor().post(API.orderLinks, { email });
const mails = async () =>
  (await outboxRows(shop.deps.db)).filter(({ kind }) => kind === "order_links");

describe("the links of somebody's orders", () => {
  test("are mailed to the address of the orders, and to no other", async () => {
    const first = await orderAs("Ada@example.com");
    const second = await orderAs("ada@example.com");
    const other = await orderAs("bob@example.com");
    expect((await ask("ada@example.com")).json).toEqual({ ok: true });
    const [row, ...more] = await mails();
    expect([row?.recipient, more.length]).toEqual(["ada@example.com", 0]);
    const mail = await composeRow(shop, row);
    expect(mail.text).toContain(`Order 1002 of `);
    for (const link of [first, second]) expect(mail.text).toContain(link);
    expect(mail.text).not.toContain(other);
  });

  test("go to the mailbox of the order, however its address is typed", async () => {
    await orderAs("m.ila+clips@googlemail.com");
    await ask("mila@gmail.com");
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      "m.ila+clips@googlemail.com",
    ]);
    await ask("%@gmail.com");
    await ask("m_la@gmail.com");
    expect(await mails()).toHaveLength(1);
  });

  test("are answered the same where there are none", async () => {
    await orderAs("ada@example.com");
    const known = await ask("ada@example.com");
    const unknown = await ask("nobody@example.com");
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
    expect(await mails()).toHaveLength(1);
  });

  test("are mailed three times a day at most, and nobody learns of it", async () => {
    await orderAs("ada@example.com");
    for (const _ of "12345")
      expect((await ask("ada@example.com")).status).toBe(200);
    expect(await mails()).toHaveLength(3);
    shop.clock.advance(DAY_MS + 1);
    await ask("ada@example.com");
    expect(await mails()).toHaveLength(4);
  });

  test("are found for an order that an earlier version has stored, or a correction changed", async () => {
    const { db, commit } = shop.deps;
    const link = await orderAs("ada+clips@example.com");
    await orderAs("bob@example.com");
    await commit(MAKER, (tx) =>
      tx.update(orders).set({ mailboxHash: null }).run(),
    );
    await ask("ada@example.com");
    const [row] = await mails();
    expect(row?.recipient).toBe("ada+clips@example.com");
    expect((await composeRow(shop, row)).text).toContain(link);
    const token = tokenIn((await linksOf(shop, 1002)).maker);
    await correct(shop.visitor(), token, { customerEmail: "eve@example.com" });
    await ask("bob@example.com");
    await ask("eve@example.com");
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      "ada+clips@example.com",
      "eve@example.com",
    ]);
    const hashes = await db
      .select({ hash: orders.mailboxHash })
      .from(orders)
      .all();
    expect(hashes).not.toContainEqual({ hash: null });
  });

  test("need an address", async () => {
    for (const email of ["", "ada", "a@b.c, d@e.f", 7, undefined])
      expect((await ask(email)).status).toBe(422);
  });
});

test("a shop has the page that asks for them", async () => {
  const page = await shop.visitor().get(PAGES.orders);
  expect(page.status).toBe(200);
  expect(page.text).toContain("Lost the link to your order?");
});
