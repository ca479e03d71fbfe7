import type { Browser, CDPSession, Locator, Page } from "playwright";
import { launchBrowser } from "#tests/support/browser/browser.ts";
import { median } from "./figures.ts";
import { CPU_SLOWDOWN, PHONE } from "./page-load.ts";

// Measures what a press does on an emulated mid-range phone, once the page is
// quiet, on a slow mobile network.

/** The bytes are for each second. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
/** The time for which a finger is on the screen. */
const TAP_MS = 80;
/** A shopper looks at the page for at least so long before the first tap. */
const QUIET_MS = 1_000;
const VISITS = 5;

/** Medians over several first visits, each in a browser profile of its own. */
export type PressFigures = {
  /** From the press of "Add to Cart" to the next paint. */
  addToCartMs: number;
  /** From the first tap to the paint of the dialog, and from the second. */
  openCartMs: number;
  openCartAgainMs: number;
  openDesignerMs: number;
  openDesignerAgainMs: number;
  /** From the tap on a card to its picture at its place on the clip's page. */
  clipPictureMs: number;
};

/** Visits the home page of a shop with the demo's products. */
export async function benchPresses(url: string): Promise<PressFigures> {
  const browser = await launchBrowser();
  const visits: PressFigures[] = [];
  for (let n = 0; n < VISITS; n += 1)
    visits.push({
      ...(await visit(browser, url, useCart)),
      ...(await visit(browser, url, useDesigner)),
      ...(await visit(browser, url, openClip)),
    });
  await browser.close();
  const middle = (name: keyof PressFigures) =>
    median(visits.map((each) => each[name]));
  return {
    addToCartMs: middle("addToCartMs"),
    openCartMs: middle("openCartMs"),
    openCartAgainMs: middle("openCartAgainMs"),
    openDesignerMs: middle("openDesignerMs"),
    openDesignerAgainMs: middle("openDesignerAgainMs"),
    clipPictureMs: middle("clipPictureMs"),
  };
}

type Phone = { page: Page; cdp: CDPSession };

/** Opens the home page, waits until it is quiet, and slows everything down. */
async function visit<T>(
  browser: Browser,
  url: string,
  use: (phone: Phone) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState("networkidle");
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_LINE);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const figures = await use({ page, cdp });
  await context.close();
  return figures;
}

async function useCart({ page, cdp }: Phone) {
  const cart = page.getByRole("button", { name: /^Cart/ });
  const [openCartMs, openCartAgainMs] = await openTwice({ page, cdp }, cart);
  const add = page.getByRole("button", { name: "Add to Cart" }).first();
  await add.scrollIntoViewIfNeeded();
  const addToCartMs = await pressMs(page, () => tap(cdp, add));
  await page.getByText("Added to cart").waitFor();
  return { addToCartMs, openCartMs, openCartAgainMs };
}

async function useDesigner(phone: Phone) {
  const { page } = phone;
  const design = page.getByRole("button", { name: "Design Your Clip" });
  const [openDesignerMs, openDesignerAgainMs] = await openTwice(phone, design);
  return { openDesignerMs, openDesignerAgainMs };
}

async function openTwice(
  { page, cdp }: Phone,
  control: Locator,
): Promise<[first: number, second: number]> {
  const dialog = '[role="dialog"]';
  await control.scrollIntoViewIfNeeded();
  const open = async () => {
    const ms = await shownMs(page, dialog, () => tap(cdp, control));
    await page.keyboard.press("Escape");
    await page.locator(dialog).waitFor({ state: "detached" });
    return ms;
  };
  return [await open(), await open()];
}

async function openClip({ page, cdp }: Phone) {
  const name = { name: "Honey Tortoise", exact: true };
  const link = page.getByRole("link", name);
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const picture = "body > div[inert] img";
  const clipPictureMs = await shownMs(page, picture, () => tap(cdp, link));
  await page.getByRole("heading", { ...name, level: 1 }).waitFor();
  return { clipPictureMs };
}

/** Touches the middle of an element as a finger does. */
async function tap(cdp: CDPSession, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error("What is to be tapped is not shown.");
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const touch = "Input.dispatchTouchEvent";
  await cdp.send(touch, { type: "touchStart", touchPoints });
  await Bun.sleep(TAP_MS);
  await cdp.send(touch, { type: "touchEnd", touchPoints: [] });
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
