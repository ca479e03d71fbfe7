import type { Browser, Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { openTab } from "#tests/support/browser/maker-steps.ts";
import { median } from "./figures.ts";
import { pressMs } from "./page.ts";
import { BENCH_LOGIN } from "./shop-process.ts";

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
export async function benchPanel(
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
