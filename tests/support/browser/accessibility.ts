import { expect } from "bun:test";
import axe from "axe-core";
import type { AxeResults, RunOptions } from "axe-core";
import type { Locator, Page } from "playwright";
import { DESKTOP, PHONE } from "./page.ts";
import { ARE_WANTED, screenshot, settle, SIZES } from "./screenshots.ts";

const RULE_SETS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

type AuditOptions = {
  /** The only rules of axe that count. */
  only?: string[];
};

/**
 * Returns the violations that axe finds on the page in its current state, one
 * line each. A window wider than a laptop's is checked at a laptop's width.
 */
export async function audit(
  page: Page,
  options: AuditOptions = {},
): Promise<string[]> {
  const before = page.viewportSize() ?? DESKTOP;
  if (before.width > DESKTOP.width) await page.setViewportSize(DESKTOP);
  try {
    return await runAxe(page, options);
  } finally {
    await page.setViewportSize(before);
  }
}

type PictureOptions = {
  /** Captures the whole page instead of the window. */
  fullPage?: boolean;
  /** Audits a laptop's window, too: it shows other parts than a phone's. */
  alsoWide?: boolean;
  /** Whether tests/e2e/languages audits it on a phone, as each screen. */
  isWalked?: boolean;
};

/**
 * Shows the page's state at each size that the design targets, for a
 * screenshot, and checks it with axe. The window is a phone's afterwards.
 */
export async function picture(
  page: Page,
  name: string,
  { fullPage = false, alsoWide = false, isWalked = false }: PictureOptions = {},
): Promise<void> {
  for (const [at, size] of SIZES) {
    const isAudited = size === PHONE ? !isWalked : alsoWide;
    if (size !== PHONE && !isAudited && !ARE_WANTED) continue;
    await page.setViewportSize(size);
    await screenshot(page, name, { fullPage });
    if (isAudited)
      expect([name, at, await audit(page)]).toEqual([name, at, []]);
  }
}

/**
 * The debugger runs the script, so the content policy does not block it, and as
 * one of its own: `evaluate` reads it by `eval`, which takes twice the time.
 */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axe.source });
  await session.detach();
}

async function runAxe(page: Page, { only }: AuditOptions): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => "axe" in window))) await loadAxe(page);
  const hasForcedColors = await page.evaluate(
    () => matchMedia("(forced-colors: active)").matches,
  );
  const isInDialog = (await page.getByRole("dialog").count()) > 0;
  const off = [
    // Axe reads the colors of the style sheet. With forced colors the system
    // draws other ones, whose contrast is the user's choice.
    ...(hasForcedColors ? ["color-contrast"] : []),
    // The page behind a dialog is hidden from everyone, its main part too. Axe
    // detects this only while nothing, such as a toast, covers the dialog.
    ...(isInDialog ? ["landmark-one-main", "page-has-heading-one"] : []),
  ];
  // The page behind it, which takes longer, is audited without the dialog.
  const looked = isInDialog ? `"[role=dialog], [role=region]"` : "document";
  const options: RunOptions = {
    runOnly: only
      ? { type: "rule", values: only }
      : { type: "tag", values: RULE_SETS },
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
  };
  // What passed is most of the result, and costs as much to send as to find.
  const violations: AxeResults["violations"] = await page.evaluate(
    `axe.run(${looked}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id} at ${target.join(" ")}: ${failureSummary}`.replaceAll(/\s+/g, " "),
    ),
  );
}

/** The narrowest windows of each layout, and a wide one, in CSS pixels. */
export const WIDTHS = [320, 480, 600, 860, 1024, 1200, 1400, 1920];

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
  const size = page.viewportSize() ?? DESKTOP;
  await settle(page);
  return undrawn(page, async () => {
    const found: number[] = [];
    for (const width of WIDTHS) {
      await resizeTo(page, width);
      if ((await overflowOf(page)) > 0) found.push(width);
    }
    await page.setViewportSize(size);
    return found;
  });
}
