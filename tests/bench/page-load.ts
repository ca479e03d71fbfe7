import type { Browser, Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { watchFirstView } from "#tests/support/browser/first-view.ts";

// This measures what loading the home page costs an emulated mid-range phone.

export const PHONE = { width: 390, height: 844 };
export const CPU_SLOWDOWN = 4;
/** By then, the page has no more long tasks. */
const SETTLED_MS = 8_000;
/**
 * The length that the browser reports as a long task, and Lighthouse as
 * blocking.
 */
export const LONG_TASK_MS = 50;

/** Returns the bytes of the home page's HTML in an encoding. */
export async function htmlSize(url: string, encoding: string): Promise<number> {
  const answer = await fetch(url + PAGES.home, {
    headers: { "accept-encoding": encoding },
    decompress: false,
  });
  return (await answer.arrayBuffer()).byteLength;
}

export type FirstView = {
  /** Page, styles, fonts and scripts, until the page runs its scripts. */
  bytes: number;
  requests: number;
  /** The sum of all layout shifts (CLS). */
  shift: number;
};

/** Loads the home page once, without a copy of anything. */
export async function loadFirstView(
  browser: Browser,
  url: string,
): Promise<FirstView> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const firstView = await watchFirstView(await context.newCDPSession(page));
  await page.goto(url);
  const sizes = await firstView();
  await page.waitForLoadState("networkidle");
  const shift = await shiftOf(page);
  await context.close();
  const bytes = sizes.reduce((sum, each) => sum + each, 0);
  return { bytes, requests: sizes.length, shift };
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
    // What happened before is reported within a frame.
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    return shift;
  });
}

/** Returns the long tasks of a slow phone after the first paint, in ms. */
export async function longTasks(
  browser: Browser,
  url: string,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const tasks: { at: number; ms: number }[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        tasks.push({ at: startTime, ms: duration });
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  const tasks = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    const from = painted?.startTime ?? 0;
    const all: { at: number; ms: number }[] = Reflect.get(
      globalThis,
      "longTasks",
    );
    return all.filter(({ at, ms }) => at + ms > from).map(({ ms }) => ms);
  });
  await context.close();
  return tasks;
}
