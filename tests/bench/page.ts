import type { Browser, Page } from "playwright";
import { launchBrowser } from "#tests/support/browser/browser.ts";
import { watchFirstView } from "#tests/support/browser/first-view.ts";

// Measures the home page, and the way from it to a clip, on an emulated
// mid-range phone.
const PHONE = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
/** A slow mobile network: its bytes are for each second. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
/** How long a finger is on the screen. */
const TAP_MS = 80;
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
  /** From the tap on a card to its picture at its place on the clip's page. */
  clipPictureMs: number;
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
    const figures = await visit(await context.newPage(), url);
    await context.close();
    visits.push({ ...figures, clipPictureMs: await tapClip(browser, url) });
  }
  await browser.close();
  const middle = (name: keyof PageFigures) =>
    visits.map((each) => each[name]).sort((a, b) => a - b)[VISITS >> 1] ?? 0;
  return {
    firstViewBytes: middle("firstViewBytes"),
    firstViewRequests: middle("firstViewRequests"),
    addToCartMs: middle("addToCartMs"),
    openCartMs: middle("openCartMs"),
    clipPictureMs: middle("clipPictureMs"),
  };
}

async function visit(
  page: Page,
  url: string,
): Promise<Omit<PageFigures, "clipPictureMs">> {
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
  const dialog = '[role="dialog"]';
  const openCartMs = await shownMs(page, dialog, () => cart.click());
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

/** Taps a card on a slow line, with motion, once the page is quiet. */
async function tapClip(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const name = { name: "Honey Tortoise", exact: true };
  const link = page.getByRole("link", name);
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_LINE);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const picture = "body > div[inert] img";
  const box = await link.boundingBox();
  if (!box) throw new Error("The card is not shown.");
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const ms = await shownMs(page, picture, async () => {
    await cdp.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints,
    });
    await Bun.sleep(TAP_MS);
    await cdp.send("Input.dispatchTouchEvent", {
      type: "touchEnd",
      touchPoints: [],
    });
  });
  await page.getByRole("heading", { ...name, level: 1 }).waitFor();
  await context.close();
  return ms;
}

/** Measures from a press to the frame after the first one with an element. */
async function shownMs(
  page: Page,
  element: string,
  press: () => Promise<void>,
): Promise<number> {
  const measured = await page.evaluateHandle((wanted) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () =>
          document.querySelector(wanted)
            ? requestAnimationFrame(() =>
                resolve(performance.now() - timeStamp),
              )
            : requestAnimationFrame(look);
        look();
      },
      { capture: true, once: true },
    );
    return { ms: promise };
  }, element);
  await press();
  return measured.evaluate(({ ms }) => ms);
}
