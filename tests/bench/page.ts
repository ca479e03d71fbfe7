import type { Page } from "playwright";
import { launchBrowser } from "#tests/support/browser/browser.ts";
import { watchFirstView } from "#tests/support/browser/first-view.ts";

// Measures the home page on an emulated mid-range phone.
const PHONE = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
const VISITS = 5;

/** Medians over several first visits, each in a browser profile of its own. */
export type PageFigures = {
  /** Page, styles, fonts and scripts, until the page runs its scripts. */
  firstViewBytes: number;
  firstViewRequests: number;
  /** From the press of "Add to Cart" to the next paint. */
  addToCartMs: number;
  /** From the press to the paint of the dialog; its code is loaded already. */
  openCartMs: number;
};

/** Visits the home page of a shop with the demo's products. */
export async function benchPage(url: string): Promise<PageFigures> {
  const browser = await launchBrowser();
  const visits: PageFigures[] = [];
  for (let n = 0; n < VISITS; n += 1) {
    const context = await browser.newContext({
      viewport: PHONE,
      reducedMotion: "reduce",
    });
    visits.push(await visit(await context.newPage(), url));
    await context.close();
  }
  await browser.close();
  const middle = (name: keyof PageFigures) =>
    visits.map((each) => each[name]).sort((a, b) => a - b)[VISITS >> 1] ?? 0;
  return {
    firstViewBytes: middle("firstViewBytes"),
    firstViewRequests: middle("firstViewRequests"),
    addToCartMs: middle("addToCartMs"),
    openCartMs: middle("openCartMs"),
  };
}

async function visit(page: Page, url: string): Promise<PageFigures> {
  const cdp = await page.context().newCDPSession(page);
  const firstView = await watchFirstView(cdp);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const add = page.getByRole("button", { name: "Add to Cart" }).first();
  await add.scrollIntoViewIfNeeded();
  const addToCartMs = await pressMs(page, () => add.click());
  await page.getByText("Added to cart").waitFor();
  const cart = page.getByRole("button", { name: /^Cart/ });
  await cart.hover();
  await page.waitForLoadState("networkidle");
  const openCartMs = await dialogMs(page, () => cart.click());
  return {
    firstViewBytes: [...firstView.values()].reduce((sum, n) => sum + n, 0),
    firstViewRequests: firstView.size,
    addToCartMs,
    openCartMs,
  };
}

/** Returns the browser's own measure of a press until the next paint. */
export async function pressMs(
  page: Page,
  press: () => Promise<void>,
  type: "click" | "keydown" = "click",
): Promise<number> {
  const measured = await page.evaluateHandle((wanted) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const events = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      const event = list.getEntries().find(({ name }) => name === wanted);
      if (event) resolve(event.duration);
    }).observe(events);
    return { ms: promise };
  }, type);
  await press();
  return measured.evaluate(({ ms }) => ms);
}

/** Measures from a press to the frame after the first one with the dialog. */
async function dialogMs(page: Page, press: () => Promise<void>) {
  const measured = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () =>
          document.querySelector('[role="dialog"]')
            ? requestAnimationFrame(() =>
                resolve(performance.now() - timeStamp),
              )
            : requestAnimationFrame(look);
        look();
      },
      { capture: true, once: true },
    );
    return { ms: promise };
  });
  await press();
  return measured.evaluate(({ ms }) => ms);
}
