import { beforeEach, expect, test } from "bun:test";
import { makePagePath, orderPagePath } from "#shared/api/paths.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { createPages } from "#server/pages/pages.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import {
  adminProductPath,
  API,
  cancelPath,
  withdrawPath,
} from "#tests/support/api.ts";
import {
  ADDRESS,
  type LinkedOrder,
  linksOf,
  move,
  offerDelivery,
  orderWithLinks,
  tokenIn,
} from "#tests/support/orders.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
  orderBody,
  productBody,
  readCart,
  SIZES,
} from "#tests/support/make.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { outboxRows } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

const shop = setUpApp(
  {
    ...ADMIN_ENV,
    SHOP_TIME_ZONE: "Asia/Tokyo",
    SUPPORT_EMAIL: "help@example.com",
  },
  (deps) => createPages(deps, PAGE_ASSETS),
);
let visitor: Visitor;
let order: LinkedOrder;
beforeEach(async () => {
  visitor = shop.visitor();
  const daisy = await makeCharm(shop.deps, { name: "Daisy" });
  await addClip(visitor, { selectedCharms: [daisy.id], customText: "MILA" });
  order = await orderWithLinks(shop, visitor);
});

/** Returns the text of a page's body as a person reads it. */
const read = (page: string) =>
  page
    .slice(page.indexOf("<body>"), page.indexOf('<script type="application'))
    .replaceAll(/<[^>]*>/g, "");

test("the shopper's page has the usual delivery time until the maker writes a note", async () => {
  const delivery = "Made in about 9 days";
  await changeSite(shop.deps, { delivery });
  const says = async () => {
    const { text } = await visitor.get(orderPagePath(order.token));
    return read(text).includes(delivery);
  };
  expect(await says()).toBe(true);
  await move(visitor, order.makerToken, { status: "making" });
  expect(await says()).toBe(true);
  await move(visitor, order.makerToken, { status: "received" });
  const note = "About Friday";
  await move(visitor, order.makerToken, { status: "making", note });
  expect(await says()).toBe(false);
  await move(visitor, order.makerToken, { status: "sent" });
  expect(await says()).toBe(false);
});

test("on paper, the shopper's page says whose it is", async () => {
  const { text } = await visitor.get(orderPagePath(order.token));
  const main = text.slice(text.indexOf("<main"), text.indexOf("</main"));
  expect(main).toContain(">Barrette &amp; Bloom</strong>");
});

test("a link of the maker's that has ended opens for her alone", async () => {
  const maker = await logIn(shop);
  const sentence = "This link has ended; here is the order.";
  const ended = [order.makerToken];
  for (const _ of [1, 2]) {
    expect((await maker.delete(API.sessions)).status).toBe(200);
    ended.push(tokenIn((await linksOf(shop, order.id)).maker));
  }
  const current = ended.pop() ?? "";
  for (const token of ended) {
    const page = await maker.get(makePagePath(token));
    expect([page.status, read(page.text)]).toEqual([
      200,
      expect.stringContaining(sentence),
    ]);
    expect(page.headers.get("cache-control")).toBe("no-store");
    // What she does there is done by the link of today.
    expect(page.text).toContain(`"token":"${current}"`);
    expect((await visitor.get(makePagePath(token))).status).toBe(404);
  }
  const page = await maker.get(makePagePath(current));
  expect(page.status).toBe(200);
  expect(read(page.text)).not.toContain(sentence);
  const unknown = makePagePath("A".repeat(22));
  expect((await maker.get(unknown)).status).toBe(404);
  const [first = ""] = ended;
  const cookie = maker.cookieHeader();
  await maker.post(API.logout);
  const late = await visitor.get(makePagePath(first), { cookie });
  expect(late.status).toBe(404);
});

test("the shopper's page shows the order's status, in the shop's local time", async () => {
  const { maker } = { maker: order.makerToken };
  await move(visitor, maker, { status: "making", note: "About <b>Friday</b>" });
  const { status, text, headers } = await visitor.get(
    orderPagePath(order.token),
  );
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("etag")).toBeNull();
  expect(headers.get("content-security-policy")).toContain("default-src");
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toContain("<title>Order 1001 · ");
  const words = read(text);
  expect(words).toContain("We are making it");
  expect(words).toContain("About &lt;b&gt;Friday&lt;/b&gt;");
  expect(words).toContain("Saturday, November 21, 2026 at 7:00");
  expect(words).toContain("help@example.com");
  expect(words).not.toContain("ada@example.com");
  expect(text).not.toContain(maker);
  const trackingUrl = "https://parcel.example.com/7";
  await move(visitor, maker, { status: "sent", trackingUrl });
  const sent = await visitor.get(orderPagePath(order.token));
  expect(read(sent.text)).toContain("It is on its way");
  expect(read(sent.text)).toContain("Custom Claw Clip");
  expect(sent.text).toContain(`href="${trackingUrl}"`);
  // Each step keeps its note, and below it only its page's tools follow.
  expect(read(sent.text)).toMatch(
    /Being made.*About ready.*About &lt;b&gt;.*Sent.*Follow the parcel/,
  );
  expect(read(sent.text)).not.toContain("What happens next?");
  expect(sent.text).toContain(
    'href="mailto:help@example.com?subject=Order%201001"',
  );
});

