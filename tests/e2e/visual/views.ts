import type { Page } from "playwright";
import { undrawn } from "#tests/support/browser/accessibility.ts";
import { PHONE } from "#tests/support/browser/page.ts";
import { calm, settle } from "#tests/support/browser/screenshots.ts";

type View = {
  name: string;
  size: { width: number; height: number };
  /** A reader's own styles. */
  css?: string;
};

export const TWICE: View = {
  name: "text of twice the size",
  size: PHONE,
  css: "html { font-size: 200% !important }",
};

/** Large screens, zoomed pages, and readers' own styles. */
const VIEWS: View[] = [
  { name: "1920 px", size: { width: 1920, height: 1080 } },
  { name: "200 % zoom of a laptop", size: { width: 640, height: 400 } },
  { name: "400 % zoom of a laptop", size: { width: 320, height: 200 } },
  {
    // The spacing of WCAG 1.4.12.
    name: "wider text spacing",
    size: PHONE,
    css: "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  },
  TWICE,
];

export async function show(
  page: Page,
  { size, css = "" }: View,
): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await calm(page);
}

/** Returns what overflows the page sideways or is cut off in a control. */
export function lossesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const losses: string[] = [];
    const root = document.scrollingElement;
    if (root && root.scrollWidth > root.clientWidth)
      losses.push("the page scrolls sideways");
    for (const control of document.querySelectorAll<HTMLElement>(
      "button, h1, h2, h3, label",
    )) {
      // Nobody sees the field for programs.
      if (control.closest("[aria-hidden=true]")) continue;
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
    // A field of one line is not as high as it is wide.
    for (const field of document.querySelectorAll("input")) {
      const lines =
        field.offsetHeight /
        Number.parseFloat(getComputedStyle(field).fontSize);
      if (!/^(checkbox|radio)$/.test(field.type) && lines > 5)
        losses.push(`stretched: ${field.placeholder}`);
    }
    return losses;
  });
}

/** Returns what is lost in any of the views, beside its name. */
export async function lossesInViews(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? PHONE;
  await settle(page);
  const found = await undrawn(page, async () => {
    const losses: string[] = [];
    for (const view of VIEWS) {
      await show(page, view);
      for (const loss of await lossesOf(page))
        losses.push(`${view.name}: ${loss}`);
    }
    return losses;
  });
  await show(page, { name: "as before", size });
  return found;
}
