import { beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { contentPath } from "#shared/api/paths.ts";
import { adminPagePath, API } from "#tests/support/api.ts";
import {
  DEFAULT_PALETTE,
  PALETTE_IDS,
  type PaletteId,
} from "#shared/site/palettes.ts";
import { demoSite } from "#server/demo/site.ts";
import { en } from "#shared/messages/demo/en.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { contrast } from "#tests/support/browser/contrast.ts";
import { design } from "#tests/support/browser/designer-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import { untilServed } from "#tests/support/served-offer.ts";
import {
  ARE_WANTED,
  calm,
  screenshot,
} from "#tests/support/browser/screenshots.ts";
import {
  openCart,
  openCheckout,
  openDesigner,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const PAGE = {
  title: "Clip care",
  markdown:
    "Keep it **dry**, and [write to us](mailto:a@example.com).\n\n## When it breaks\n\n> It rarely does.\n\n| Part | Days |\n| - | - |\n| Hinge | 3 |\n\n`code`",
};

let maker: Awaited<ReturnType<typeof asMaker>>;
beforeAll(async () => {
  maker = await asMaker(shop.url);
  await maker("PUT", adminPagePath("care"), PAGE);
});

test("every color of the shop can be read in every palette", async () => {
  const page = await shop.openPage();
  const palettes = await servedColors(page);
  if (ARE_WANTED)
    for (const [palette, colors] of palettes) {
      await show(page, colors);
      await screenshot(page, `palette-${palette}`);
    }
  expect(await faintTexts(page, palettes)).toEqual([]);
  await openDesigner(page);
  await design(page, { letters: "MILA", charms: ["Daisy"] });
  expect(await faintTexts(page, palettes)).toEqual([]);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  await dialog.waitFor({ state: "hidden" });
  await openCart(page);
  expect(await faintTexts(page, palettes)).toEqual([]);
  await openCheckout(page);
  await page.getByRole("button", { name: "Place Order" }).click();
  await eventually(page.getByLabel("Full name")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  expect(await faintTexts(page, palettes)).toEqual([]);
  await page.goto(contentPath("care"));
  await page.getByRole("heading", { name: PAGE.title, level: 1 }).waitFor();
  expect(await faintTexts(page, palettes)).toEqual([]);
}, 120_000);

/** The colors of a palette, by the custom property that holds each. */
type Colors = ReadonlyMap<string, string>;
type Palettes = ReadonlyMap<PaletteId, Colors>;

/**
 * The colors of each palette, as the shop serves them to the page: the shop's
 * own in the style sheet, another one's in the page's style.
 */
async function servedColors(page: Page): Promise<Map<PaletteId, Colors>> {
  const served = new Map<PaletteId, Colors>();
  for (const palette of PALETTE_IDS) {
    const content = { ...demoSite(en), palette };
    const saved = await maker("PUT", API.adminSite, content);
    const html = await untilServed(shop.url, saved);
    const [, style = ""] =
      /^<!doctype html><html[^>]* style="([^"]*)"/.exec(html) ?? [];
    const colors = style.matchAll(/(--[\w-]+):([^;]+)/g);
    served.set(
      palette,
      new Map([...colors].map(([, name = "", value = ""]) => [name, value])),
    );
  }
  const names = [...served.values()].flatMap((colors) => [...colors.keys()]);
  const own = await page.evaluate((all) => {
    const style = getComputedStyle(document.documentElement);
    return all.map((name) => [name, style.getPropertyValue(name)] as const);
  }, names);
  served.set(DEFAULT_PALETTE, new Map(own));
  return served;
}

/** Shows the page in other colors, without loading it again. */
async function show(page: Page, colors: Colors): Promise<void> {
  await page.evaluate(
    (style) => document.documentElement.setAttribute("style", style),
    [...colors].map(([name, hex]) => `${name}:${hex}`).join(";"),
  );
  // The browser resolves the colors before axe asks for any.
  await calm(page);
}

type Pair = { text: string; ground: string; least: number; target: string };

/** Runs in the page. Returns the colors of every text that axe can judge. */
async function readPairs(): Promise<Pair[]> {
  const { axe }: { axe: typeof import("axe-core") } = Object(window);
  const runOnly = { type: "rule" as const, values: ["color-contrast"] };
  const { passes, violations } = await axe.run({ runOnly });
  return [...passes, ...violations].flatMap(({ nodes }) =>
    nodes.flatMap(({ any, target }) =>
      // A field that nobody sees has no colors.
      any.flatMap(({ data }) =>
        data.fgColor
          ? [
              {
                text: String(data.fgColor),
                ground: String(data.bgColor),
                least: Number.parseFloat(data.expectedContrastRatio),
                target: target.join(" "),
              },
            ]
          : [],
      ),
    ),
  );
}

/** Runs in the page. Returns which of these elements are too faint. */
async function judge(include: string[]): Promise<string[]> {
  const { axe }: { axe: typeof import("axe-core") } = Object(window);
  const runOnly = { type: "rule" as const, values: ["color-contrast"] };
  const { violations } = await axe.run({ include }, { runOnly });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  );
}

/**
 * Returns the texts that are too faint in any palette. A palette changes only
 * colors, so the page is read once, in colors of which each is there once, and
 * what it shows of each palette is reckoned. What shines through something, as
 * behind the header, is looked at in each palette. A link in a text is told
 * from it by more than its color: it is where all colors are the same.
 */
async function faintTexts(page: Page, palettes: Palettes): Promise<string[]> {
  const own = palettes.get(DEFAULT_PALETTE) ?? new Map<string, string>();
  const names = [...own.keys()].filter((name) =>
    /^#[\da-f]{6}$/i.test(own.get(name) ?? ""),
  );
  expect(names.length).toBeGreaterThan(20);
  const same = names.map((name) => [name, "#808080"] as const);
  await show(page, new Map([...own, ...same]));
  const found = await audit(page, { only: ["link-in-text-block"] });
  const single = new Map(names.map((name, index) => [grey(index), name]));
  const each = [...single].map(([hex, name]) => [name, hex] as const);
  await show(page, new Map([...own, ...each]));
  const pairs = await page.evaluate(readPairs);
  expect(pairs.length).toBeGreaterThan(5);
  const isBlend = ({ text, ground }: Pair) =>
    !single.has(text) || !single.has(ground);
  const blends = pairs.filter(isBlend).map(({ target }) => target);
  for (const [palette, colors] of palettes) {
    const colorOf = (hex: string) => colors.get(single.get(hex) ?? "") ?? "";
    for (const pair of pairs.filter((other) => !isBlend(other))) {
      const [ink, paper] = [colorOf(pair.text), colorOf(pair.ground)];
      if (contrast(ink, paper) < pair.least)
        found.push(`${palette}: ${pair.target}, ${ink} on ${paper}`);
    }
    if (blends.length === 0) continue;
    await show(page, colors);
    const lines = await page.evaluate(judge, blends);
    found.push(...lines.map((line) => `${palette}: ${line}`));
  }
  return found;
}

/** A color that no other index has. */
const grey = (index: number) =>
  `#${(40 + 4 * index).toString(16).padStart(2, "0").repeat(3)}`;
