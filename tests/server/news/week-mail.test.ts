import { describe, expect, test } from "bun:test";
import * as calls from "#shared/orders/calls.ts";
import type { WeekMail } from "#shared/orders/week.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { addCounts } from "#server/numbers/counts.ts";
import { dueDay, sendWeekMail } from "#server/news/week-mail.ts";
import { logIn } from "#tests/support/admin.ts";
import { startApp } from "#tests/support/app.ts";
import { addProduct, makeCharm, makeProduct } from "#tests/support/make.ts";
import { move, orderWithLinks, pay, PAYMENT } from "#tests/support/orders.ts";
import { composeRow, outboxRows } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
// The test's clock begins on Saturday, November 21, at 10:00.
const SATURDAY: WeekMail = { day: 6, hour: 7, skipEmpty: true };

async function startShop(weekMail: WeekMail | null) {
  const shop = startApp({ OWNER_EMAIL: "maker@example.com" });
  const maker = await logIn(shop);
  const set = await maker.put(calls.changeWeekMail.path, { weekMail });
  expect(set.json).toEqual({ weekMail });
  const mails = async () =>
    (await outboxRows(shop.deps.db)).filter(
      ({ kind }) => kind === "week_owner",
    );
  return { ...shop, maker, mails, [Symbol.dispose]: shop.close };
}

/** Returns the mail that was queued, as it would be sent now. */
async function composed({
  deps,
  mails,
}: Awaited<ReturnType<typeof startShop>>) {
  const [row] = await mails();
  return composeRow({ deps }, row);
}

