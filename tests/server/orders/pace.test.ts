import { beforeEach, describe, expect, test } from "bun:test";
import { DAY_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { getPace } from "#shared/pace/calls.ts";
import { pathOf } from "#shared/api/call.ts";
import { noteSeen } from "#shared/orders/calls.ts";
import { MakerOrder } from "#shared/orders/progress.ts";
import { PaceNow } from "#shared/pace/schema.ts";
import { Site } from "#shared/site/schema.ts";
import { createPages } from "#server/pages/pages.ts";
import { startPaceWatch } from "#server/orders/pace.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { API, orderPath } from "#tests/support/api.ts";
import { composeRow, outboxRows, withMailing } from "#tests/support/outbox.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";
import { setUpApp, startApp, type Visitor } from "#tests/support/app.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import {
  addProduct,
  makeProduct,
  order,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { look, move, orderWithLinks } from "#tests/support/orders.ts";
import { changeSite, siteContent } from "#tests/support/site.ts";
import { afterTest } from "#tests/support/temp.ts";

const FROM = "2026-12-21T00:00:00+01:00";
const UNTIL = "2027-01-04T00:00:00+01:00";
const PAUSE = { from: FROM, until: UNTIL, text: "We are in the mountains." };

const shop = setUpApp(
  { ...ADMIN_ENV, SHOP_TIME_ZONE: "Europe/Berlin" },
  (deps) => createPages(deps, PAGE_ASSETS),
);
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const tryOrder = async () =>
  visitor.post(API.orders, orderBody(await readCart(visitor)));
const pace = async () => PaceNow.parse((await visitor.get(getPace.path)).json);
const advanceTo = (iso: string) =>
  shop.clock.advance(Date.parse(iso) - shop.clock.now());
/** The markup of the home page, without the data for its scripts. */
const home = async () => {
  const { text } = await visitor.get("/");
  return text.slice(0, text.indexOf('id="page-state"'));
};

describe("a pause", () => {
  beforeEach(async () => {
    const content = siteContent({ timeZone: "Europe/Berlin" });
    const maker = await logIn(shop);
    const saved = await maker.put(API.adminSite, { ...content, pause: PAUSE });
    expect(saved.status).toBe(200);
  });

  test("refuses orders in the maker's words, keeps the cart, and ends by itself", async () => {
    const product = await makeProduct(shop.deps);
    await addProduct(visitor, product);
    advanceTo(FROM);
    await addProduct(visitor, product);
    const answer = await tryOrder();
    expect([answer.status, answer.json]).toEqual([
      409,
      {
        code: "paused",
        message:
          "We are in the mountains. We take orders again from January 4. Your cart stays as it is.",
      },
    ]);
    expect((await readCart(visitor))[0]?.quantity).toBe(2);
    expect((await pace()).pause).toMatchObject({
      isOn: true,
      fact: "We take no orders just now, and are back on January 4.",
      text: "We are in the mountains.",
      back: "Back on January 4",
    });
    advanceTo(UNTIL);
    expect((await pace()).pause).toBeUndefined();
    expect((await tryOrder()).status).toBe(201);
  });

  test("a repeat of an order from before it still gets that order", async () => {
    await addProduct(visitor, await makeProduct(shop.deps));
    const body = orderBody(await readCart(visitor));
    const key = { "idempotency-key": "one" };
    const first = await visitor.post(API.orders, body, key);
    advanceTo(FROM);
    const again = await visitor.post(API.orders, body, key);
    expect([again.status, again.json]).toEqual([201, first.json]);
  });

  test("is said on cached pages while it lasts, also where the clock is set back", async () => {
    const watch = startPaceWatch(shop.deps);
    afterTest(watch.stop);
    const says = async () => {
      await watch.look();
      await shop.deps.changes.settled();
      return (await home()).includes(
        "We take no orders just now, and are back on January 4.",
      );
    };
    expect(await says()).toBe(false);
    advanceTo(FROM);
    expect(await says()).toBe(true);
    shop.clock.advance(-MINUTE_MS);
    expect(await says()).toBe(false);
    advanceTo(UNTIL);
    expect(await says()).toBe(false);
  });
});

describe("the site's settings", () => {
  const read = async () =>
    Site.parse((await shop.visitor().get(API.site)).json);

  test("keep pause and pace of a client that does not know them", async () => {
    const maker = await logIn(shop);
    const put = (given: object) =>
      maker.put(API.adminSite, { ...siteContent(), ...given });
    const given = { clipsPerWeek: 5, daysOff: [6, 7, "2026-12-24"] };
    expect((await put({ pause: PAUSE, pace: given })).status).toBe(200);
    expect((await put({})).status).toBe(200);
    const { pause, pace } = await read();
    expect(pace).toEqual({ ...given, leadDays: 0 });
    expect(pause).toEqual({
      from: "2026-12-20T23:00:00.000Z",
      until: "2027-01-03T23:00:00.000Z",
      text: PAUSE.text,
    });
    await put({ pause: null, pace: null });
    expect(await read()).toMatchObject({ pause: null, pace: null });
  });

  test("refuse a pause that ends before it begins, in a sentence", async () => {
    const maker = await logIn(shop);
    const pause = { from: UNTIL, until: FROM, text: "" };
    const answer = await maker.put(API.adminSite, { ...siteContent(), pause });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      fields: {
        "pause.until":
          "A pause has to end after it begins. Please look at both dates.",
      },
    });
  });
});

