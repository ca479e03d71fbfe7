import { beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually, untilHydrated } from "#tests/support/browser/page.ts";
import { productPath, contentPath, PAGES } from "#shared/api/paths.ts";
import { adminPagePath, API } from "#tests/support/api.ts";
import {
  DEFAULT_PALETTE,
  PALETTE_IDS,
  type PaletteId,
} from "#shared/site/palettes.ts";
import { NO_LEGAL } from "#shared/site/legal.ts";
import { demoSite } from "#server/demo/site.ts";
import { en } from "#shared/messages/demo/en.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV, asMaker, changeProduct } from "#tests/support/admin.ts";
import { contrast } from "#tests/support/browser/contrast.ts";
import {
  design,
  openCart,
  openCheckout,
  openDesigner,
} from "#tests/support/browser/shopper-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { servedOffer, untilServed } from "#tests/support/served-offer.ts";
import {
  ARE_WANTED,
  calm,
  screenshot,
} from "#tests/support/browser/screenshots.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const PAGE = {
  title: "Clip care",
  markdown:
    "Keep it **dry**, and [write to us](mailto:a@example.com).\n\n## When it breaks\n\n> It rarely does.\n\n| Part | Days |\n| - | - |\n| Hinge | 3 |\n\n`code`",
};

const SOLD_OUT = "Plum Starlight";

let maker: Awaited<ReturnType<typeof asMaker>>;
beforeAll(async () => {
  maker = await asMaker(shop.url);
  await maker("PUT", adminPagePath("care"), PAGE);
});

test("every color of the shop and what is typed into any field can be read in every palette", async () => {
  await changeProduct(shop.url, SOLD_OUT, { inStock: false });
  await eventually
    .poll(async () => (await servedOffer(shop.url)).products)
    .not.toContain(SOLD_OUT);
  const page = await shop.openPage({ path: PAGES.privacy });
  const palettes = await servedColors(page);
  const saved = await maker("PUT", API.adminSite, {
    ...demoSite(en),
    deliveryOptions: [{ name: "By mail", price: "4.90" }],
    legal: { ...NO_LEGAL, withdrawalDays: 14 },
  });
  await untilServed(shop.url, saved);
  const textsAreRead = async () =>
    expect(await faintTexts(page, palettes)).toEqual([]);
  const fieldsAreRead = async (fields: number) =>
    expect(await faintFields(page, palettes, fields)).toEqual([]);
  const goTo = async (path: string) => {
    await page.goto(path);
    await untilHydrated(page);
  };
  await goTo(contentPath("care"));
  await textsAreRead();
  for (const [path, fields] of [
    [PAGES.orders, 1],
    [PAGES.withdraw, 3],
    [productPath("plum-starlight"), 1],
  ] as const) {
    await goTo(path);
    await fieldsAreRead(fields);
  }
  await goTo(PAGES.home);
  if (ARE_WANTED)
    for (const [palette, colors] of palettes) {
      await show(page, colors);
      await screenshot(page, `palette-${palette}`);
    }
  await textsAreRead();
  await fieldsAreRead(2);
  await openDesigner(page);
  await design(page, { letters: "MILA", charms: ["Daisy"] });
  await textsAreRead();
  await fieldsAreRead(2);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  await dialog.waitFor({ state: "hidden" });
  await openCart(page);
  await textsAreRead();
  await openCheckout(page);
  await page.getByRole("button", { name: "Place Order" }).click();
  await eventually(page.getByLabel("Full name")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await textsAreRead();
  await fieldsAreRead(7);
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

/**
 * Fills every field of the page, and returns what cannot be read in it in any
 * palette, or in the colors of the system: what is typed, and the hint before.
 */
async function faintFields(
  page: Page,
  palettes: Palettes,
  least: number,
): Promise<string[]> {
  // Some come with a part that is loaded later.
  await eventually
    .poll(() => page.evaluate(fillFields))
    .toBeGreaterThanOrEqual(least);
  const found: string[] = [];
  const look = async (colors: string) => {
    const fields = await page.evaluate(readFields);
    for (const { name, ground, inks } of fields)
      for (const ink of inks)
        if (contrast(ink, ground) < 4.5)
          found.push(`${colors}: ${name}, ${ink} on ${ground}`);
  };
  for (const [palette, colors] of palettes) {
    await show(page, colors);
    await look(palette);
  }
  await page.emulateMedia({ forcedColors: "active" });
  await look("forced colors");
  await page.emulateMedia({ forcedColors: null });
  return found;
}

/** Runs in the page. Types into every field, and returns how many there are. */
function fillFields(): number {
  const fields = document.querySelectorAll<
    HTMLInputElement | HTMLTextAreaElement
  >("input, textarea");
  const typed = [...fields].filter(
    (field) =>
      !/^(?:checkbox|radio|hidden|file|range|color)$/.test(field.type) &&
      field.checkVisibility(),
  );
  for (const field of typed) {
    const { prototype } =
      field instanceof HTMLInputElement
        ? HTMLInputElement
        : HTMLTextAreaElement;
    // React notices only what its own setter does not see.
    Reflect.set(prototype, "value", "MILA", field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.setAttribute("data-typed", "");
  }
  return typed.length;
}

/** Runs in the page. Returns the colors of each field and of what is behind. */
function readFields(): { name: string; ground: string; inks: string[] }[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  const toHex = (color: string) => {
    if (canvas) canvas.fillStyle = color;
    return String(canvas?.fillStyle);
  };
  const groundOf = (element: Element): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/, 0\)$/.test(backgroundColor)) return toHex(backgroundColor);
    }
    return "#ffffff";
  };
  return [...document.querySelectorAll("[data-typed], select")]
    .filter((field) => field.checkVisibility())
    .map((field) => ({
      name: `${field.tagName} ${field.id} ${field.getAttribute("name")}`,
      ground: groundOf(field),
      inks: [undefined, "::placeholder"].map((part) =>
        toHex(getComputedStyle(field, part).color),
      ),
    }));
}
