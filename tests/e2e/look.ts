import { mkdirSync } from "node:fs";
import { join } from "node:path";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Browser, BrowserContext, Page } from "playwright";

/** Where the pictures go; git keeps none of them. */
export const SHOTS = join(import.meta.dir, "../screenshots");

/** The widths of the design's targets. */
export const WIDTHS = [1440, 390] as const;
type Width = (typeof WIDTHS)[number];
const HEIGHT = { 1440: 900, 390: 844 } as const;

/** A page of a visitor at one width, and everything that went wrong on it. */
export type Look = {
  page: Page;
  context: BrowserContext;
  width: Width;
  hasForcedColors: boolean;
  /** While a test holds an answer back, the network will not come to rest. */
  isHeld: boolean;
  /** Console errors and warnings, page errors, requests to other hosts. */
  faults: string[];
};

/** Opens a page of a new visitor and watches it. */
export async function openLook(
  browser: Browser,
  url: string,
  width: Width,
  options: { forcedColors?: "active"; reducedMotion?: "reduce" } = {},
): Promise<Look> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: HEIGHT[width] },
    hasTouch: width === 390,
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    const isFault = ["error", "warning"].includes(message.type());
    if (isFault) faults.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    const isLocal = protocol === "data:" || protocol === "blob:";
    if (!isLocal && origin !== url) faults.push(`left for ${request.url()}`);
  });
  const hasForcedColors = options.forcedColors === "active";
  return { page, context, width, faults, hasForcedColors, isHeld: false };
}

/** Takes a picture for the eyes of whoever changes the look. */
export async function shoot(look: Look, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await settle(look.page, look.isHeld);
  await look.page.screenshot({
    path: join(SHOTS, `${name}-${look.width}.png`),
    animations: "disabled",
  });
}

/** The whole page, with its lazy pictures and what is drawn when it is near. */
export async function shootWhole(look: Look, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await look.page.evaluate(async () => {
    for (const section of document.querySelectorAll("section")) {
      section.scrollIntoView({ behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
    for (const image of document.images) image.loading = "eager";
    await Promise.all(
      [...document.images].map((image) => image.decode().catch(() => {})),
    );
  });
  await settle(look.page, look.isHeld);
  await look.page.screenshot({
    path: join(SHOTS, `${name}-${look.width}.png`),
    fullPage: true,
    animations: "disabled",
  });
}

/** Waits until fonts, pictures in view and running transitions are done. */
export async function settle(page: Page, isHeld = false): Promise<void> {
  if (!isHeld) await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(finite.map((each) => each.finished.catch(() => {})));
  });
}

const RULE_SETS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** The width at which most laptops see the shop. */
const LAPTOP = { width: 1280, height: 800 };

/**
 * What axe finds on the page as it stands, a line each; empty is good. A wide
 * window is judged at a laptop's width.
 */
export async function audit(look: Look): Promise<string[]> {
  const { page, width } = look;
  const before = page.viewportSize() ?? LAPTOP;
  if (width > LAPTOP.width) await page.setViewportSize(LAPTOP);
  try {
    return await runAxe(look);
  } finally {
    await page.setViewportSize(before);
  }
}

async function runAxe(look: Look): Promise<string[]> {
  const { page, hasForcedColors } = look;
  await settle(page, look.isHeld);
  // Evaluated by the debugger, which the content policy does not bind.
  await page.evaluate(axe.source);
  const isInDialog = (await page.getByRole("dialog").count()) > 0;
  const off = [
    // Axe reads the colors that were written; the system draws its own, whose
    // contrast is its user's choice.
    ...(hasForcedColors ? ["color-contrast"] : []),
    // The page behind a dialog is hidden from everyone, its main part too. Axe
    // knows that only while nothing, such as a toast, stands over the dialog.
    ...(isInDialog ? ["landmark-one-main", "page-has-heading-one"] : []),
  ];
  const options: RunOptions = {
    runOnly: { type: "tag", values: RULE_SETS },
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
  };
  const results: AxeResults = await page.evaluate(
    `axe.run(${JSON.stringify(options)})`,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id} at ${target.join(" ")}: ${failureSummary}`.replaceAll(/\s+/g, " "),
    ),
  );
}
