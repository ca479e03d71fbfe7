import { beforeAll, expect, test } from "bun:test";
import { expect as eventually } from "playwright/test";
import { adminPagePath, API, contentPath } from "#shared/api/paths.ts";
import { PALETTE_IDS, PALETTES } from "#shared/site/palettes.ts";
import { DEMO_SITE } from "#server/demo/site.ts";
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

test.each([...PALETTE_IDS])(
  "the shop is accessible in the palette %s",
  async (palette) => {
    await maker("PUT", API.adminSite, { ...DEMO_SITE, palette });
    const page = await shop.openPage();
    const ink = await page.evaluate(
      () => getComputedStyle(document.body).color,
    );
    expect(ink).toBe(rgb(PALETTES[palette].ink));
    await screenshot(page, `palette-${palette}`);
    expect(await audit(page)).toEqual([]);
    await openDesigner(page);
    await design(page, { letters: "MILA", charms: ["Daisy"] });
    expect(await audit(page)).toEqual([]);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Add to Cart" }).click();
    await dialog.waitFor({ state: "hidden" });
    await openCart(page);
    expect(await audit(page)).toEqual([]);
    await openCheckout(page);
    await page.getByRole("button", { name: "Place Order" }).click();
    await eventually(page.getByLabel("Full name")).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    expect(await audit(page)).toEqual([]);
    await page.goto(contentPath("care"));
    await page.getByRole("heading", { name: PAGE.title, level: 1 }).waitFor();
    expect(await audit(page)).toEqual([]);
  },
  120_000,
);

/** Returns a color like "#2B1026" in browser form, "rgb(43, 16, 38)". */
function rgb(hex: string): string {
  const [red, green, blue] = Buffer.from(hex.slice(1), "hex");
  return `rgb(${red}, ${green}, ${blue})`;
}
