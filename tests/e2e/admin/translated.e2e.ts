import { test } from "bun:test";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import {
  editingBar,
  startEditing,
  saveAll,
  WIDE_PHOTO,
  write,
} from "#tests/support/browser/editing-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  logInOn,
  openNewForm,
  openTab,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { button } from "#tests/support/browser/shopper-steps.ts";
import { translate } from "#tests/support/browser/translator.ts";
import { API } from "#tests/support/api.ts";

const shop = setUpShop({ env: ADMIN_ENV });

test("the maker creates, changes and removes on a translated panel", async () => {
  const page = await shop.newPage({ mayFail: [API.me] });
  await page.goto("/admin");
  await button(page, "Login").waitFor();
  await translate(page);
  await button(page, "Login").click();
  await page
    .getByText(/username/i)
    .first()
    .waitFor();
  await logInOn(page);

  const form = await openNewForm(page, "Product");
  await button(page, "Create Product").click();
  await form.getByLabel("Name").fill("Amber Drop");
  await form.getByLabel("Price").fill("31");
  await form.getByLabel("Description").fill("Poured in two layers.");
  await form.locator('input[type="file"]').setInputFiles(WIDE_PHOTO);
  await untilNotified(page, "Image uploaded successfully");
  await button(page, "Create Product").click();
  await untilNotified(page, "Product created successfully");
  await button(page, "Edit Amber Drop").click();
  const row = page.getByRole("form", { name: "Edit Amber Drop" });
  await row.getByLabel("Name").fill("Amber Drops");
  await row.getByRole("button", { name: "Save" }).click();
  await untilNotified(page, "Product updated successfully");
  await button(page, "Mark sold out: Amber Drops").click();
  await untilNotified(page, "Amber Drops is sold out.");

  await openTab(page, "Charms");
  await openNewForm(page, "Charm");
  await button(page, "Create Charm").click();
  await openTab(page, "Custom Clip Config");
  await page.getByRole("form").first().waitFor();
  await openTab(page, "Orders");
  await page.getByText("Orders arrive by email").waitFor();
  await page.getByRole("button", { name: /test/i }).first().click();
  await openTab(page, "Products");
  await button(page, "Edit Amber Drops").waitFor();
});

test("the maker edits her pages on a translated page", async () => {
  const page = await shop.openPage({ signedIn: true });
  await translate(page);
  await startEditing(page);
  await write(page, "Headline", "Pinned, not pulled");
  await button(page, "Add a step").click();
  await write(page, "Title of step 5", "Ship");
  await button(page, "Undo").click();
  await button(page, "Redo").click();
  await editingBar(page).getByRole("button", { name: "Details" }).click();
  // Keys reach a dialog once it has the focus.
  await page.locator("[role=dialog]:focus-within").waitFor();
  await page.keyboard.press("Escape");
  await saveAll(page);
});
