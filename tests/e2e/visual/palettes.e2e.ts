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

/**
 * The colors of each palette, as the shop serves them to the page: the shop's
 * own in the style sheet, another one's in the page's style.
 */
async function servedColors(page: Page): Promise<Map<PaletteId, Colors>> {
  const served = new Map<PaletteId, Colors>();
  for (const palette of PALETTE_IDS) {
    await maker("PUT", API.adminSite, { ...demoSite(en), palette });
    const html = await (await fetch(shop.url)).text();
    const [, style = ""] =
      /^<!doctype html><html[^>]* style="([^"]*)"/.exec(html) ?? [];
    const colors = style.matchAll(/(--[\w-]+): ?(#[\da-f]{6})/gi);
    served.set(
      palette,
      new Map([...colors].map(([, name = "", hex = ""]) => [name, hex])),
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

/**
 * Returns the texts that are too faint in any palette. A palette changes only
 * colors, so the page is read once, in colors of which each is there once, and
 * what it shows of each palette is reckoned. A link in a text is told from it by
 * more than its color: it is where all colors are the same.
 */
async function faintTexts(
  page: Page,
  palettes: ReadonlyMap<PaletteId, Colors>,
): Promise<string[]> {
  const names = [...(palettes.get(DEFAULT_PALETTE) ?? [])].map(
    ([name]) => name,
  );
  await show(page, new Map(names.map((name) => [name, "#808080"])));
  const found = await audit(page, ["link-in-text-block"]);
  const single = new Map(names.map((name, index) => [grey(index), name]));
  await show(page, new Map([...single].map(([hex, name]) => [name, hex])));
  const pairs = await page.evaluate(readPairs);
  expect(pairs.length).toBeGreaterThan(5);
  expect(names.length).toBeGreaterThan(20);
  for (const [palette, colors] of palettes)
    for (const { text, ground, least, target } of pairs) {
      const [ink, paper] = [text, ground].map((hex) =>
        colors.get(single.get(hex.toLowerCase()) ?? ""),
      );
      const ratio = contrast(ink ?? text, paper ?? ground);
      if (!ink && !paper) found.push(`${target}: ${text} on ${ground}`);
      else if (ratio < least)
        found.push(`${palette}: ${target} ${ink} on ${paper} ${ratio}`);
    }
  return found;
}

/** A color that no other index has. */
const grey = (index: number) =>
  `#${(40 + 4 * index).toString(16).padStart(2, "0").repeat(3)}`;
