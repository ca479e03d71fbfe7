import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { API, reorderPath } from "#tests/support/api.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  closeSheet,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { PHONE } from "#tests/support/browser/page.ts";
import { settle } from "#tests/support/browser/screenshots.ts";

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
    await settle(page);
    const grip = page.getByRole("button", { name: `Move ${second}` });
    const { x, y, top } = await grip.evaluate((own) => {
      const { left, top: from } = own.getBoundingClientRect();
      const list = own.closest("ul")?.getBoundingClientRect();
      return { x: left + 20, y: from + 20, top: list?.top ?? 0 };
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, top + 5, { steps: 8 });
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

  test("a copy of a product opens in the form under a new name, without the errors of what was refused there", async () => {
    const page = await shop.openPanel({ size: PHONE });
    const [first = ""] = await firstNames(page);
    await page.getByRole("button", { name: `Duplicate ${first}` }).click();
    const form = page.getByRole("form", { name: "Add New Product" });
    await page.getByRole("button", { name: "Create Product" }).waitFor();
    await eventually(form.getByLabel("Name")).toHaveValue(`${first} copy`);
    await eventually(form.getByLabel("Name")).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(form.getByLabel("Name")).toHaveValue("");

    await page.getByRole("button", { name: "Create Product" }).click();
    await form.getByText("Give the clip a name.").waitFor();
    await closeSheet(page);
    await page.getByRole("button", { name: `Duplicate ${first}` }).click();
    await eventually(form.getByLabel("Name")).toHaveValue(`${first} copy`);
    await eventually(form.getByText("Give the clip a name.")).toHaveCount(0);
    await eventually(form.locator("[aria-invalid=true]")).toHaveCount(0);
    await page.getByRole("button", { name: "Create Product" }).click();
    await untilNotified(page, "Product created successfully");
    await form.waitFor({ state: "detached" });
  });
});
