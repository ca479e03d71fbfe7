import { test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { charmsOn, onCharm } from "#tests/support/browser/designer-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { untilHydrated } from "#tests/support/browser/page.ts";
import { untilClosed } from "#tests/support/browser/still-box.ts";
import {
  addDesign,
  button,
  openCart,
  openDesigner,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

const charm = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: new RegExp(`^${name},`) });
const message = (page: Page) => page.getByLabel("Custom message");
const dialog = (page: Page, name = "Design Your Clip") =>
  page.getByRole("dialog", { name });

test("a reload restores the designer with its draft", async () => {
  const page = await shop.openPage();
  await openDesigner(page);
  await charm(page, "Daisy").check();
  await message(page).fill("mila");
  await page.reload();
  await dialog(page).waitFor();
  await eventually(charm(page, "Daisy")).toBeChecked();
  await eventually(message(page)).toHaveValue("mila");
});

test("the home page offers a clip that was begun again", async () => {
  const page = await shop.openPage();
  await openDesigner(page);
  await message(page).fill("mila");
  await button(page, "Close designer").click();
  await dialog(page).waitFor({ state: "hidden" });
  const promo = page.getByRole("region", { name: "Spell it out in resin" });
  await promo.getByText("The clip you began is waiting for you.").waitFor();
  await promo.getByRole("button", { name: "Design Your Clip" }).click();
  await eventually(message(page)).toHaveValue("mila");
});

test("a reload restores the edit of a clip in the cart", async () => {
  const page = await shop.openPage();
  await addDesign(page, ["Daisy"], "mila");
  await openCart(page);
  await button(page, /^Edit Custom/).click();
  await message(page).fill("lou");
  await page.reload();
  await dialog(page, "Edit Your Clip").waitFor();
  await eventually(message(page)).toHaveValue("lou");
  await button(page, "Update Clip").click();
  await dialog(page, "Your Cart")
    .getByText('Custom Claw Clip - "lou"')
    .waitFor();
});

test("adding a clip clears the draft, and a reload opens no dialog", async () => {
  const page = await shop.openPage();
  await addDesign(page, ["Daisy"], "mila");
  await untilClosed(page);
  await page.reload();
  await untilHydrated(page);
  await openDesigner(page);
  await eventually(message(page)).toHaveValue("");
  await eventually(charm(page, "Daisy")).not.toBeChecked();
});

test("a new clip begins without the swap and the steps of the one before", async () => {
  const page = await shop.openPage();
  await openDesigner(page);
  await charm(page, "Daisy").check();
  await onCharm(page, "Swap", "Daisy");
  await dialog(page).getByRole("button", { name: "Add to Cart" }).click();
  await dialog(page).waitFor({ state: "hidden" });
  await openDesigner(page);
  await eventually(charm(page, "Daisy")).not.toBeChecked();
  await eventually(button(page, "Undo")).toBeDisabled();
  await charm(page, "Pearl").check();
  await eventually.poll(() => charmsOn(page)).toEqual(["Pearl"]);
});

test("an edit of a cart line begins without the swap of a discarded edit", async () => {
  const page = await shop.openPage();
  await addDesign(page, ["Daisy"], "mila");
  await openCart(page);
  const edit = button(page, /^Edit Custom/);
  await edit.click();
  await charm(page, "Pearl").check();
  await onCharm(page, "Swap", "Pearl");
  await button(page, "Close designer").click();
  await edit.click();
  await dialog(page, "Edit Your Clip").waitFor();
  await eventually(button(page, "Undo")).toBeDisabled();
  await charm(page, "Sweetheart").check();
  await eventually.poll(() => charmsOn(page)).toEqual(["Daisy", "Sweetheart"]);
});

test("Escape keeps the draft, and a closed designer stays closed after a reload and keeps it", async () => {
  const page = await shop.openPage();
  await openDesigner(page);
  await message(page).fill("mila");
  await charm(page, "Daisy").check();
  await page.keyboard.press("Escape");
  await untilClosed(page);
  await openDesigner(page);
  await eventually(message(page)).toHaveValue("mila");
  await eventually(charm(page, "Daisy")).toBeChecked();
  await page.keyboard.press("Escape");
  await untilClosed(page);
  await page.reload();
  await untilHydrated(page);
  await openDesigner(page);
  await eventually(message(page)).toHaveValue("mila");
});

test("a draft in an unknown format is discarded", async () => {
  const page = await shop.openPage();
  await page.evaluate(() => {
    history.replaceState({ overlays: [{ kind: "designer", lineId: "x" }] }, "");
    sessionStorage.setItem("designer-drafts", '{"new":{"chosen":"all"}}');
  });
  await page.reload();
  await untilHydrated(page);
  await openDesigner(page);
  await eventually(message(page)).toHaveValue("");
});
