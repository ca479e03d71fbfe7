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

/** Returns by how many pixels the page scrolls sideways at this width. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  await settle(page);
  return overflowOf(page);
}

/** Returns the widths at which the page scrolls sideways. */
export async function overflowingWidths(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of WIDTHS)
    if ((await overflowAt(page, width)) > 0) found.push(width);
  return found;
}
