import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { PHONE, SMALL_PHONE } from "#tests/support/browser/page.ts";
import { settle } from "#tests/support/browser/screenshots.ts";
import {
  addClip,
  openCart,
  openCheckout,
  openDesigner,
} from "#tests/support/browser/shopper-steps.ts";
import { design } from "#tests/support/browser/designer-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";

const shop = setUpShop();

type Size = { width: number; height: number };

/** Returns what overflows the page sideways or is cut off in a control. */
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

/** The window sizes of small phones, large screens and zoomed pages. */
const WINDOWS: [string, Size, number][] = [
  ["320 px", SMALL_PHONE, 1],
  ["1920 px", { width: 1920, height: 1080 }, 1],
  ["200 % zoom of a laptop", { width: 640, height: 400 }, 2],
  ["400 % zoom of a laptop", { width: 320, height: 200 }, 4],
];

/** Opens every dialog of the shop and calls `check` on each. */
async function eachDialog(page: Page, check: (what: string) => Promise<void>) {
  await check("home");
  await addClip(page, "Sage & Gold Leaf", "Olive");
  await openDesigner(page);
  await design(page, { charms: ["Daisy"] });
  await check("designer");
  await page.getByRole("button", { name: "Close designer" }).click();
  await openCart(page);
  await check("cart");
  await openCheckout(page);
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.getByText("Enter your full name.").waitFor();
  await check("checkout");
}

test.each(WINDOWS)("no content is cut off at %s", async (_name, size, zoom) => {
  const page = await shop.openPage({
    size,
    context: { deviceScaleFactor: zoom },
  });
  await eachDialog(page, async (what) => {
    expect([what, await lossesOf(page)]).toEqual([what, []]);
  });
});

test("no content is cut off with wider text spacing", async () => {
  const page = await shop.openPage({ size: PHONE });
  // The spacing of WCAG 1.4.12, as a user style sheet sets it.
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

test("no content is cut off on a phone with text of twice the size", async () => {
  const page = await shop.openPage({ size: PHONE });
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
      const page = await shop.openPage({ size: { width, height: 800 } });
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
        // Buffered entries arrive in the next task, before the next frame.
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
