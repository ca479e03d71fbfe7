import { expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { eventually, stillBox } from "#tests/support/browser/page.ts";
import {
  audit,
  overflowIn,
  overflowOf,
} from "#tests/support/browser/accessibility.ts";
import {
  button,
  charm,
  clip,
  design,
  designer,
  dismissToast,
  message,
  onCharm,
  onClip,
  resin,
  showPart,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { ResinList } from "#shared/clip/parts.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { adminResinPath, API } from "#tests/support/api.ts";
import { servedOffer } from "#tests/support/served-offer.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/** The smallest windows of each layout, and a large one. */
const SIZES = [
  [320, 568],
  [360, 640],
  [600, 960],
  [768, 1024],
  [844, 390],
  [860, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** A resin whose name is as long as any. */
const LONG = "W".repeat(60);

const three = ["Daisy", "Sweetheart", "Lilac Butterfly"];

async function open(width: number, height: number): Promise<Page> {
  const page = await shop.openPage({
    size: { width, height },
    path: PAGES.design,
  });
  await designer(page).waitFor();
  return page;
}

/**
 * Returns of each control whether it is in the window, up to a pixel, and
 * nothing covers its center and two of its corners.
 */
function reachable(controls: Locator): Promise<boolean[]> {
  return controls.evaluateAll((all) =>
    all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 14, top + 8],
        [right - 14, bottom - 8],
      ] as const;
      return (
        Math.min(left, top) >= -1 &&
        right <= innerWidth + 1 &&
        bottom <= innerHeight + 1 &&
        points.every(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && element.contains(hit);
        })
      );
    }),
  );
}

test("all controls are reachable while the picture stays in view, at every size", async () => {
  const resins = ResinList.parse(
    await (await fetch(shop.url + API.resins)).json(),
  );
  const longest = resins.find(({ name }) => name === "Tide Agate");
  const ask = await asMaker(shop.url);
  await ask("PUT", adminResinPath(longest?.id ?? 0), {
    ...longest,
    name: LONG,
  });
  await eventually
    .poll(async () => JSON.stringify(await servedOffer(shop.url)))
    .toContain(LONG);
  const page = await open(...SIZES[0]);
  await design(page, { letters: "milana", resin: LONG, charms: three });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const [part, control] of [
      ["Letters", message(page)],
      ["Resin", resin(page, "Rose Quartz")],
      ["Charms", charm(page, "Daisy")],
    ] as const) {
      await showPart(page, part);
      await control.scrollIntoViewIfNeeded();
      await eventually(clip(page)).toBeInViewport({ ratio: 1 });
    }
    const tools = designer(page).getByRole("button", {
      name: /^(Save & share|Surprise me|Undo|Add to Cart)/,
    });
    await eventually
      .poll(async () => [width, ...(await reachable(tools))])
      .toEqual([width, true, true, true, true]);
    await onClip(page, "Daisy").click();
    const actions = button(page, /^(Swap|Remove) Daisy$/);
    await eventually
      .poll(async () => [width, ...(await reachable(actions))])
      .toEqual([width, true, true]);
    await page.keyboard.press("Escape");
    await onClip(page, "Lilac Butterfly").click();
    const offers = await stillBox(button(page, "Swap Lilac Butterfly"));
    const middle = await stillBox(onClip(page, "Lilac Butterfly"));
    // Above the charm, so that the letters below it can be read; on low screens
    // in place of the tools.
    expect([width, offers.y < middle.y]).toEqual([width, height > 640]);
    await page.keyboard.press("Escape");
    await eventually
      .poll(async () => [
        width,
        await overflowOf(page),
        await overflowIn(designer(page)),
      ])
      .toEqual([width, 0, 0]);
  }

  // A laptop shows message, resins and all charms at once.
  await page.setViewportSize({ width: 1280, height: 720 });
  await eventually(message(page)).toBeInViewport({ ratio: 1 });
  for (const name of ["Rose Quartz", "Sherbet Cloud"])
    await eventually(resin(page, name)).toBeInViewport({ ratio: 1 });
  for (const name of ["Lucky Star", "Evil Eye"])
    await eventually(charm(page, name)).toBeInViewport({ ratio: 1 });
  // The sentence beside the title moves no tile.
  const guide = designer(page).getByText(/^That is all three/);
  const tile = () => stillBox(charm(page, "Lucky Star"));
  const { y, height } = await stillBox(guide);
  const full = await tile();
  expect(y + height).toBeLessThanOrEqual(full.y);
  await charm(page, "Daisy").uncheck();
  await eventually(guide).toHaveCount(0);
  expect((await tile()).y).toBe(full.y);
  // The clip has 1.28 parts of 2.28.
  const whole = await stillBox(designer(page));
  const choices = full.x - 32 - whole.x;
  expect(choices / whole.width).toBeCloseTo(1.28 / 2.28, 2);
}, 120_000);

