import { expect, test } from "bun:test";
import type { CDPSession, Page } from "playwright";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  PHONE,
  pressEscape,
  untilClosed,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import {
  button,
  clip,
  designer,
  message,
  showPart,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

/**
 * The number of times that the browser has styled and laid out a page since it
 * was opened.
 */
type Work = { styles: number; layouts: number };

async function workOf(devtools: CDPSession): Promise<Work> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const countOf = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    styles: countOf("RecalcStyleCount"),
    layouts: countOf("LayoutCount"),
  };
}

/** Waits until nothing loads or moves any more. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** Expects that `act` makes the browser work no more often than `limit`. */
async function expectWork(
  page: Page,
  devtools: CDPSession,
  { act, limit }: { act: () => Promise<void>; limit: Work },
): Promise<void> {
  const before = await workOf(devtools);
  await act();
  await untilStill(page);
  const after = await workOf(devtools);
  const styles = after.styles - before.styles;
  const layouts = after.layouts - before.layouts;
  expect(styles).toBeGreaterThan(0);
  expect(styles).toBeLessThanOrEqual(limit.styles);
  expect(layouts).toBeLessThanOrEqual(limit.layouts);
}

// A change that styles or lays out the page once more for each key or frame
// shows here as a count, which is the same on a slow machine. The limits are
// about a third above what was counted.
test("styles and lays out the page only a few times for each step", async () => {
  const page = await shop.newPage({ size: PHONE });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const measure = (limit: Work, act: () => Promise<void>) =>
    expectWork(page, devtools, { act, limit });

  await measure({ styles: 34, layouts: 18 }, async () => {
    await page.goto("/");
    await untilHydrated(page);
  });
  await measure({ styles: 28, layouts: 11 }, async () => {
    await button(page, /^Cart/).click();
    await page.getByText("Nothing held yet").waitFor();
  });
  await pressEscape(page);
  await untilClosed(page);
  await measure({ styles: 30, layouts: 16 }, async () => {
    await button(page, "Design Your Clip").first().click();
    await designer(page).waitFor();
  });
  await showPart(page, "Letters");
  await message(page).focus();
  await untilStill(page);
  // The hollow of the next bead comes and goes with each letter.
  await measure({ styles: 25, layouts: 16 }, async () => {
    for (const [index, letter] of [..."BLOOM"].entries()) {
      await message(page).press(letter);
      const typed = "BLOOM".slice(0, index + 1);
      await clip(page)
        .and(page.getByLabel(new RegExp(`${typed}$`)))
        .waitFor();
    }
  });
});
