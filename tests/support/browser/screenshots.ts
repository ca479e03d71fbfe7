import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { isLoading, PHONE, WIDE } from "./page.ts";
import { until } from "#tests/support/until.ts";

/** The folder of the screenshots, which git ignores. */
const FOLDER = join(import.meta.dir, "../../screenshots");

/** Only a person looks at them, so nothing is captured until one asks. */
export const ARE_WANTED = process.env.SCREENSHOTS === "1";

const LONGEST_MS = 20_000;

/** The window sizes that the design targets, a phone's last. */
export const SIZES = [
  ["1440 px", WIDE],
  ["390 px", PHONE],
] as const;

type ShotOptions = {
  /** Captures the whole page instead of the window. */
  fullPage?: boolean;
  /** Captures at once, while something still loads or moves. */
  unsettled?: boolean;
};

/**
 * Renders the page as a screenshot shows it, and with SCREENSHOTS=1 saves one,
 * for people who change its design.
 */
export async function screenshot(
  page: Page,
  name: string,
  { fullPage = false, unsettled = false }: ShotOptions = {},
): Promise<void> {
  if (fullPage && !unsettled) await renderSections(page);
  if (!ARE_WANTED) return;
  if (!unsettled) {
    await decodeImages(page);
    await settle(page);
  }
  mkdirSync(FOLDER, { recursive: true });
  const { width = 0 } = page.viewportSize() ?? {};
  await page.screenshot({
    path: join(FOLDER, `${name}-${width}.png`),
    fullPage,
    ...(!unsettled && { animations: "disabled" }),
  });
}

/**
 * Fails if work in a page takes too long. Playwright's `evaluate` has no limit,
 * and a test that times out ends the browser of all tests after it.
 */
async function inTime(work: Promise<void>, what: string): Promise<void> {
  const late = Bun.sleep(LONGEST_MS).then(() => {
    throw new Error(`The page did not finish ${what} in ${LONGEST_MS} ms.`);
  });
  await Promise.race([work, late]);
}

/** Renders the sections that are rendered only near the view. */
async function renderSections(page: Page): Promise<void> {
  const rendered = page.evaluate(async () => {
    for (const section of document.querySelectorAll("section")) {
      section.scrollIntoView({ behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await inTime(rendered, "drawing its sections");
}

/** Loads lazy images, and waits until every image can be drawn. */
async function decodeImages(page: Page): Promise<void> {
  const decoded = page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all(
      [...document.images].map((image) => image.decode().catch(() => {})),
    );
  });
  await inTime(decoded, "loading its images");
}

/**
 * Waits until requests, fonts, pictures in view and running transitions are
 * done. Playwright's "networkidle" would wait for what the page loads ahead, too,
 * which takes three seconds.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState();
  do {
    await until(() => !isLoading(page));
    await calm(page);
  } while (isLoading(page));
}

/** Waits until fonts are there and nothing moves, whatever still loads. */
export async function calm(page: Page): Promise<void> {
  const settled = page.evaluate(async () => {
    await document.fonts.ready;
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    // A new element starts its animation a frame or two later, and the end of
    // one animation may start another. So the wait ends only after two frames
    // and 50 ms without a running animation: frames can be very short.
    let calmFrames = 0;
    let movedAt = performance.now();
    while (calmFrames < 2 || performance.now() - movedAt < 50) {
      const moving = running();
      calmFrames = moving.length > 0 ? 0 : calmFrames + 1;
      if (moving.length > 0) movedAt = performance.now();
      await Promise.all(moving.map((each) => each.finished.catch(() => {})));
      await new Promise(requestAnimationFrame);
    }
  });
  await inTime(settled, "its transitions");
}
