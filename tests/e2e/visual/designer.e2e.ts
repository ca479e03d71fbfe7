import { describe, expect, test } from "bun:test";
import { eventually } from "#tests/support/browser/eventually.ts";
import { API } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { design } from "#tests/support/browser/designer-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import { screenshot, SIZES } from "#tests/support/browser/screenshots.ts";
import {
  openCart,
  openDesigner,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

describe.each(SIZES)("at %s", (_name, size) => {
  test("the designer at the start, with choices, with three charms, empty, and editing", async () => {
    const page = await shop.openPage({ size });
    await openDesigner(page);
    await screenshot(page, "designer-start");
    expect(await audit(page)).toEqual([]);
    await page.getByRole("button", { name: "Add to Cart" }).last().click();
    await page.getByText("Please select at least one charm").first().waitFor();
    await screenshot(page, "designer-invalid");
    const dialog = page.getByRole("dialog");
    await design(page, { letters: "MILA", resin: "Tide Agate" });
    await screenshot(page, "designer-resin");
    await design(page, { charms: ["Sweetheart", "Daisy"] });
    await screenshot(page, "designer");
    expect(await audit(page)).toEqual([]);
    await design(page, { charms: ["Pearl"] });
    await screenshot(page, "designer-limit");
    expect(await audit(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByText("Added to cart!").waitFor();
    await openCart(page);
    await page.getByRole("button", { name: /^Edit/ }).click();
    await page.getByRole("dialog", { name: "Edit Your Clip" }).waitFor();
    await screenshot(page, "designer-edit");
    expect(await audit(page)).toEqual([]);
  });

  test("the promo while custom clips are switched off", async () => {
    const page = await shop.newPage({ size });
    const switchedOn = await switchClipsOff();
    try {
      await page.goto("/");
      const promo = page.getByRole("region", { name: "Spell it out" });
      await promo.getByText("taking a short break").waitFor();
      const open = promo.getByRole("button", { name: "Design Your Clip" });
      await eventually(open).toBeDisabled();
      await promo.scrollIntoViewIfNeeded();
      await screenshot(page, "promo-off");
      expect(await audit(page)).toEqual([]);
    } finally {
      await switchedOn();
    }
  });
});

/** Switches custom clips off. Returns a function that reverts this. */
async function switchClipsOff(): Promise<() => Promise<void>> {
  const ask = await asMaker(shop.url);
  const set = async (isEnabled: boolean) => {
    await ask("PUT", API.adminClipConfig, { isEnabled });
    // The server renders the page again in the background.
    const page = async () => (await fetch(shop.url)).text();
    const isOff = async () => (await page()).includes("a short break");
    await eventually.poll(isOff).toBe(!isEnabled);
  };
  await set(false);
  return () => set(true);
}
