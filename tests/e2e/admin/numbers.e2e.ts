import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { countVisit } from "#shared/visits/calls.ts";
import { addDays, weekdayOf } from "#shared/text/days.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { DESKTOP, PHONE, WIDE } from "#tests/support/browser/page.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/** Numbers that look like chance, and are the same each time. */
let state = 11;
function next(below: number): number {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
}

const CLIPS = [
  [1, "Rose Quartz Swirl", 2400, "/demo/products/rose-quartz.webp"],
  [2, "Honey Tortoise", 2800, "/demo/products/honey-tortoise.webp"],
  [-1, "Custom Claw Clip", 3200, "/designer/base-blush.webp"],
] as const;
const CHARM = {
  id: 1,
  name: "Daisy",
  priceCents: 300,
  imageUrl: "/demo/charms/daisy.webp",
};
const SOURCES = ["instagram", "search", "direct", "letter:12", "other"];
const COUNTRIES = ["DE", "DE", "DE", "AT", "CH", "NL"];

/** Whether a day is in the week before last, in which she was away. */
function isRest(day: string): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const monday = addDays(today, 1 - weekdayOf(today));
  return day >= addDays(monday, -14) && day < addDays(monday, -7);
}

/** Writes a year of made-up orders and visits into the shop's database. */
function makeYear(dataDir: string): void {
  const db = new Database(join(dataDir, "shop.db"));
  const order = db.prepare(
    "insert into orders (customer_name, customer_email, customer_phone, total_cents, delivery, address, cart_id, request_hash, status, payment_state, paid_at, refunded_at, refunds, currency, created_at) values ('Ada', 'ada@example.com', '12345', ?, ?, ?, 0, '', 'sent', 'paid', ?, ?, ?, 'USD', ?) returning id",
  );
  const line = db.prepare(
    "insert into order_lines (order_id, product_id, name, description, quantity, price_cents, image_url, charms, custom_text) values (?, ?, ?, '', 1, ?, ?, ?, ?)",
  );
  const count = db.prepare(
    "insert or replace into daily_counts values (?, ?, ?, ?)",
  );
  db.transaction(() => {
    for (let back = 330; back >= 0; back -= 1) {
      const at = Date.now() - back * DAY_MS;
      const day = new Date(at).toISOString().slice(0, 10);
      const visits = 30 + next(40) + Math.round((330 - back) / 12);
      count.run(day, "place", "home", visits);
      count.run(day, "add", "", 2 + next(8));
      if (isRest(day)) count.run(day, "rest", "", 1);
      for (const [place, source] of SOURCES.entries())
        count.run(day, "source", source, Math.round(visits / (place + 3)));
      for (let each = isRest(day) ? 0 : next(3); each > 0; each -= 1) {
        const [id, name, cents, image] = CLIPS[next(3)] ?? CLIPS[0];
        const delivery = { id: 1, name: "Post", note: "", priceCents: 490 };
        const country = COUNTRIES[next(6)];
        const address = { line1: "A 1", postalCode: "1", city: "B", country };
        const refund = next(20) === 0 ? { at: at + 1, cents: 800 } : null;
        const row = order.get(
          cents + 490,
          JSON.stringify(delivery),
          JSON.stringify(address),
          at,
          refund?.at ?? null,
          refund && JSON.stringify([refund]),
          at,
        );
        const orderId = Number(Object(row).id);
        const isCustom = id === -1;
        const letters = ["ANNA", "MILA", "LEO", "MOON"][next(4)] ?? "";
        line.run(
          orderId,
          id,
          name,
          cents,
          image,
          isCustom ? JSON.stringify([CHARM]) : null,
          isCustom ? letters : null,
        );
      }
    }
    db.run("update products set in_stock = 0 where id in (3, 4)");
    const today = new Date().toISOString().slice(0, 10);
    count.run(today, "missed", "3", 148);
    count.run(today, "missed", "4", 1);
  })();
  db.close();
}

