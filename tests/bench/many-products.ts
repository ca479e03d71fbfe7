import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { insertProducts } from "#server/catalog/store.ts";
import { openDatabase } from "#server/db/sqlite/open.ts";
import { products } from "#server/db/schema/catalog.ts";
import { launchBrowser } from "#tests/support/browser/browser.ts";
import { MIGRATIONS } from "#tests/support/database/migrations.ts";
import { MAKER } from "#server/db/locks.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { openTab } from "#tests/support/browser/maker-steps.ts";
import { type Figure, median } from "./figures.ts";
import { htmlSize, LONG_TASK_MS, longTasks } from "./page-load.ts";
import { BENCH_LOGIN, startShopProcess } from "./shop-process.ts";
import { pressMs } from "./page.ts";

const CPU_SLOWDOWN = 4;
const ROUNDS = 5;

type PanelFigures = {
  /** All elements of the page. */
  elements: number;
  /** From the press of the Products tab to the next paint, each time. */
  openMs: number[];
  /** From a letter typed into a product's form to the next paint. */
  letterMs: number;
};

/** Opens the list of products in the maker's panel, on a slow machine. */
async function benchPanel(
  browser: Browser,
  url: string,
): Promise<PanelFigures> {
  const context = await browser.newContext({ baseURL: url });
  await context.request.post(API.login, { data: BENCH_LOGIN });
  const page = await context.newPage();
  await page.goto(PAGES.admin);
  const edit = page.getByRole("button", { name: /^Edit / }).first();
  await edit.waitFor();
  await page.waitForLoadState("networkidle");
  const elements = await page.locator("*").count();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const openMs: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) openMs.push(await openProducts(page));
  await edit.click();
  const name = page.getByRole("form", { name: /^Edit / }).getByLabel("Name");
  await name.focus();
  const letters: number[] = [];
  for (const letter of "milana")
    letters.push(
      await pressMs(page, () => page.keyboard.press(letter), "keydown"),
    );
  await context.close();
  return { elements, openMs, letterMs: median(letters) };
}

async function openProducts(page: Page): Promise<number> {
  await openTab(page, "Charms");
  await page.getByRole("heading", { name: /^Current Charms/ }).waitFor();
  return pressMs(page, () => openTab(page, "Products"));
}

const PRODUCTS = 1_000;
const VISITS = 5;
/**
 * Measures the home page with a thousand products, on a slow phone, and the
 * maker's panel.
 */
export async function manyProductsFigures(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "barrette-bench-"));
  await (await startShopProcess({ dataDir, keep: true })).stop();
  await addProducts(dataDir);
  const shop = await startShopProcess({ dataDir });
  const url = `http://127.0.0.1:${shop.port}`;
  const htmlBytes = await htmlSize(url, "identity");
  const packedBytes = await htmlSize(url, "br");
  const browser = await launchBrowser();
  const blocked: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1)
    blocked.push(await blockingMs(browser, url));
  const panel = await benchPanel(browser, url);
  await browser.close();
  await shop.stop();
  return [
    {
      what: `${PRODUCTS} products: the home page's HTML`,
      figure: `${Math.round(htmlBytes / 1_000)} kB`,
      target: "1200 kB",
      detail: `${Math.round(packedBytes / 1_000)} kB as brotli`,
    },
    {
      what: `${PRODUCTS} products: blocking time at a quarter of the speed`,
      figure: `${Math.round(median(blocked))} ms`,
      target: "500 ms",
      detail: `${Math.min(...blocked).toFixed(0)} to ${Math.max(...blocked).toFixed(0)} ms`,
    },
    {
      what: `${PRODUCTS} products: elements of the panel`,
      figure: String(panel.elements),
    },
    {
      what: `${PRODUCTS} products: the panel's list opens at a quarter of the speed`,
      figure: `${median(panel.openMs)} ms`,
      detail: `${Math.min(...panel.openMs)} to ${Math.max(...panel.openMs)} ms; a letter in its form ${panel.letterMs} ms`,
    },
  ];
}

/** Adds copies of the demo's products until there are `PRODUCTS`. */
async function addProducts(dataDir: string): Promise<void> {
  const db = openDatabase(dataDir, MIGRATIONS);
  const rows = await db.select().from(products).all();
  const more = Array.from({ length: PRODUCTS - rows.length }, (_, n) => {
    const row = rows[n % rows.length];
    if (!row) throw new Error("the demo has no products");
    const { description, imageUrl, isNew, isBestSeller, inStock } = row;
    return {
      ...{ description, imageUrl, isNew, isBestSeller, inStock },
      name: `${row.name} ${n}`,
      price: row.priceCents,
      position: rows.length + n,
    };
  });
  await db.commit(MAKER, (tx) =>
    insertProducts(tx, { products: more, now: Date.now() }),
  );
  db.close();
}

/** Returns the sum of each task's time beyond 50 ms, after the first paint. */
async function blockingMs(browser: Browser, url: string): Promise<number> {
  const tasks = await longTasks(browser, url);
  return tasks.reduce((sum, ms) => sum + ms - LONG_TASK_MS, 0);
}