describe("the mail about the maker's week", () => {
  test("is due on her day from her hour on, in the shop's time zone", () => {
    const monday: WeekMail = { day: 1, hour: 7, skipEmpty: true };
    const at = (iso: string, zone: string) =>
      dueDay(monday, Date.parse(iso), zone);
    expect(at("2026-11-23T06:59:00Z", "UTC")).toBeUndefined();
    expect(at("2026-11-23T07:00:00Z", "UTC")).toBe("2026-11-23");
    expect(at("2026-11-23T06:00:00Z", "Europe/Berlin")).toBe("2026-11-23");
    expect(at("2026-11-23T23:30:00Z", "Europe/Berlin")).toBeUndefined();
    expect(at("2026-11-22T19:00:00Z", "Pacific/Auckland")).toBe("2026-11-23");
    const sunday = { ...monday, day: 7 };
    expect(dueDay(sunday, Date.parse("2026-11-22T08:00:00Z"), "UTC")).toBe(
      "2026-11-22",
    );
  });

  test("goes out once a week, whichever copies look", async () => {
    using shop = await startShop({ ...SATURDAY, skipEmpty: false });
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => sendWeekMail(shop.deps)),
    );
    expect(asked.filter(Boolean)).toHaveLength(1);
    shop.clock.advance(5 * HOUR);
    expect(await sendWeekMail(shop.deps)).toBe(false);
    shop.clock.advance(DAY);
    expect(await sendWeekMail(shop.deps)).toBe(false);
    shop.clock.advance(6 * DAY);
    expect(await sendWeekMail(shop.deps)).toBe(true);
    expect(await shop.mails()).toHaveLength(2);
  });

  test("is left out where there is nothing to say, all day", async () => {
    using shop = await startShop(SATURDAY);
    expect(await sendWeekMail(shop.deps)).toBe(false);
    await makeCharm(shop.deps, { stockQuantity: 1 });
    expect(await sendWeekMail(shop.deps)).toBe(false);
    shop.clock.advance(7 * DAY);
    expect(await sendWeekMail(shop.deps)).toBe(true);
  });

  test("is not sent where she wants none", async () => {
    using shop = await startShop(null);
    expect(await sendWeekMail(shop.deps)).toBe(false);
    expect((await shop.maker.get(calls.getWeekMail.path)).json).toEqual({
      weekMail: null,
    });
  });

  test("keeps numbers beside a name that is read from right to left", async () => {
    using shop = await startShop(SATURDAY);
    const { deps } = shop;
    await makeCharm(deps, { name: "פרח", stockQuantity: 2 });
    await makeCharm(deps, { name: "Daisy", stockQuantity: 1 });
    const visitor = shop.visitor();
    await addProduct(visitor, await makeProduct(deps), { quantity: 2 });
    const { id } = await orderWithLinks(shop, visitor, {
      customerName: "שרה כהן",
    });
    await sendWeekMail(deps);
    const { text, html } = await composed(shop);
    const isolate = (name: string) => `\u2068${name}\u2069`;
    const low = `Running low: ${isolate("פרח")} (2 left), Daisy (1 left)`;
    const order = `${id}, ${isolate("שרה כהן")}: 2 clips`;
    for (const body of [text, html]) {
      expect(body).toContain(low);
      expect(body).toContain(order);
    }
  });

  test("says what is open, late, low and sold, with a link to each order", async () => {
    using shop = await startShop(SATURDAY);
    const { deps } = shop;
    await makeCharm(deps, { name: "Daisy", stockQuantity: 2 });
    const product = await makeProduct(deps);
    const visitor = shop.visitor();
    await addProduct(visitor, product, { quantity: 2 });
    const { id, makerToken } = await orderWithLinks(shop, visitor);
    await sendWeekMail(deps);
    const mail = await composed(shop);
    expect(mail.to).toBe("maker@example.com");
    expect(mail.subject).toBe("Your week: one order to make");
    expect(mail.text).toContain(
      [
        "Open: 1 order, 2 clips",
        "Late: 0",
        "Running low: Daisy (2 left)",
        "Sold in the last seven days: 1 order, $48.00",
        "Each order is below, with its page.",
      ].join("\n"),
    );
    expect(mail.text).toContain(`${id}, `);
    expect(mail.text).toContain(`/make/${makerToken}`);
  });

  test("says what was looked at, ordered and where from, if that is counted", async () => {
    using shop = await startShop({ ...SATURDAY, day: 7, skipEmpty: false });
    const count = (kind: "place" | "source", name: string, count: number) => ({
      ...{ day: "2026-11-20", kind, name, count },
    });
    await shop.deps.commit(NO_LOCK, (tx) =>
      addCounts(tx, [
        count("place", "home", 1_200),
        count("source", "other", 90),
        count("source", "letter:12", 40),
      ]),
    );
    const clip = await makeProduct(shop.deps, { name: "Sea Foam" });
    const visitor = shop.visitor();
    await addProduct(visitor, clip, { quantity: 3 });
    await orderWithLinks(shop, visitor);
    // The week that it tells of ends with the day before.
    shop.clock.advance(DAY);
    await sendWeekMail(shop.deps);
    const { text } = await composed(shop);
    expect(text).toContain("Looked at in the last seven days: 1,200 visits");
    expect(text).toContain("Most ordered: Sea Foam (3)");
    expect(text).toContain("Most came from: Letter no. 12");
    await changeSite(shop.deps, { numbers: false });
    expect((await composed(shop)).text).not.toContain("visits");
  });

  test("links an unpaid order that is sent, and no clip that is gone", async () => {
    using shop = await startShop(SATURDAY);
    const { deps } = shop;
    await changeSite(deps, { payment: PAYMENT });
    const variants = [
      { title: "Small", price: "24.00", stockQuantity: 2 },
      { title: "Large", price: "28.00" },
    ];
    await makeProduct(deps, { name: "Sea Foam", variants });
    const gone = await makeProduct(deps, { name: "Dusk", variants });
    await shop.maker.delete(`/api/admin/products/${gone.id}`);
    const visitor = shop.visitor();
    await addProduct(visitor, await makeProduct(deps));
    const { id, makerToken } = await orderWithLinks(shop, visitor);
    await pay(visitor, makerToken, "asked");
    await move(visitor, makerToken, { status: "making" });
    await move(visitor, makerToken, { status: "sent" });
    shop.clock.advance(7 * DAY);
    await sendWeekMail(deps);
    const { text } = await composed(shop);
    expect(text).toContain("Running low: Sea Foam (Small) (2 left)\n");
    expect(text).toContain("Asked for a week ago, not paid: 1 order");
    expect(text).toContain("Each order is below, with its page.");
    expect(text).toContain("SENT OR COLLECTED, NOT PAID");
    expect(text).toMatch(new RegExp(`${id}, .*: 1 clip, \\$24\\.00`));
    expect(text).toContain(`/make/${makerToken}`);
  });
});
