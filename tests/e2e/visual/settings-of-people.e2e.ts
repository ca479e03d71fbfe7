import { describe, expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { PAGES } from "#shared/api/paths.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  design,
  onClip,
  showPart,
} from "#tests/support/browser/designer-steps.ts";
import {
  DESKTOP,
  PHONE,
  SMALL_PHONE,
  untilHydrated,
  WIDE,
} from "#tests/support/browser/page.ts";
import { changeProduct } from "#tests/support/maker-api.ts";
import { servedOffer } from "#tests/support/served-offer.ts";
import { readPng } from "#tests/support/png.ts";
import { settle } from "#tests/support/browser/screenshots.ts";
import { stillBox } from "#tests/support/browser/still-box.ts";
import { button, openDesigner } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const enlargeText = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("not on the screen");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The boxes of all of them at one moment. */
const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, right, bottom } = element.getBoundingClientRect();
      return { x, y, right, bottom };
    }),
  );

describe("text of twice the size", () => {
  test("leaves the designer's tools and tabs apart, at any size", async () => {
    const page = await shop.openPage({ size: SMALL_PHONE });
    await enlargeText(page, 200);
    await openDesigner(page);
    for (const size of [
      SMALL_PHONE,
      PHONE,
      { width: 640, height: 400 },
      DESKTOP,
      WIDE,
    ]) {
      await page.setViewportSize(size);
      await showPart(page, "Letters");
      await stillBox(button(page, "Surprise me"));
      const [surprise, share] = await boxesOf(
        button(page, "Surprise me").or(button(page, "Save & share")),
      );
      if (!surprise || !share) throw new Error("There are two tools.");
      const areApart =
        surprise.right <= share.x ||
        surprise.bottom <= share.y ||
        share.bottom <= surprise.y;
      expect([surprise, share, areApart]).toEqual([surprise, share, true]);
      const spilling = await page.getByRole("tab").evaluateAll(
        (tabs) =>
          tabs.filter((tab) => {
            const { left, right } = tab.getBoundingClientRect();
            return [...tab.children].some((part) => {
              const box = part.getBoundingClientRect();
              return box.left < left || box.right > right;
            });
          }).length,
      );
      expect([size.width, spilling]).toEqual([size.width, 0]);
    }
  }, 120_000);

  test("keeps the skip link out of sight until it has the focus", async () => {
    const page = await shop.openPage();
    const skip = page.getByRole("link", { name: "Skip to content" });
    const bottom = async () => (await boxOf(skip)).bottom;
    const top = async () => (await boxOf(skip)).y;
    const percents = [100, 175, 200, 300];
    for (const percent of percents) {
      await enlargeText(page, percent);
      await eventually.poll(bottom).toBeLessThanOrEqual(0);
    }
    await page.keyboard.press("Tab");
    await eventually(skip).toBeFocused();
    for (const percent of percents) {
      await enlargeText(page, percent);
      await eventually.poll(top).toBeGreaterThanOrEqual(0);
    }
  });
});

test("no rule for a hovering pointer counts on touch screens", async () => {
  const page = await shop.newPage({ signedIn: true });
  const found: string[] = [];
  for (const path of [PAGES.admin, PAGES.home]) {
    await page.goto(path);
    await untilHydrated(page);
    if (path === PAGES.home) await openDesigner(page);
    found.push(
      ...(await page.evaluate(() => {
        const rules = (list: CSSRuleList, isHovering: boolean): string[] =>
          Array.from(list).flatMap((rule) => {
            if (rule instanceof CSSMediaRule)
              return rules(
                rule.cssRules,
                isHovering || rule.conditionText.includes("hover: hover"),
              );
            const text = rule.cssText;
            return text.includes(":hover") && !isHovering ? [text] : [];
          });
        return Array.from(document.styleSheets).flatMap((sheet) =>
          rules(sheet.cssRules, false),
        );
      })),
    );
  }
  expect(found).toEqual([]);
});

test("the buttons of a row of clips are in line, sold out or not", async () => {
  await changeProduct(shop.url, "Plum Starlight", { inStock: false });
  await eventually
    .poll(async () => (await servedOffer(shop.url)).products)
    .not.toContain("Plum Starlight");
  const page = await shop.openPage({ size: DESKTOP });
  const plum = page.getByRole("article", { name: "Plum Starlight" });
  await plum.getByRole("button", { name: "Sold out" }).waitFor();
  await settle(page);
  const bottoms = await page.locator("article").evaluateAll((cards) => {
    const rows = new Map<number, Set<number>>();
    for (const card of cards) {
      const top = Math.round(card.getBoundingClientRect().top);
      const last = [...card.querySelectorAll("button")].at(-1);
      const bottom = Math.round(last?.getBoundingClientRect().bottom ?? 0);
      rows.set(top, (rows.get(top) ?? new Set()).add(bottom));
    }
    return [...rows.values()].map((row) => row.size);
  });
  await changeProduct(shop.url, "Plum Starlight", { inStock: true });
  expect(bottoms.length).toBeGreaterThan(1);
  expect(bottoms.every((size) => size === 1)).toBe(true);
});

test("the button that exchanges charms shows its arrows in forced colors, dark and light", async () => {
  const page = await shop.openPage({ size: DESKTOP });
  await openDesigner(page);
  await design(page, { charms: ["Daisy", "Pearl"] });
  await onClip(page, "Daisy").click();
  const arrows = page
    .getByRole("button", { name: /change places/ })
    .first()
    .locator("svg");
  /** How far the lightest and the darkest part are apart, of 255. */
  const contrast = async () => {
    const { width, height, rgba } = readPng(await arrows.screenshot());
    // Away from the border, lines and ground differ clearly.
    const lights: number[] = [];
    for (let y = height * 0.25; y < height * 0.75; y += 1)
      for (let x = width * 0.25; x < width * 0.75; x += 1)
        lights.push(rgba[(Math.floor(y) * width + Math.floor(x)) * 4] ?? 0);
    return Math.max(...lights) - Math.min(...lights);
  };
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await eventually.poll(contrast).toBeGreaterThan(120);
  }
});
