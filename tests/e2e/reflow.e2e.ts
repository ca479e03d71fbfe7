import { afterEach, describe, expect, test } from "bun:test";
import type { BrowserContext, Page } from "playwright";
import { settle } from "./look.ts";
import {
  addClip,
  openCart,
  openCheckout,
  openDesigner,
} from "./shop-visits.ts";
import { setStage } from "./stage.ts";

let context: BrowserContext;

const stage = setStage();
afterEach(() => context.close());

type Window = { width: number; height: number; deviceScaleFactor?: number };

async function open({
  width,
  height,
  deviceScaleFactor = 1,
}: Window): Promise<Page> {
  context = await stage.browser.newContext({
    baseURL: stage.shop.url,
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const answered = page.waitForResponse("**/api/cart");
  await page.goto("/");
  await answered;
  return page;
}

/** What sticks out of the page sideways, or is cut off in a control. */
async function lossesOf(page: Page): Promise<string[]> {
  await settle(page);
  return page.evaluate(() => {
    const losses: string[] = [];
    const root = document.scrollingElement;
    if (root && root.scrollWidth > root.clientWidth)
      losses.push("the page scrolls sideways");
    for (const control of document.querySelectorAll<HTMLElement>(
      "button, h1, h2, h3, label",
    )) {
      const { overflowX } = getComputedStyle(control);
      const isCut =
        control.scrollWidth > control.clientWidth + 1 &&
        overflowX !== "visible";
      if (isCut && control.clientWidth > 1)
        losses.push(`cut off: ${control.textContent}`);
      const { width, right } = control.getBoundingClientRect();
      if (width > 1 && right > innerWidth + 1)
        losses.push(`outside: ${control.textContent}`);
    }
    return losses;
  });
}

/** The windows of small phones, of large screens, and of people who zoom. */
const WINDOWS: [string, Window][] = [
  ["320 px", { width: 320, height: 568 }],
  ["1920 px", { width: 1920, height: 1080 }],
  ["200 % zoom of a laptop", { width: 640, height: 400, deviceScaleFactor: 2 }],
  ["400 % zoom of a laptop", { width: 320, height: 200, deviceScaleFactor: 4 }],
];

/** Goes through every dialog; calls back on each. */
async function eachDialog(page: Page, look: (what: string) => Promise<void>) {
  await look("home");
  await addClip(page, "Sage & Gold Leaf", "Olive");
  await openDesigner(page);
  await page.getByRole("checkbox", { name: /^Daisy/ }).check();
  await look("designer");
  await page.getByRole("button", { name: "Close designer" }).click();
  await openCart(page);
  await look("cart");
  await openCheckout(page);
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.getByText("Enter your full name.").waitFor();
  await look("checkout");
}

test.each(WINDOWS)("nothing is lost at %s", async (_name, size) => {
  const page = await open(size);
  await eachDialog(page, async (what) => {
    expect([what, await lossesOf(page)]).toEqual([what, []]);
  });
});

test("nothing is lost with wider text spacing", async () => {
  const page = await open({ width: 390, height: 844 });
  // The spacing of WCAG 1.4.12, as a reader's own style sheet sets it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  await eachDialog(page, async (what) => {
    expect([what, await lossesOf(page)]).toEqual([what, []]);
  });
});

test("nothing is lost on a phone whose texts are twice as large", async () => {
  const page = await open({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await eachDialog(page, async (what) => {
    expect([what, await lossesOf(page)]).toEqual([what, []]);
  });
});

describe("the layout", () => {
  test.each([1280, 390])(
    "does not shift while the page loads, at %i px",
    async (width) => {
      const page = await open({ width, height: 800 });
      await page.evaluate(async () => {
        const pause = () =>
          new Promise((done) =>
            requestAnimationFrame(() => requestAnimationFrame(done)),
          );
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          scrollTo({ top: y, behavior: "instant" });
          await pause();
        }
      });
      await settle(page);
      const shift = await page.evaluate(async () => {
        const entries: PerformanceEntry[] = [];
        new PerformanceObserver((list) => {
          entries.push(...list.getEntries());
        }).observe({ type: "layout-shift", buffered: true });
        // What is buffered comes with the next turn, before the next frame.
        await new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(done)),
        );
        return entries.reduce(
          (sum, entry) =>
            "value" in entry && typeof entry.value === "number"
              ? sum + entry.value
              : sum,
          0,
        );
      });
      expect(shift).toBeLessThan(0.01);
    },
  );
});
