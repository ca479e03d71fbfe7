import { test } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import {
  eventually,
  pressEscape,
  untilClosed,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import {
  button,
  charmsOn,
  fillCart,
  onCharm,
  openCart,
  openDesigner,
} from "#tests/support/browser/shopper-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";

const shop = setUpShop();

const charm = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: new RegExp(`^${name},`) });
const message = (page: Page) => page.getByLabel("Custom message");
const dialog = (page: Page, name = "Design Your Clip") =>
  page.getByRole("dialog", { name });

async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

test("a draft outlives a reload, Escape and closing, the home page offers it again, and the next clip begins without it", async () => {
  const page = await shop.openPage();
  const isKept = async () => {
    await eventually(charm(page, "Daisy")).toBeChecked();
    await eventually(message(page)).toHaveValue("mila");
  };
  await openDesigner(page);
  await charm(page, "Daisy").check();
  await message(page).fill("mila");
  await page.reload();
  await dialog(page).waitFor();
  await isKept();

  await pressEscape(page);
  await untilClosed(page);
  const promo = page.getByRole("region", { name: "Spell it out in resin" });
  await promo.getByText("The clip you began is waiting for you.").waitFor();
  await promo.getByRole("button", { name: "Design Your Clip" }).click();
  await isKept();

  await button(page, "Close designer").click();
  await untilClosed(page);
  // It stays closed after a reload, and keeps the draft.
  await reload(page);
  await openDesigner(page);
  await isKept();

  // In the cart, it leaves the next clip neither its swap nor its steps.
  await onCharm(page, "Swap", "Daisy");
  await dialog(page).getByRole("button", { name: "Add to Cart" }).click();
  await untilClosed(page);
  await openDesigner(page);
  await eventually(message(page)).toHaveValue("");
  await eventually(charm(page, "Daisy")).not.toBeChecked();
  await eventually(button(page, "Undo")).toBeDisabled();
  await charm(page, "Pearl").check();
  await eventually.poll(() => charmsOn(page)).toEqual(["Pearl"]);
  await dialog(page).getByRole("button", { name: "Add to Cart" }).click();
  await untilClosed(page);
  // A reload opens no dialog, and brings nothing back.
  await reload(page);
  await openDesigner(page);
  await eventually(message(page)).toHaveValue("");
  await eventually(charm(page, "Pearl")).not.toBeChecked();

  // A draft in an unknown format is discarded.
  await page.evaluate(() => {
    history.replaceState({ overlays: [{ kind: "designer", lineId: "x" }] }, "");
    sessionStorage.setItem("designer-drafts", '{"new":{"chosen":"all"}}');
  });
  await reload(page);
  await openDesigner(page);
  await eventually(message(page)).toHaveValue("");
});

test("an edit of a cart line outlives a reload, and a discarded one leaves nothing behind", async () => {
  const page = await shop.newPage();
  await fillCart(page, { charms: ["Daisy"], letters: "mila" });
  await page.goto(PAGES.privacy);
  await untilHydrated(page);
  await openCart(page);
  const edit = button(page, /^Edit Custom/);
  await edit.click();
  await message(page).fill("lou");
  await charm(page, "Pearl").check();
  await onCharm(page, "Swap", "Pearl");
  await button(page, "Close designer").click();
  await edit.click();
  await dialog(page, "Edit Your Clip").waitFor();
  await eventually(message(page)).toHaveValue("mila");
  await eventually(button(page, "Undo")).toBeDisabled();
  await charm(page, "Sweetheart").check();
  await eventually.poll(() => charmsOn(page)).toEqual(["Daisy", "Sweetheart"]);
  await message(page).fill("nora");
  await page.keyboard.press("Escape");
  await edit.click();
  await eventually(message(page)).toHaveValue("mila");

  await message(page).fill("lou");
  await page.reload();
  await dialog(page, "Edit Your Clip").waitFor();
  await eventually(message(page)).toHaveValue("lou");
  await button(page, "Update Clip").click();
  await dialog(page, "Your Cart")
    .getByText('Custom Claw Clip - "lou"')
    .waitFor();
});