test("the maker's page says whom to call and what to make", async () => {
  const { status, text, headers } = await visitor.get(
    makePagePath(order.makerToken),
  );
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(text).toContain('href="tel:+15550100199"');
  expect(text).toContain('href="mailto:ada@example.com?subject=');
  expect(read(text)).toContain("Ada Example");
  expect(read(text)).toContain("1 × Daisy");
  expect(text).toContain("<title>Order 1001: Ada Example · ");
  expect(text).not.toContain('og:title" content="Order');
});

test("the maker's page of a cancelled order says so, and offers no step", async () => {
  const says = async () =>
    read((await visitor.get(makePagePath(order.makerToken))).text);
  expect(await says()).toContain("Start making");
  await visitor.post(cancelPath(order.token));
  const cancelled = await says();
  expect(cancelled).toContain("The customer has cancelled this order.");
  expect(cancelled).not.toMatch(/Start making|Undo/);
});

test("the slip of what no longer stands says so across it, and asks for nothing", async () => {
  await changeSite(shop.deps, {
    legal: { withdrawalDays: 14, withdrawalCustom: true },
    pace: { clipsPerWeek: 1, daysOff: [], leadDays: 0 },
  });
  const [option] = await offerDelivery(shop.deps);
  const sent = { deliveryId: option?.id, address: ADDRESS, gift: {} };
  const place = async () => {
    await addClip(visitor, { customText: "MILA" });
    const { total: items } = orderBody(await readCart(visitor));
    const total = toPrice(priceCents(String(items)) + 490);
    return orderWithLinks(shop, visitor, { ...sent, total });
  };
  const made = async ({ makerToken }: LinkedOrder) =>
    (await visitor.get(makePagePath(makerToken))).text;
  const across = (page: string) =>
    /<p [^>]*data-across=""[^>]*>([^<]*)/.exec(page)?.[1];
  const asks = (page: string) => [
    read(page).includes("Ready about"),
    page.includes('type="checkbox"'),
    /Print (?:packing|gift) slip/.test(page),
  ];
  const [cancelled, withdrawn] = [await place(), await place()];
  const before = await made(cancelled);
  expect([across(before), ...asks(before)]).toEqual([
    undefined,
    ...[true, true, true],
  ]);
  await move(visitor, cancelled.makerToken, { status: "cancelled" });
  await visitor.post(withdrawPath(withdrawn.token));
  for (const [each, word] of [
    [cancelled, "Cancelled"],
    [withdrawn, "Withdrawn"],
  ] as const) {
    const page = await made(each);
    expect([across(page), ...asks(page)]).toEqual([
      word,
      ...[false, false, false],
    ]);
  }
  const [head = ""] = (await made(withdrawn)).split("</header>");
  expect(head).toMatch(/<strong [^>]*data-status="withdrawn"[^>]*>Withdrawn</);
});

test("the page of an order that the maker cancelled does not ask to order again", async () => {
  await move(visitor, order.makerToken, { status: "cancelled" });
  const { text } = await visitor.get(orderPagePath(order.token));
  expect(read(text)).toContain("This order is cancelled");
  expect(read(text)).not.toMatch(/order (?:it )?again|Continue Shopping/i);
});

test("without scripts both pages say how to change the order", async () => {
  const shopper = await visitor.get(orderPagePath(order.token));
  expect(shopper.text).toContain(
    "<noscript>To cancel it, write to us before we start.</noscript>",
  );
  const maker = await visitor.get(makePagePath(order.makerToken));
  expect(maker.text).toContain("<noscript>Without scripts this page can be");
});

test("a link that lost its token leads to the page that mails links", async () => {
  const answer = await visitor.get(orderPagePath(""));
  expect(answer.status).toBe(200);
  expect(answer.text).toContain("Lost the link to your order?");
});

test("a link with an invalid token says the same whatever the token, and leads to a new one", async () => {
  const never = await visitor.get(orderPagePath("AAAAAAAAAAAAAAAAAAAAAA"));
  expect(never.text).toContain('href="/orders"');
  expect(never.text).not.toContain("AAAAAAAA");
  for (const path of [
    orderPagePath(order.makerToken),
    orderPagePath(order.token.slice(1)),
  ]) {
    const answer = await visitor.get(path);
    expect([answer.status, answer.text]).toEqual([404, never.text]);
  }
  // The maker's pages are nobody else's business.
  const unknown = await visitor.get("/no/such/page");
  for (const path of [makePagePath(order.token), makePagePath("%E0%A4%A")]) {
    const answer = await visitor.get(path);
    expect([answer.status, answer.text]).toEqual([404, unknown.text]);
  }
});

