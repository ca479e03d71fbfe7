import { expect, test } from "bun:test";
import { countVisit } from "#shared/numbers/calls.ts";
import { dailyCounts } from "#server/db/schema/numbers.ts";
import { addCounts } from "#server/numbers/counts.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { createCounter } from "#server/numbers/counter.ts";
import { MAX_VISIT_TEXT } from "#shared/numbers/rules.ts";
import { isOfShopper, sourceOf } from "#server/numbers/visit.ts";
import { API } from "#tests/support/api.ts";
import { logIn } from "#tests/support/admin.ts";
import { setUpApp } from "#tests/support/app.ts";
import { makeProduct } from "#tests/support/make.ts";

const shop = setUpApp({ PUBLIC_URL: "https://claws.example" });

const SAFARI = {
  "user-agent":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
};

/** Waits for what is counted, and returns all that is stored. */
async function stored() {
  await shop.app.finish();
  const { day, kind, name } = dailyCounts;
  const rows = await shop.deps.db
    .select()
    .from(dailyCounts)
    .orderBy(day, kind, name)
    .all();
  return rows.map((row) => `${row.day} ${row.kind} ${row.name} ${row.count}`);
}

const look = (body: object, headers: Record<string, string> = SAFARI) =>
  shop.visitor().post(countVisit.path, body, headers);

test("stores how often a page was looked at, and nothing else", async () => {
  const { id, slug } = await makeProduct(shop.deps, { inStock: false });
  await look({ path: "/", referrer: "https://www.google.de/" });
  await look({ path: "/", referrer: "https://l.instagram.com/?u=abc" });
  await look({ path: "/" });
  await look({ path: `/clips/${slug}`, referrer: "https://claws.example" });
  await look({ path: "/orders/kd83jf93kd83jf93kd83jf93kd83jf93" });
  await shop
    .visitor()
    .post(API.cart, { productId: (await makeProduct(shop.deps)).id }, SAFARI);
  expect(await stored()).toEqual([
    "2026-11-21 add  1",
    `2026-11-21 missed ${id} 1`,
    "2026-11-21 place home 3",
    "2026-11-21 place order 1",
    `2026-11-21 place product:${id} 1`,
    "2026-11-21 source direct 2",
    "2026-11-21 source instagram 1",
    "2026-11-21 source search 1",
  ]);
});

test("counts neither robots nor previews, nor what is rendered ahead", async () => {
  for (const agent of [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "facebookexternalhit/1.1",
    "WhatsApp/2.23.20.0",
    "TelegramBot (like TwitterBot)",
    "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/120.0.0.0 Safari/537.36",
    "curl/8.5.0",
    "",
  ])
    await look({ path: "/" }, { "user-agent": agent });
  await look({ path: "/" }, { ...SAFARI, "sec-purpose": "prefetch;prerender" });
  expect(await stored()).toEqual([]);
});

test("does not count the maker", async () => {
  const maker = await logIn(shop);
  await maker.post(countVisit.path, { path: "/" }, SAFARI);
  const { id } = await makeProduct(shop.deps);
  await maker.post(API.cart, { productId: id }, SAFARI);
  await look({ path: "/make/kd83jf93" });
  await look({ path: "/admin/letters" });
  expect(await stored()).toEqual([]);
});

test("counts nothing once it is switched off", async () => {
  const maker = await logIn(shop);
  const off = await maker.request("PATCH", API.adminSite, { numbers: false });
  expect(off.status).toBe(200);
  expect((await look({ path: "/" })).status).toBe(200);
  expect(await stored()).toEqual([]);
});

test("a client that does not know of the numbers leaves them off", async () => {
  const maker = await logIn(shop);
  await maker.request("PATCH", API.adminSite, { numbers: false });
  const site = Object((await shop.visitor().get(API.site)).json);
  const {
    numbers: _,
    pictures: __,
    pages: ___,
    updatedAt: ____,
    ...sent
  } = site;
  await maker.put(API.adminSite, sent);
  expect((await shop.visitor().get(API.site)).json).toMatchObject({
    numbers: false,
  });
});

test("a bot with many pages, sources and letters makes few rows", async () => {
  for (let at = 0; at < 300; at += 1)
    await look({
      path: `/no-page-${at}/${at}`,
      referrer: `https://site-${at}.example/`,
      campaign: `letter-${at}`,
    });
  expect(await stored()).toEqual([
    "2026-11-21 place other 300",
    "2026-11-21 source other 300",
  ]);
});

