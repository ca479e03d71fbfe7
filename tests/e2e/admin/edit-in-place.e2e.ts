import { test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import {
  editedText,
  startEditing,
} from "#tests/support/browser/editing-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { PHONE } from "#tests/support/browser/page.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const headline = (page: Page) => editedText(page, "Headline");

test("a text is typed, undone and pasted in its place, however fast", async () => {
  const page = await shop.openPage({ signedIn: true, size: PHONE });
  await startEditing(page);
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
