import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { API, reorderPath } from "#shared/api/paths.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  openNewForm,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { PHONE } from "#tests/support/browser/page.ts";

const shop = setUpShop({ env: ADMIN_ENV });

describe("the order of the list", () => {
  const names = (page: Page) => page.getByRole("heading", { level: 3 });

  /** Returns the first two names of the list, once the list is shown. */
  async function firstNames(page: Page): Promise<string[]> {
    await names(page).nth(1).waitFor();
    return (await names(page).allTextContents()).slice(0, 2);
  }

  test("changes by keyboard, by buttons and by dragging, and stays", async () => {
    const page = await shop.openPanel();
    const [first = "", second = ""] = await firstNames(page);
    await page.getByRole("button", { name: `Move ${first}` }).focus();
    // The page changes before the save ends; a reload has to wait for the save.
    const saved = page.waitForResponse(`**${reorderPath(API.adminProducts)}`);
    await page.keyboard.press("ArrowDown");
    await page.getByText(`${first} is now number 2 of`).waitFor();
    await page.locator(`[aria-label="Move ${first}"]:focus`).waitFor();
    await saved;
    await page.reload();
    expect(await firstNames(page)).toEqual([second, first]);
    await page.getByRole("button", { name: `Move ${first}` }).click();
    await page.getByRole("button", { name: "Up", exact: true }).click();
    await page.getByText(`${first} is now number 1 of`).waitFor();
    const grip = page.getByRole("button", { name: `Move ${second}` });
    const from = await grip.boundingBox();
    const to = await names(page).first().boundingBox();
    if (!from || !to) throw new Error("nothing to drag");
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, to.y - 10, { steps: 8 });
    await page.mouse.up();
    await page.getByText(`${second} is now number 1 of`).waitFor();
  });

  test("reverts to the saved order when a move fails, and keeps the focus", async () => {
    const path = reorderPath(API.adminProducts);
    const page = await shop.openPanel({ mayFail: [path] });
    const [first = "", second = ""] = await firstNames(page);
    await page.route(`**${path}`, (route) => route.abort());
    const handle = page.getByRole("button", { name: `Move ${first}` });
    await handle.focus();
    await page.keyboard.press("ArrowDown");
    await untilNotified(page, "The new order was not saved");
    await eventually.poll(() => firstNames(page)).toEqual([first, second]);
    await eventually(handle).toBeFocused();
    await page.unroute(`**${path}`);
    await page.keyboard.press("ArrowDown");
    await eventually.poll(() => firstNames(page)).toEqual([second, first]);
    await page.keyboard.press("ArrowUp");
    await page.getByText(`${first} is now number 1 of`).waitFor();
  });

  test("a copy of a product opens in the form under a new name", async () => {
    const page = await shop.openPanel({ size: PHONE });
    const [first = ""] = await firstNames(page);
    await page.getByRole("button", { name: `Duplicate ${first}` }).click();
    const form = page.getByRole("form", { name: "Add New Product" });
    await form.getByRole("button", { name: "Create Product" }).waitFor();
    await eventually(form.getByLabel("Name")).toHaveValue(`${first} copy`);
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(form.getByLabel("Name")).toHaveValue("");
  });

  test("a copy of a product has no errors of a form that was refused", async () => {
    const page = await shop.openPanel({ size: PHONE });
    const [first = ""] = await firstNames(page);
    const form = await openNewForm(page, "Product");
    await form.getByRole("button", { name: "Create Product" }).click();
    await form.getByText("Give the clip a name.").waitFor();
    await page.getByRole("button", { name: `Duplicate ${first}` }).click();
    await eventually(form.getByLabel("Name")).toHaveValue(`${first} copy`);
    await eventually(form.getByText("Give the clip a name.")).toHaveCount(0);
    await eventually(form.locator("[aria-invalid=true]")).toHaveCount(0);
    await form.getByRole("button", { name: "Create Product" }).click();
    await untilNotified(page, "Product created successfully");
  });
});