const open = (size: { width: number; height: number }, shopUrl?: string) =>
  shop.openPage({
    size,
    path: PAGES.adminNumbers,
    signedIn: true,
    ...(shopUrl && { shopUrl }),
  });
const fits = (page: Page) =>
  page.evaluate(() => document.body.scrollWidth <= innerWidth);

const BROWSER = {
  "user-agent":
    "Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0 Safari/537.36",
};

test("pages that are only fetched do not count, and there is the address to tell", async () => {
  for (const path of [PAGES.home, PAGES.design, PAGES.privacy])
    await fetch(shop.url + path, { headers: BROWSER });
  const page = await open(DESKTOP);
  await page.getByRole("heading", { name: "The first visit counts" }).waitFor();
  await screenshot(page, "numbers-empty");
  expect(await audit(page)).toEqual([]);
});

test("a page that was looked at for a second counts, and so does the next", async () => {
  const page = await shop.newPage({
    context: { userAgent: BROWSER["user-agent"] },
    isIdle: true,
  });
  const beacon = () =>
    page.waitForResponse((reply) => reply.url().endsWith(countVisit.path));
  const first = beacon();
  await page.goto("/");
  expect((await first).status()).toBe(200);
  const second = beacon();
  await page.getByRole("link", { name: "Privacy" }).first().click();
  expect((await second).status()).toBe(200);
  await page.getByText("which website led here").waitFor();
  const panel = await open(DESKTOP);
  await panel.getByRole("heading", { name: "Your first week" }).waitFor();
  const counted = panel.locator("strong").first();
  expect(await counted.textContent()).toBe("2");
  await screenshot(panel, "numbers-first");
});

test("a year of orders, as weeks and as months", async () => {
  makeYear(shop.running.dataDir);
  const page = await open(WIDE);
  await page.getByRole("heading", { name: "Best clips" }).waitFor();
  await page.getByText("As a table").click();
  expect(await page.getByRole("rowheader").count()).toBeGreaterThan(40);
  await page.getByText("As a table").click();
  await screenshot(page, "numbers-weeks", { fullPage: true });
  expect(await audit(page)).toEqual([]);
  await walksByKeyboard(page);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page
    .getByRole("rowheader", { name: /, rest$/ })
    .first()
    .waitFor();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Year" }).click();
  await page.getByRole("columnheader", { name: "Discounts" }).waitFor();
  await screenshot(page, "numbers-year", { fullPage: true });
  expect(await audit(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^20\d\d\.csv$/);
});

/** A plot is one stop: its arrows mark a week, which all plots show. */
async function walksByKeyboard(page: Page) {
  const plot = page.getByRole("slider", { name: "Taken" });
  const text = () => plot.getAttribute("aria-valuetext");
  const now = await text();
  await plot.focus();
  await page.getByText("Week of", { exact: false }).first().waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await text()).toEndWith(": rest");
  await page.keyboard.press("End");
  expect(await text()).toBe(now);
  await page.keyboard.press("Escape");
  await page.getByText("with delivery, less what was paid back.").waitFor();
  await page.keyboard.press("Tab");
  expect(await plot.evaluate((it) => it === document.activeElement)).toBe(
    false,
  );
}

test("a phone shows it without scrolling sideways", async () => {
  const page = await open(PHONE);
  await page.getByRole("heading", { name: "Best clips" }).waitFor();
  expect(await fits(page)).toBe(true);
  await screenshot(page, "numbers-weeks", { fullPage: true });
  await page.getByRole("button", { name: "Year" }).click();
  await page.getByRole("heading", { name: "By country" }).waitFor();
  expect(await fits(page)).toBe(true);
  await screenshot(page, "numbers-year", { fullPage: true });
});

test("counting can be switched off where it is shown", async () => {
  const page = await open(DESKTOP);
  await page.getByRole("button", { name: "Stop counting" }).click();
  await page.getByText("Visits are not counted.").waitFor();
  await page.getByRole("button", { name: "Count them" }).click();
  await page.getByRole("button", { name: "Stop counting" }).waitFor();
});
