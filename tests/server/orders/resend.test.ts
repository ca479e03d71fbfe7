import { describe, expect, test } from "bun:test";
import * as calls from "#shared/orders/calls.ts";
import { makePagePath } from "#shared/api/paths.ts";
import { replaceMakerLink } from "#server/orders/resend.ts";
import { readOrderWeek } from "#server/orders/order-list.ts";
import { shopMails } from "#server/mails.ts";
import { composeMail } from "#server/mail/compose.ts";
import { findOrderLinks } from "#server/orders/links.ts";
import { getOrderRow } from "#server/orders/store.ts";
import { logIn } from "#tests/support/admin.ts";
import { startApp } from "#tests/support/app.ts";
import { addProduct, makeProduct } from "#tests/support/make.ts";
import { move, orderWithLinks, pay, PAYMENT } from "#tests/support/orders.ts";
import { outboxRows } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

async function startShop() {
  const shop = startApp({ OWNER_EMAIL: "maker@example.com" });
  const maker = await logIn(shop);
  const product = await makeProduct(shop.deps);
  const order = async () => {
    const visitor = shop.visitor();
    await addProduct(visitor, product, {});
    return orderWithLinks(shop, visitor);
  };
  const resend = (query: string) =>
    maker.post(calls.resendOrderMails.path, { query });
  const toMaker = async () =>
    (await outboxRows(shop.deps.db)).filter(
      ({ kind }) => kind === "order_owner",
    );
  return {
    ...shop,
    maker,
    order,
    resend,
    toMaker,
    [Symbol.dispose]: shop.close,
  };
}

describe("a lost mail to the maker", () => {
  test("is sent again by the order's number, to her address", async () => {
    using shop = await startShop();
    const { id } = await shop.order();
    const answer = await shop.resend(` #${id} `);
    expect([answer.status, answer.json]).toEqual([200, { orders: 1 }]);
    const mails = await shop.toMaker();
    expect(mails.map((mail) => [mail.orderId, mail.recipient])).toEqual([
      [id, "maker@example.com"],
      [id, "maker@example.com"],
    ]);
  });

  test("is sent again by the customer's address, for each order", async () => {
    using shop = await startShop();
    await shop.order();
    await shop.order();
    const answer = await shop.resend("ADA@example.com");
    expect(answer.json).toEqual({ orders: 2 });
    expect(await shop.toMaker()).toHaveLength(4);
  });

  test("is not sent for what nobody ordered", async () => {
    using shop = await startShop();
    await shop.order();
    for (const query of ["9999", "nobody@example.com", "%"])
      expect((await shop.resend(query)).json).toEqual({ orders: 0 });
    expect(await shop.toMaker()).toHaveLength(1);
    const empty = await shop.resend(" ");
    expect(empty.status).toBe(422);
  });

  test("says how far the order is by then", async () => {
    using shop = await startShop();
    await changeSite(shop.deps, { payment: PAYMENT });
    const { id, makerToken } = await shop.order();
    const visitor = shop.visitor();
    const again = async () => {
      await shop.resend(String(id));
      const row = (await shop.toMaker()).at(-1);
      if (!row) throw new Error("no mail");
      const { config, log, clock } = shop.deps;
      const tools = { config, log, pictureMs: 5_000, now: clock.now() };
      return composeMail(row, { ...tools, mails: shopMails(shop.deps) });
    };
    expect((await again()).text).toContain("No payment was taken.");
    await pay(visitor, makerToken, "paid");
    await move(visitor, makerToken, { status: "making" });
    const paid = (await again()).text;
    expect(paid).toContain("Being made");
    expect(paid).toContain("\n\nPaid.\n");
    expect(paid).not.toContain("No payment was taken");
    await move(visitor, makerToken, { status: "cancelled" });
    expect((await again()).text).toContain("CANCELLED");
  });

  test("is asked for as often as a login is tried", async () => {
    using shop = await startShop();
    for (let asked = 0; asked < 10; asked += 1) await shop.resend("9999");
    const answer = await shop.resend("9999");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(60);
  });

  test("needs the maker's session", async () => {
    using shop = await startShop();
    const answer = await shop
      .visitor()
      .post(calls.resendOrderMails.path, { query: "1001" });
    expect(answer.status).toBe(401);
  });
});

describe("a new link to an order's page for the maker", () => {
  test("ends the old one, and is the one in her next mails", async () => {
    using shop = await startShop();
    const { id, makerToken, token } = await shop.order();
    const { publicUrl } = shop.deps.config;
    const link = await replaceMakerLink(shop.deps, { id, publicUrl });
    const fresh = link.replace(`${publicUrl}/make/`, "");
    expect(fresh).not.toBe(makerToken);
    const visitor = shop.visitor();
    const open = (path: string) => visitor.get(`/api${path}`);
    expect((await open(makePagePath(makerToken))).status).toBe(404);
    expect((await open(makePagePath(fresh))).status).toBe(200);
    expect((await visitor.get(`/api/orders/${token}`)).status).toBe(200);
    const { db } = shop.deps;
    const order = await getOrderRow(db, id);
    const { maker } = await findOrderLinks(db, { order, publicUrl });
    expect(maker).toBe(link);
    const again = await replaceMakerLink(shop.deps, { id, publicUrl });
    expect(again).not.toBe(link);
    await expect(
      replaceMakerLink(shop.deps, { id: 9, publicUrl }),
    ).rejects.toThrow();
  });
});

describe("the orders of the last seven days", () => {
  test("are counted by day, without those that were cancelled", async () => {
    using shop = await startShop();
    const read = async () =>
      (await shop.maker.get(calls.getOrderWeek.path)).json;
    expect(await read()).toMatchObject({ orders: 0, hasOrders: false });
    await shop.order();
    shop.clock.advance(2 * 24 * 60 * 60_000);
    await shop.order();
    const { makerToken } = await shop.order();
    await move(shop.visitor(), makerToken, { status: "cancelled" });
    expect(await read()).toMatchObject({
      orders: 2,
      total: "48.00",
      hasOrders: true,
      days: [
        { name: "Tue", orders: 0 },
        { orders: 0 },
        { orders: 0 },
        { orders: 0 },
        { name: "Sat", orders: 1 },
        { orders: 0 },
        { name: "Mon", orders: 1 },
      ],
    });
    // Two steps, so that the maker's session lives on.
    for (let step = 0; step < 2; step += 1) {
      shop.clock.advance(5 * 24 * 60 * 60_000);
      await read();
    }
    expect(await read()).toMatchObject({ orders: 0, hasOrders: true });
  });

  test("are of seven days, also where the clocks change among them", async () => {
    using shop = await startShop();
    await changeSite(shop.deps, { timeZone: "Europe/Berlin" });
    const to = (time: string) =>
      shop.clock.advance(Date.parse(time) - shop.clock.now());
    // The last day of October 2027 has 25 hours, the 28th of March has 23.
    for (const [order, look] of [
      ["2027-03-28T10:00:00Z", "2027-04-03T00:30:00+02:00"],
      ["2027-10-31T10:00:00Z", "2027-10-31T23:30:00+01:00"],
    ] as const) {
      to(order);
      await shop.order();
      to(look);
      const { days } = await readOrderWeek(shop.deps);
      expect(new Set(days.map(({ name }) => name)).size).toBe(7);
      const total = days.reduce((sum, day) => sum + day.orders, 0);
      expect([look, total]).toEqual([look, 1]);
    }
  });
});
