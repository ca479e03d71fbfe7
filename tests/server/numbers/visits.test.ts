import { expect, test } from "bun:test";
import { countVisit } from "#shared/visits/calls.ts";
import { getTableColumns } from "drizzle-orm";
import { letters } from "#server/db/schema/letters.ts";
import { COUNTED, dailyCounts } from "#server/db/schema/numbers.ts";
import { addCounts } from "#server/numbers/counts.ts";
import { MAKER, NO_LOCK } from "#server/db/locks.ts";
import { createCounter } from "#server/numbers/counter.ts";
import { SOURCES } from "#shared/numbers/rules.ts";
import { MAX_VISIT_TEXT, PLACES } from "#shared/visits/rules.ts";
import { isOfShopper, sourceOf } from "#server/numbers/visit.ts";
import { API } from "#tests/support/api.ts";
import { logIn } from "#tests/support/admin.ts";
import { createVisitor, setUpApp } from "#tests/support/app.ts";
import { sqliteOf, sqliteTest } from "#tests/support/database/engine.ts";
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

/** The most rows of a day: adds, rest, and each place, source, letter, clip. */
const mostRows = ({ products = 0, letters = 0 }) =>
  2 + PLACES.length + SOURCES.length + letters + 2 * products;

const MADE_UP = {
  paths: ["/no-page-", "/clips/", "/orders/", "/letters/", "/<b>", "/a/b?c="],
  referrers: [
    "https://site.example/",
    '"><script>alert(1)</script>',
    "https://<b>x</b>.example/",
    "javascript:",
    "https://www.google.com/?q=",
    "https://l.instagram.com/",
    "https://gmx.de.evil.example/",
  ],
  campaigns: ["letter-", "<i>", "' or 1=1; --", "letter-1e", "spring-"],
};

test("a bot of ten thousand addresses makes no more rows than the lists have", async () => {
  const { deps } = shop;
  const sold = await makeProduct(deps);
  const gone = await makeProduct(deps, { inStock: false });
  const now = shop.clock.now();
  const times = { startedAt: now, createdAt: now, updatedAt: now };
  const letter = { id: 12, slug: "a", subject: "A", markdown: "", ...times };
  await deps.commit(MAKER, (tx) => tx.insert(letters).values(letter).run());
  const { paths, referrers, campaigns } = MADE_UP;
  const from = (list: readonly string[], at: number) =>
    `${list[at % list.length]}${at}`;
  const send = async (at: number) => {
    const path =
      at % 11 === 0
        ? `/clips/${at % 2 === 0 ? sold.slug : gone.slug}`
        : from(paths, at);
    const body = {
      path,
      referrer: at % 13 === 0 ? "" : from(referrers, at),
      campaign: at % 17 === 0 ? "letter-12" : from(campaigns, at),
    };
    const bot = shop.visitor(`10.9.${at >> 8}.${at & 255}`);
    return (await bot.post(countVisit.path, body, SAFARI)).status;
  };
  const sent = Array.from({ length: 10_000 }, (_, at) => send(at));
  expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
  const rows = await stored();
  const known = { products: 2, letters: 1 };
  expect(rows.length).toBeLessThanOrEqual(mostRows(known));
  const names = rows.map((row) => row.split(" ").slice(1, 3).join(" "));
  expect(names).toEqual([
    `missed ${gone.id}`,
    "place letter",
    "place list",
    "place order",
    "place other",
    `place product:${sold.id}`,
    `place product:${gone.id}`,
    "source direct",
    "source instagram",
    "source letter:12",
    "source other",
    "source search",
  ]);
}, 60_000);

test("a day has its name, what was counted and how often, and no more", () => {
  // Who adds a column asks first whether it could tell one person from another.
  expect(Object.keys(getTableColumns(dailyCounts))).toEqual([
    "day",
    "kind",
    "name",
    "count",
  ]);
  expect(COUNTED).toEqual(["place", "source", "add", "missed", "rest"]);
});

sqliteTest("keeps nothing else of a beacon, in any table or log", async () => {
  const secret = "kept-nowhere";
  const bot = createVisitor(shop.app, "198.51.100.77");
  const headers = {
    "user-agent": `${SAFARI["user-agent"]} ${secret}`,
    "accept-language": secret,
    cookie: `other=${secret}`,
  };
  const body = {
    path: `/${secret}`,
    referrer: `https://www.google.com/?q=${secret}`,
    campaign: secret,
    screen: secret,
  };
  expect((await bot.post(countVisit.path, body, headers)).status).toBe(200);
  expect(await stored()).toEqual([
    "2026-11-21 place other 1",
    "2026-11-21 source search 1",
  ]);
  const bytes = sqliteOf(shop.deps).serialize();
  const kept = ["search", secret, "198.51.100.77", "iPhone"].filter((text) =>
    bytes.includes(text),
  );
  expect(kept).toEqual(["search"]);
  expect(shop.logLines.join()).not.toContain(secret);
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
