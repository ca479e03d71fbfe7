import { expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { audit } from "#tests/support/browser/accessibility.ts";
import {
  charm,
  clip,
  design,
  designer,
  message,
  resin,
  showPart,
} from "#tests/support/browser/designer-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { overflowIn, overflowOf } from "#tests/support/browser/overflow.ts";
import { button, openDesigner } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [600, 960],
  [768, 1024],
  [844, 390],
  [860, 720],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

const three = ["Daisy", "Sweetheart", "Lilac Butterfly"];

async function open(width: number, height: number): Promise<Page> {
  const page = await shop.openPage({ size: { width, height } });
  await openDesigner(page);
  return page;
}

/** Returns whether nothing covers a control's center and two of its corners. */
function isUncovered(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 14, top + 8],
      [right - 14, bottom - 8],
    ] as const;
    return points.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit);
    });
  });
}

for (const [width, height] of SIZES) {
  const at = `at ${width} by ${height}`;

  test(`all controls are reachable while the picture stays in view, ${at}`, async () => {
    const page = await open(width, height);
    await design(page, { letters: "milana", charms: three });
    for (const [part, control] of [
      ["Letters", message(page)],
      ["Resin", resin(page, "Rose Quartz")],
      ["Charms", button(page, "Remove Daisy")],
    ] as const) {
      await showPart(page, part);
      await eventually(control).toBeInViewport({ ratio: 0.9 });
      await eventually(clip(page)).toBeInViewport({ ratio: 1 });
    }
    for (const name of ["Save & share", "Surprise me", "Undo", "Add to Cart"]) {
      const control = designer(page).getByRole("button", { name });
      await eventually(control).toBeInViewport({ ratio: 1 });
      expect([name, await isUncovered(control)]).toEqual([name, true]);
    }
    expect(await overflowOf(page)).toBe(0);
    expect(await overflowIn(designer(page))).toBe(0);
  });
}

test("message, resins and all charms are in view at once on a laptop", async () => {
  const page = await open(1280, 720);
  await design(page, { charms: three });
  await eventually(message(page)).toBeInViewport({ ratio: 1 });
  for (const name of ["Rose Quartz", "Sherbet Cloud"])
    await eventually(resin(page, name)).toBeInViewport({ ratio: 1 });
  for (const name of ["Lucky Star", "Evil Eye"])
    await eventually(charm(page, name)).toBeInViewport({ ratio: 1 });
});

test("one thumb can reach the parts of the designer on a phone", async () => {
  const page = await open(390, 844);
  for (const part of ["Letters", "Resin", "Charms"]) {
    const tab = await designer(page)
      .getByRole("tab", { name: new RegExp(`^${part}`) })
      .boundingBox();
    // A thumb does not reach the upper quarter of the screen.
    expect(tab?.y).toBeGreaterThan(844 / 4);
    expect(tab?.height).toBeGreaterThanOrEqual(44);
  }
  await showPart(page, "Charms");
  for (const name of ["Lucky Star", "Evil Eye"])
    await eventually(charm(page, name)).toBeInViewport({ ratio: 0.9 });
});

test("the parts are tabs that the keyboard can operate", async () => {
  const page = await open(390, 844);
  const tab = (name: RegExp) => designer(page).getByRole("tab", { name });
  await tab(/^Letters/).focus();
  await page.keyboard.press("ArrowRight");
  await eventually(tab(/^Resin/)).toBeFocused();
  await eventually(resin(page, "Rose Quartz")).toBeVisible();
  await page.keyboard.press("End");
  await eventually(tab(/^Charms/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await eventually(tab(/^Letters/)).toBeFocused();
  await eventually(designer(page).getByRole("tabpanel")).toHaveCount(1);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const)
  test(`axe finds no error in any part of the designer, at ${width} px`, async () => {
    const page = await open(width, height);
    await design(page, { letters: "mi🦋", resin: "Honey Tortoise" });
    for (const part of ["Letters", "Resin", "Charms"] as const) {
      await showPart(page, part);
      expect(await audit(page)).toEqual([]);
    }
    await design(page, { charms: three });
    await button(page, "Swap Daisy").click();
    expect(await audit(page)).toEqual([]);
  });

test("forced colors show a tick on the chosen charms only", async () => {
  const page = await shop.openPage({ context: { forcedColors: "active" } });
  await openDesigner(page);
  await charm(page, "Daisy").check();
  const ticked = () =>
    designer(page)
      .getByRole("checkbox")
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => {
            const tick = box.parentElement?.querySelector("svg");
            return tick && getComputedStyle(tick).visibility === "visible";
          })
          .map((box) => box.getAttribute("aria-label")?.split(",")[0]),
      );
  // The tick appears with the render after the press.
  await eventually.poll(ticked).toEqual(["Daisy"]);
});

test("a choice is not animated for visitors who prefer less motion", async () => {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    const page = await shop.openPage({ context: { reducedMotion } });
    await openDesigner(page);
    await charm(page, "Daisy").check();
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter((each) => {
          const { effect } = each;
          const target =
            effect instanceof KeyframeEffect ? effect.target : null;
          const duration = Number(effect?.getComputedTiming().duration);
          return target?.closest("svg, ul") && duration > 1;
        }).length,
    );
    expect(moving > 0).toBe(reducedMotion === "no-preference");
  }
});
