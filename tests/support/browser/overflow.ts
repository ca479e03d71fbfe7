import type { Locator, Page } from "playwright";
import { settle } from "./screenshots.ts";

/** Widths of windows around each breakpoint, in CSS pixels. */
export const WIDTHS = [
  320, 390, 600, 859, 860, 1024, 1280, 1440, 1680, 1740, 1920,
];

/** Returns by how many pixels an element scrolls sideways. */
export function overflowIn(element: Locator): Promise<number> {
  return element.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
}

/** Returns by how many pixels the page scrolls sideways. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Another font has other widths.
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Gives the window this width, and waits until the page has followed it. */
export async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise(requestAnimationFrame);
  });
}

/**
 * Looks at the page's layout while nothing of it is drawn: what is hidden has
 * its place all the same, and takes half the time.
 */
export async function undrawn<Found>(
  page: Page,
  look: () => Promise<Found>,
): Promise<Found> {
  const setVisibility = (value: string) =>
    page.evaluate((own) => {
      document.documentElement.style.visibility = own;
    }, value);
  await setVisibility("hidden");
  try {
    return await look();
  } finally {
    await setVisibility("");
  }
}

/** Returns the widths at which the page scrolls sideways. */
export async function overflowingWidths(page: Page): Promise<number[]> {
  await settle(page);
  return undrawn(page, async () => {
    const found: number[] = [];
    for (const width of WIDTHS) {
      await resizeTo(page, width);
      if ((await overflowOf(page)) > 0) found.push(width);
    }
    return found;
  });
}
