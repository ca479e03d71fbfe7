import { test } from "bun:test";
import type { Page } from "playwright";
import { eventually, PHONE } from "#tests/support/browser/page.ts";
import { API } from "#tests/support/api.ts";
import { picture } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import {
  design,
  onClip,
  openCart,
  openDesigner,
} from "#tests/support/browser/shopper-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { readPng } from "#tests/support/png.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/** Returns how far their lightest and their darkest part are apart, of 255. */
async function contrastOfArrows(page: Page): Promise<number> {
  const arrows = page.getByRole("button", { name: /change places/ }).first();
  const { width, height, rgba } = readPng(
    await arrows.locator("svg").screenshot(),
  );
  // Away from the border, lines and ground differ clearly.
  const lights: number[] = [];
  for (let y = height * 0.25; y < height * 0.75; y += 1)
    for (let x = width * 0.25; x < width * 0.75; x += 1)
      lights.push(rgba[(Math.floor(y) * width + Math.floor(x)) * 4] ?? 0);
  return Math.max(...lights) - Math.min(...lights);
}

// tests/e2e/shop/designer/layout.e2e.ts checks each part with choices made.
test("the designer is accessible at the start, with three charms and while a clip is edited", async () => {
  const page = await shop.openPage({ size: PHONE });
  await openDesigner(page);
  await picture(page, "designer-start", { alsoWide: true, isWalked: true });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("Please select at least one charm").first().waitFor();
  await screenshot(page, "designer-invalid");
  await design(page, { letters: "MILA", resin: "Tide Agate" });
  await screenshot(page, "designer-resin");
  await design(page, { charms: ["Sweetheart", "Daisy"] });
  await screenshot(page, "designer");
  await onClip(page, "Daisy").click();
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    // The arrows of the button that exchanges charms are seen.
    await eventually.poll(() => contrastOfArrows(page)).toBeGreaterThan(120);
  }
  // The bubble's pointer would be a box.
  const bubble = page.getByRole("group", { name: "Daisy" });
  await eventually(bubble.locator("> span:empty")).toBeHidden();
  await screenshot(page, "designer-forced-colors");
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  await page.keyboard.press("Escape");
  await design(page, { charms: ["Pearl"] });
  await picture(page, "designer-limit");
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("Added to cart!").waitFor();
  await openCart(page);
  await page.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("dialog", { name: "Edit Your Clip" }).waitFor();
  await picture(page, "designer-edit");
});

test("the promo is accessible while custom clips are switched off", async () => {
  const ask = await asMaker(shop.url);
  await ask("PUT", API.adminClipConfig, { isEnabled: false });
  // The server renders the page again in the background.
  const html = async () => (await fetch(shop.url)).text();
  await eventually.poll(html).toContain("a short break");
  const page = await shop.openPage({ size: PHONE });
  const promo = page.getByRole("region", { name: "Spell it out" });
  await promo.getByText("taking a short break").waitFor();
  const open = promo.getByRole("button", { name: "Design Your Clip" });
  await eventually(open).toBeDisabled();
  await promo.scrollIntoViewIfNeeded();
  await picture(page, "promo-off");
});
