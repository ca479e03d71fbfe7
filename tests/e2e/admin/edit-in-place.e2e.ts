import { test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import {
  editedText,
  startEditing,
} from "#tests/support/browser/editing-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { PHONE } from "#tests/support/browser/page.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/**
 * Opens the home page as its maker, who edits it on a slow phone, and presses a
 * key in its headline.
 */
async function openHeadline(key: string): Promise<Page> {
  const page = await shop.openPage({ signedIn: true, size: PHONE });
  await startEditing(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await headline(page).click();
  await page.keyboard.press(key);
  return page;
}

const headline = (page: Page) => editedText(page, "Headline");

test("a text holds what is typed, however fast", async () => {
  const page = await openHeadline("Control+A");
  await page.keyboard.type("Poured and polished by hand");
  await eventually(headline(page)).toHaveText("Poured and polished by hand");
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("All ");
  await eventually(headline(page)).toHaveText(
    "All Poured and polished by hand",
  );
});

test("after Undo, typing goes on at the end of the text", async () => {
  const page = await openHeadline("End");
  await page.keyboard.type(" Twice.");
  await page.keyboard.press("Control+Z");
  await eventually(headline(page)).toHaveText("Hold everything.");
  await page.keyboard.type(" Again.");
  await eventually(headline(page)).toHaveText("Hold everything. Again.");
});

test("pasted lines become one line, and typing goes on after them", async () => {
  const page = await openHeadline("Control+A");
  await page.keyboard.insertText("Poured\nby hand");
  await eventually(headline(page)).toHaveText("Poured by hand");
  await page.keyboard.type(" here");
  await eventually(headline(page)).toHaveText("Poured by hand here");
});