describe("the pace", () => {
  // A Saturday, at one clip each workday.
  const PACE = { clipsPerWeek: 5, daysOff: [6, 7], leadDays: 0 };

  test("says at every price by when a clip is ready, and for a cart by when all are", async () => {
    await changeSite(shop.deps, { pace: PACE, delivery: "In about 5 days" });
    const product = await makeProduct(shop.deps);
    await shop.deps.changes.settled();
    expect(await home()).toContain("Ready about Monday, November 23.");
    expect(await home()).not.toContain("In about 5 days");
    expect(await pace()).toMatchObject({ readyBy: "2026-11-23" });
    await addProduct(visitor, product, { quantity: 7 });
    expect(await pace()).toMatchObject({
      readyBy: "2026-12-01",
      ready: "Ready about Tuesday, December 1.",
    });
  });

  test("is frozen with the order, counts what is open, and ages into a warning", async () => {
    await changeSite(shop.deps, { pace: PACE });
    const product = await makeProduct(shop.deps);
    await addProduct(visitor, product, { quantity: 3 });
    const first = await order(visitor);
    expect(first.readyBy).toBe("2026-11-25");
    await addProduct(visitor, product);
    const second = await orderWithLinks(shop, visitor);
    expect(second.readyBy).toBe("2026-11-26");
    await changeSite(shop.deps, {
      pace: { ...PACE, clipsPerWeek: 50, daysOff: [] },
    });
    const { token, makerToken } = second;
    const shown = await visitor.get(orderPath(token));
    expect(shown.json).toMatchObject({ readyBy: "2026-11-26" });
    const due = async () => {
      const { json } = await look(visitor, makerToken);
      const { due, daysLeft } = MakerOrder.parse(json);
      return [due, daysLeft];
    };
    expect(await due()).toEqual([null, undefined]);
    shop.clock.advance(3 * DAY_MS);
    expect(await due()).toEqual(["near", 2]);
    shop.clock.advance(2 * DAY_MS);
    expect(await due()).toEqual(["near", 0]);
    shop.clock.advance(DAY_MS);
    expect(await due()).toEqual(["late", -1]);
    await move(visitor, makerToken, { status: "making" });
    await move(visitor, makerToken, { status: "sent" });
    expect(await due()).toEqual([null, undefined]);
  });

  test("takes an order that she has not looked at for a week's work at most", async () => {
    await changeSite(shop.deps, { pace: PACE });
    const product = await makeProduct(shop.deps);
    for (let line = 0; line < 3; line++)
      await addProduct(visitor, await makeProduct(shop.deps), { quantity: 99 });
    const jest = await orderWithLinks(shop, visitor);
    expect(jest.readyBy).toBe("2028-01-11");
    const mail = (await outboxRows(shop.deps.db)).find(
      ({ kind }) => kind === "order_owner",
    );
    expect((await composeRow(shop, mail)).text).toContain(
      "This order asks for 297 clips. Until you open it, it adds at most a week",
    );
    await addProduct(visitor, product);
    expect(await pace()).toMatchObject({ readyBy: "2026-11-30" });
    // Nobody's program that follows the link has looked at it.
    await look(visitor, jest.makerToken);
    expect(await pace()).toMatchObject({ readyBy: "2026-11-30" });
    const seen = await visitor.post(
      pathOf(noteSeen, { token: jest.makerToken }),
    );
    expect([seen.status, seen.json]).toMatchObject([200, { isSeen: true }]);
    expect(await pace()).toMatchObject({ readyBy: "2028-01-12" });
    await move(visitor, jest.makerToken, { status: "cancelled" });
    expect(await pace()).toMatchObject({ readyBy: "2026-11-23" });
  });

  test("what is counted lies ready at once, and makes nobody wait", async () => {
    await changeSite(shop.deps, { pace: { ...PACE, leadDays: 10 } });
    const ready = await makeProduct(shop.deps, { stockQuantity: 9 });
    await addProduct(visitor, ready, { quantity: 8 });
    const placed = await orderWithLinks(shop, visitor);
    // A Saturday: it is handed over on her next day of work.
    expect(placed.readyBy).toBe("2026-11-23");
    expect(await pace()).toMatchObject({ readyBy: "2026-12-01" });
  });

  test("a cached page says another day once orders have filled this one", async () => {
    await changeSite(shop.deps, { pace: PACE });
    const product = await makeProduct(shop.deps);
    const watch = startPaceWatch(shop.deps);
    afterTest(watch.stop);
    await watch.look();
    await shop.deps.changes.settled();
    expect(await home()).toContain("Ready about Monday, November 23.");
    await addProduct(visitor, product);
    await order(visitor);
    await watch.look();
    await shop.deps.changes.settled();
    expect(await home()).toContain("Ready about Tuesday, November 24.");
  });

  test("is in the mails to the customer and to the maker, in place of her own line", async () => {
    await using smtp = await startSmtp();
    await using selling = withMailing(
      startApp({ SMTP_URL: smtp.url(), OWNER_EMAIL: "maker@example.com" }),
    );
    await changeSite(selling.deps, { pace: PACE, delivery: "In about 5 days" });
    await selling.start();
    const shopper = selling.visitor();
    await addProduct(shopper, await makeProduct(selling.deps));
    await order(shopper);
    const mails = await smtp.arrived(2);
    for (const { mail } of mails) {
      expect(mail.text).toContain("Ready about Monday, November 23.");
      expect(mail.text).not.toContain("In about 5 days");
    }
  });
});
