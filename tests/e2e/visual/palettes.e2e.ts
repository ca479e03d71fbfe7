import { beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { contentPath } from "#shared/api/paths.ts";
import { adminPagePath, API } from "#tests/support/api.ts";
import {
  PALETTE_IDS,
  type PaletteId,
  PALETTES,
} from "#shared/site/palettes.ts";
import { demoSite } from "#server/demo/site.ts";
import { en } from "#shared/messages/demo/en.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { design } from "#tests/support/browser/designer-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";
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
  const styles = await servedStyles();
  const page = await shop.openPage();
  await screenshotEach(page, styles);
  expect(await auditEach(page, styles)).toEqual([]);
  await openDesigner(page);
  await design(page, { letters: "MILA", charms: ["Daisy"] });
  expect(await auditEach(page, styles)).toEqual([]);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  await dialog.waitFor({ state: "hidden" });
  await openCart(page);
  expect(await auditEach(page, styles)).toEqual([]);
  await openCheckout(page);
  await page.getByRole("button", { name: "Place Order" }).click();
  await eventually(page.getByLabel("Full name")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  expect(await auditEach(page, styles)).toEqual([]);
  await page.goto(contentPath("care"));
  await page.getByRole("heading", { name: PAGE.title, level: 1 }).waitFor();
  expect(await auditEach(page, styles)).toEqual([]);
}, 120_000);

type Styles = ReadonlyMap<PaletteId, string>;

/** The root element's style of each palette, as the shop serves it. */
async function servedStyles(): Promise<Styles> {
  const styles = new Map<PaletteId, string>();
  for (const palette of PALETTE_IDS) {
    await maker("PUT", API.adminSite, { ...demoSite(en), palette });
    const html = await (await fetch(shop.url)).text();
    styles.set(
      palette,
      /^<!doctype html><html[^>]* style="([^"]*)"/.exec(html)?.[1] ?? "",
    );
  }
  return styles;
}

/** Shows the page in each palette in turn, without loading it again. */
async function inEach(
  page: Page,
  styles: Styles,
  work: (palette: PaletteId) => Promise<void>,
): Promise<void> {
  for (const [palette, style] of styles) {
    await page.evaluate(
      (text) => document.documentElement.setAttribute("style", text),
      style,
    );
    await eventually(page.locator("body")).toHaveCSS(
      "color",
      rgb(PALETTES[palette].ink),
    );
    await work(palette);
  }
}

const screenshotEach = (page: Page, styles: Styles) =>
  inEach(page, styles, (palette) => screenshot(page, `palette-${palette}`));

/** Axe's findings on contrast in each palette; a palette changes only colors. */
async function auditEach(page: Page, styles: Styles): Promise<string[]> {
  const found: string[] = [];
  await inEach(page, styles, async (palette) => {
    const lines = await audit(page, ["color-contrast", "link-in-text-block"]);
    found.push(...lines.map((line) => `${palette}: ${line}`));
  });
  return found;
}

/** Returns a color like "#2B1026" in browser form, "rgb(43, 16, 38)". */
function rgb(hex: string): string {
  const [red, green, blue] = Buffer.from(hex.slice(1), "hex");
  return `rgb(${red}, ${green}, ${blue})`;
}