test("a tablet held upright has the picture above all options, without tabs, and no text at the edge of its tile", async () => {
  const page = await open(768, 1024);
  for (const [width, height] of [
    [600, 960],
    [768, 1024],
    [820, 1180],
    [1024, 1366],
  ] as const) {
    await page.setViewportSize({ width, height });
    await eventually(designer(page).getByRole("tab")).toHaveCount(0);
    const picture = await stillBox(clip(page));
    for (const control of [
      message(page),
      resin(page, "Rose Quartz"),
      charm(page, "Daisy"),
    ]) {
      await control.scrollIntoViewIfNeeded();
      const { y } = await stillBox(control);
      expect([width, y > picture.y + picture.height]).toEqual([width, true]);
    }
    expect([width, picture.width > width / 2]).toEqual([width, true]);
    // What a word leaves free at either side of its tile.
    const least = await designer(page)
      .locator("label:has(input[type=checkbox], input[type=radio])")
      .evaluateAll((tiles) =>
        Math.min(
          ...tiles.flatMap((tile) => {
            const { left, right } = tile.getBoundingClientRect();
            const range = document.createRange();
            return [...tile.querySelectorAll("span")].flatMap((span) => {
              range.selectNodeContents(span);
              const words = range.getBoundingClientRect();
              if (words.width < 2 || !span.textContent) return [];
              return [words.left - left, right - words.right];
            });
          }),
        ),
      );
    expect([width, least >= 3]).toEqual([width, true]);
    expect(await overflowIn(designer(page))).toBe(0);
  }
});

test("on a phone the parts are tabs for one thumb and for the keyboard, axe finds no error in any, at any width, and a choice moves unless less motion is preferred", async () => {
  const page = await open(390, 844);
  for (const part of ["Letters", "Resin", "Charms"]) {
    const { y, height } = await stillBox(
      designer(page).getByRole("tab", { name: new RegExp(`^${part}`) }),
    );
    // A thumb does not reach the upper quarter of the screen.
    expect(y).toBeGreaterThan(844 / 4);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  await showPart(page, "Charms");
  for (const name of ["Lucky Star", "Evil Eye"])
    await eventually(charm(page, name)).toBeInViewport({ ratio: 0.9 });
  await showPart(page, "Letters");
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

  const choices = { letters: "mi🦋", resin: "Honey Tortoise", charms: three };
  await design(page, choices);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const part of ["Letters", "Resin"] as const) {
    await showPart(page, part);
    expect(await audit(page)).toEqual([]);
  }
  await showPart(page, "Charms");
  for (const [width, height] of [
    [320, 568],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await onClip(page, "Daisy").click();
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press("Escape");
  }
  // Here all parts are shown at once.
  await page.setViewportSize({ width: 1280, height: 720 });
  await onClip(page, "Daisy").click();
  expect(await audit(page)).toEqual([]);
  // Now other charms can be chosen as well.
  await button(page, "Swap Daisy").click();
  expect(await audit(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await design(page, { letters: "" });
  for (const name of three) await charm(page, name).uncheck();
  await eventually(
    designer(page).getByRole("checkbox", { checked: true }),
  ).toHaveCount(0);
  await movesAndTicks(page);
}, 120_000);

/** Records what moves for longer than a millisecond, by styles or by scripts. */
const watchMotion = (page: Page) =>
  page.evaluateHandle(() => {
    const moving: string[] = [];
    const note = (animations: Animation[]) => {
      for (const { effect } of animations)
        if (
          effect instanceof KeyframeEffect &&
          Number(effect.getComputedTiming().duration) > 1
        )
          moving.push(effect.target?.outerHTML.slice(0, 80) ?? "");
    };
    for (const type of ["animationstart", "transitionrun"])
      document.addEventListener(type, () => note(document.getAnimations()));
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const made = animate.apply(this, given);
      note([made]);
      return made;
    };
    return moving;
  });

/** Chooses charms for a clip that has none, with and without motion. */
async function movesAndTicks(page: Page): Promise<void> {
  const moving = await watchMotion(page);
  await design(page, { letters: "MILA", resin: LONG, charms: three });
  await designer(page).getByText("Lucky Star").click({ force: true });
  await toasts(page).getByText("Limit reached").waitFor();
  await dismissToast(page);
  await onCharm(page, "Swap", "Daisy");
  await charm(page, "Cherry Pair").check();
  await onCharm(page, "Exchange", "Sweetheart");
  for (const name of ["Cherry Pair", "Sweetheart", "Lilac Butterfly"])
    await onCharm(page, "Remove", name);
  await design(page, { letters: "" });
  expect(await moving.jsonValue()).toEqual([]);
  // Noted as it begins: on a busy machine it may be over when it is asked for.
  const moved = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener("animationstart", (event) => {
      const { target, animationName } = event;
      if (target instanceof Element && target.closest("svg, ul"))
        names.push(animationName);
    });
    return names;
  });
  for (const [reducedMotion, name] of [
    ["reduce", "Pearl"],
    ["no-preference", "Daisy"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await charm(page, name).check();
    await eventually(clip(page)).toHaveAttribute(
      "aria-label",
      new RegExp(name),
    );
    // An animation begins with the frame after the change.
    await stillBox(clip(page));
    expect((await moved.jsonValue()).length > 0).toBe(
      reducedMotion === "no-preference",
    );
  }
  expect((await moving.jsonValue()).length).toBeGreaterThan(0);
  // What is taken off fades in its place, and the other one glides.
  const fading = await charm(page, "Pearl").evaluate(async (box) => {
    if (box instanceof HTMLInputElement) box.click();
    await new Promise(requestAnimationFrame);
    return document
      .getAnimations()
      .filter(
        (each) =>
          !(each instanceof CSSTransition) &&
          each.effect instanceof KeyframeEffect &&
          each.effect.target?.matches("[role=img] > g"),
      ).length;
  });
  expect(fading).toBe(1);
  await page.emulateMedia({ forcedColors: "active" });
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
}
