import { test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { setUpShop } from "#tests/support/fixtures.ts";
import { untilHydrated } from "#tests/support/page.ts";
import {
  addDesign,
  button,
  openCart,
  openDesigner,
} from "#tests/support/shopper-steps.ts";

const shop = setUpShop();

const charm = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: new RegExp(`^${name},`) });
const message = (page: Page) => page.getByLabel("Custom message");
const dialog = (page: Page, name = "Design Your Clip") =>
  page.getByRole("dialog", { name });

test("a reload brings the designer back with its draft", async () => {
  const page = await shop.openPage();
  await openDesigner(page);
  await charm(page, "Daisy").check();
  await message(page).fill("mila");
  await page.reload();
  await dialog(page).waitFor();
  await eventually(charm(page, "Daisy")).toBeChecked();
  await eventually(message(page)).toHaveValue("mila");
});

test("a reload brings an edited clip of the cart back as it was being edited", async () => {
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

test("what is added is let go of: a reload opens nothing", async () => {
  const page = await shop.openPage();
  await addDesign(page, ["Daisy"], "mila");
  await page.reload();
  await untilHydrated(page);
  await openDesigner(page);
  await eventually(message(page)).toHaveValue("");
  await eventually(charm(page, "Daisy")).not.toBeChecked();
});

test("a closed designer stays closed after a reload and keeps its draft", async () => {
  const page = await shop.openPage();
  await openDesigner(page);
  await message(page).fill("mila");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
  await page.reload();
  await untilHydrated(page);
  await openDesigner(page);
  await eventually(message(page)).toHaveValue("mila");
});

test("a draft of another form than this release knows is let go of", async () => {
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
