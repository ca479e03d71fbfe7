import type { Locator, Page } from "playwright";
import { eventually } from "./eventually.ts";

// What moves for a moment, and is read or pressed only once it stands.

export type Box = { x: number; y: number; width: number; height: number };

/**
 * Returns the place of an element in the window once nothing moves it any more.
 * It waits for no request: a notification would leave meanwhile.
 */
export async function stillBox(element: Locator): Promise<Box> {
  return element.evaluate(async (target) => {
    await document.fonts.ready;
    let calmFrames = 0;
    let last = "";
    for (;;) {
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = target.getBoundingClientRect();
      const isMoving = document
        .getAnimations()
        .some(
          ({ effect, playState }) =>
            playState === "running" &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
      const place = [x, y, width, height].join();
      calmFrames = isMoving || place !== last ? 0 : calmFrames + 1;
      last = place;
      if (calmFrames >= 3) return { x, y, width, height };
    }
  });
}

/**
 * Waits until every dialog is closed and the browser has gone back from its
 * entry of the history, which takes it a moment longer.
 */
export async function untilClosed(page: Page): Promise<void> {
  await eventually(page.getByRole("dialog")).toHaveCount(0);
  await page.waitForFunction(() => {
    const state: unknown = history.state;
    if (typeof state !== "object" || state === null) return true;
    if ("dialog" in state) return false;
    if (!("overlays" in state) || !Array.isArray(state.overlays)) return true;
    return state.overlays.length === 0;
  });
}

/** Presses Escape in a dialog, which keys reach once it has the focus. */
export async function pressEscape(page: Page): Promise<void> {
  await page.locator("[role=dialog]:focus-within").waitFor();
  await page.keyboard.press("Escape");
}