test("copies of the shop add up", async () => {
  const counters = [1, 2, 3].map(() => createCounter(shop.deps));
  for (const counter of counters) {
    await counter.visit({ path: "/" });
    await counter.visit({ path: "/design" });
  }
  await Promise.all(counters.map((counter) => counter.write()));
  expect(await stored()).toEqual([
    "2026-11-21 place design 3",
    "2026-11-21 place home 3",
    "2026-11-21 source direct 6",
  ]);
});

test("keeps what a full disk refuses for the next time", async () => {
  let isFull = true;
  const counter = createCounter({
    ...shop.deps,
    commit: (...given) =>
      isFull ? Promise.reject(new Error("full")) : shop.deps.commit(...given),
  });
  await counter.visit({ path: "/" });
  await counter.write();
  isFull = false;
  await counter.visit({ path: "/" });
  await counter.write();
  expect(await stored()).toContain("2026-11-21 place home 2");
});

test("adds to what a day has, however many rows there are", async () => {
  const counts = Array.from({ length: 1200 }, (_, at) => ({
    day: "2026-11-21",
    kind: "place" as const,
    name: `product:${at}`,
    count: 2,
  }));
  for (let time = 0; time < 2; time += 1)
    await shop.deps.commit(NO_LOCK, (tx) => addCounts(tx, counts));
  const rows = await stored();
  expect(rows).toHaveLength(1200);
  expect(rows[0]).toEndWith(" 4");
});

test("a day is one of the shop's zone", async () => {
  const maker = await logIn(shop);
  const timeZone = "Pacific/Auckland";
  shop.clock.advance(2 * 60 * 60_000);
  await maker.request("PATCH", API.adminSite, { timeZone });
  await look({ path: "/" });
  expect(await stored()).toContain("2026-11-22 place home 1");
});

test.each([
  ["a path of 10,000 characters", { path: "/".padEnd(10_000, "a") }, 422],
  ["no path", {}, 422],
  ["a path of markup", { path: "/<script>alert(1)</script>" }, 200],
  ["a path with a zero", { path: "/\u0000" }, 200],
  ["a referrer with markup", { path: "/", referrer: "<b>http://x</b>" }, 200],
  ["a referrer that is a script", { path: "/", referrer: "javascript:1" }, 200],
  ["a long referrer", { path: "/", referrer: "h".repeat(10_000) }, 422],
  ["a campaign of anything", { path: "/", campaign: "' or 1=1; --" }, 200],
  ["a letter of no number", { path: "/", campaign: "letter-1e9" }, 200],
  ["a campaign that is none", { path: "/", campaign: { a: 1 } }, 422],
  ["a day of its own", { path: "/", day: "2031-01-01" }, 200],
  ["the longest path", { path: "/".padEnd(MAX_VISIT_TEXT, "a") }, 200],
] as const)("takes or refuses %s", async (_, body, status) => {
  expect((await look(body)).status).toBe(status);
  const names = (await stored()).map((row) => row.split(" ").slice(0, 3));
  for (const [day, kind, name] of names) {
    expect(day).toBe("2026-11-21");
    expect(`${kind} ${name}`).toMatch(
      /^(?:place (?:home|other)|source (?:direct|other))$/,
    );
  }
});

test.each([
  ["", "direct"],
  ["https://www.google.co.uk/", "search"],
  ["https://duckduckgo.com/", "search"],
  ["https://mail.google.com/", "mail"],
  ["https://google.com.evil.example/", "other"],
  ["https://l.instagram.com/", "instagram"],
  ["android-app://com.instagram.android/", "instagram"],
  ["android-app://com.google.android.gm/", "search"],
  ["https://www.pinterest.de/pin/1", "pinterest"],
  ["https://lm.facebook.com/", "facebook"],
  ["https://claws.example/design", undefined],
  ["nonsense", "other"],
] as const)("names where a visit came from: %p", (referrer, source) => {
  const known = {
    products: new Map(),
    pages: new Set<string>(),
    letters: new Set([12]),
    ownHosts: new Set(["claws.example"]),
  };
  expect(sourceOf({ path: "/", referrer }, known)).toBe(source);
  const fromLetter = { path: "/", referrer: "", campaign: "letter-12" };
  expect(sourceOf(fromLetter, known)).toBe("letter:12");
});

test("a session that has a cookie is the maker's", () => {
  const cookie = "barrette_admin=abc";
  const request = new Request("http://localhost/", {
    headers: { ...SAFARI, cookie },
  });
  expect(isOfShopper(request)).toBe(false);
});