test("scanners that open every link of a mail change nothing", async () => {
  const before = await outboxRows(shop.deps.db);
  for (const method of ["GET", "HEAD"])
    for (const path of [
      orderPagePath(order.token),
      makePagePath(order.makerToken),
    ])
      expect((await visitor.request(method, path)).status).toBe(200);
  expect(await outboxRows(shop.deps.db)).toEqual(before);
  expect((await visitor.get(orderPagePath(order.token))).text).toContain(
    "We have your order",
  );
});

test("no log line contains a link's token", async () => {
  await visitor.get(orderPagePath(order.token));
  await move(visitor, order.makerToken, { status: "making" });
  const log = shop.logLines.join("\n");
  expect(log).not.toContain(order.token);
  expect(log).not.toContain(order.makerToken);
});

test("both pages speak the shop's language, and keep the order's currency", async () => {
  await changeSite(shop.deps, { language: "de", currency: "EUR" });
  const shopper = await visitor.get(orderPagePath(order.token));
  expect(read(shopper.text)).toContain("Deine Bestellung ist bei uns");
  expect(read(shopper.text)).toContain("Haarklammer nach Wunsch\u00a0– „MILA“");
  expect(read(shopper.text)).toMatch(/Summe\s*\d+,\d\d\s\$/);
  const maker = await visitor.get(makePagePath(order.makerToken));
  expect(read(maker.text)).toContain("Das ist zu fertigen");
  const english = /\b(?:the|your|with|and|you|from|please|what)\b/i;
  await visitor.post(cancelPath(order.token));
  const cancelled = await visitor.get(orderPagePath(order.token));
  expect(read(cancelled.text)).toContain("Diese Bestellung ist storniert");
  expect(read(cancelled.text)).toMatch(/\w+tag, \d+\.\s\w+ \d{4} um /);
  for (const { text } of [shopper, maker, cancelled])
    expect(english.exec(read(text))?.[0]).toBeUndefined();
});

test("a clip of the shop leads to its page from the page of its order", async () => {
  const maker = await logIn(shop);
  const product = await makeProduct(shop.deps, { name: "Sea Foam" });
  await addProduct(visitor, product);
  await addClip(visitor, { customText: "AVA" });
  const { token } = await orderWithLinks(shop, visitor);
  /** Where each link to a clip leads, and what it shows. */
  const links = async () => {
    const { text } = await visitor.get(orderPagePath(token));
    return Array.from(
      text.matchAll(
        /<a [^>]*href="(\/clips\/[^"]*)"[^>]*>(?:<(span)|([^<]*))/g,
      ),
      ([, path, image, name]) => [path, image ?? name],
    );
  };
  expect(await links()).toEqual([
    ["/clips/sea-foam", "span"],
    ["/clips/sea-foam", "Sea Foam"],
  ]);
  await maker.put(adminProductPath(product.id), productBody({ slug: "foam" }));
  expect(await links()).toEqual([
    ["/clips/foam", "span"],
    ["/clips/foam", "Sea Foam"],
  ]);
  await maker.delete(adminProductPath(product.id));
  expect(await links()).toEqual([]);
});

test("both pages show an option on a line of its own, below the clip's name", async () => {
  const clip = await makeProduct(shop.deps, { name: "Fern", variants: SIZES });
  const [, large] = clip.variants;
  await addProduct(visitor, clip, { variantId: large?.id });
  const { token, makerToken } = await orderWithLinks(shop, visitor);
  for (const path of [orderPagePath(token), makePagePath(makerToken)]) {
    const { text } = await visitor.get(path);
    expect(text).toMatch(/<span [^>]*dir="auto"[^>]*>Large<\/span>/);
    expect(read(text)).not.toContain("Fern (Large)");
  }
});

test("a due order says on the maker's page in how many days", async () => {
  await changeSite(shop.deps, {
    pace: { clipsPerWeek: 1, daysOff: [], leadDays: 0 },
  });
  const clip = await makeProduct(shop.deps, { name: "Fern" });
  await addProduct(visitor, clip);
  const { makerToken, readyBy } = await orderWithLinks(shop, visitor);
  const said = async () =>
    /This order is due [^.]*\.|The day by which[^.]*\./.exec(
      read((await visitor.get(makePagePath(makerToken))).text),
    )?.[0];
  const inTokyo = (day: string, offset: number) =>
    Date.parse(`${day}T03:00:00Z`) + offset * DAY_MS;
  const go = (offset: number) =>
    shop.clock.advance(inTokyo(readyBy ?? "", offset) - shop.clock.now());
  expect(readyBy).toBeString();
  go(-2);
  expect(await said()).toBe("This order is due in 2 days.");
  go(-1);
  expect(await said()).toBe("This order is due tomorrow.");
  go(0);
  expect(await said()).toBe("This order is due today.");
  go(1);
  expect(await said()).toStartWith("The day by which");
});
