import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually, PHONE } from "#tests/support/browser/page.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import {
  editedText,
  readSite,
  startEditing,
  write,
} from "#tests/support/browser/maker-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { button } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const headline = (page: Page) => editedText(page, "Headline");

test("changes are undone and redone, leaving asks for confirmation, steps and pictures are sorted and removed, and a text is typed and pasted in its place, however fast", async () => {
  const page = await shop.openPage({ signedIn: true, size: PHONE });
  const { products, newsletter } = await readSite(page);
  await startEditing(page);
  await eventually(button(page, "Undo")).toBeDisabled();
  await write(page, "Title above the products", "On the bench");
  await write(page, "Title of the newsletter", "Letters");
  await button(page, "Undo").click();
  await eventually(editedText(page, "Title of the newsletter")).toHaveText(
    newsletter.title,
  );
  await button(page, "Undo").click();
  await eventually(editedText(page, "Title above the products")).toHaveText(
    products.title,
  );
  await button(page, "Redo").click();
  await eventually(editedText(page, "Title above the products")).toHaveText(
    "On the bench",
  );
  await button(page, "Close").click();
  const asked = page.getByRole("dialog", { name: "Leave without saving?" });
  await asked.getByRole("button", { name: "Keep editing" }).last().click();
  await asked.waitFor({ state: "hidden" });
  await eventually(editedText(page, "Title above the products")).toHaveText(
    "On the bench",
  );
  await button(page, "Close").click();
  await button(page, "Let the changes go").click();
  await button(page, "Edit").waitFor();
  await page.getByRole("heading", { name: products.title }).waitFor();
  expect((await readSite(page)).products.title).toBe(products.title);

  await startEditing(page);
  await button(page, "Move step 2 forward").click();
  await eventually(editedText(page, "Title of step 1")).toHaveText("Set");
  await button(page, "Remove step 4").click();
  await eventually(editedText(page, "Title of step 4")).toHaveCount(0);
  await button(page, "Remove picture 1").click();
  await eventually(editedText(page, "What picture 1 shows")).toHaveValue(
    "The golden spring of an apricot clip, close up",
  );

  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await headline(page).click();

  // After Undo, typing goes on at the end of the text.
  await page.keyboard.press("End");
  // At once, because a pause of a second between two keys parts what is undone.
  await page.keyboard.insertText(" Twice.");
  await page.keyboard.press("Control+Z");
  await eventually(headline(page)).toHaveText("Hold everything.");
  await page.keyboard.type(" Again.");
  await eventually(headline(page)).toHaveText("Hold everything. Again.");

  await page.keyboard.press("Control+A");
  await page.keyboard.type("Poured and polished by hand");
  await eventually(headline(page)).toHaveText("Poured and polished by hand");
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("All ");
  await eventually(headline(page)).toHaveText(
    "All Poured and polished by hand",
  );

  // Pasted lines become one line, and typing goes on after them.
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("Poured\nby hand");
  await eventually(headline(page)).toHaveText("Poured by hand");
  await page.keyboard.type(" here");
  await eventually(headline(page)).toHaveText("Poured by hand here");
}, 120_000);
