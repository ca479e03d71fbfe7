import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { API } from "#tests/support/api.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { ROWS_AT_ONCE } from "#web/admin/items/list/useShownRows.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  keepNotified,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { addManyProducts, MANY } from "#tests/support/many-products.ts";
import { dismissToast } from "#tests/support/browser/shopper-steps.ts";
import { PHONE } from "#tests/support/browser/page.ts";

const shop = setUpShop({ env: ADMIN_ENV });
/** All elements of the panel; with a row for each product it had 26,000. */
const MAX_ELEMENTS = 3_000;

beforeAll(() => addManyProducts(shop.url, MANY - 9));

const rows = (page: Page) =>
  page.getByRole("tabpanel").getByRole("heading", { level: 3 });
const control = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });
const search = (page: Page) => page.getByRole("searchbox");
const namesInShop = async () => {
  const reply = await fetch(shop.url + API.products);
  return ProductList.parse(await reply.json()).map(({ name }) => name);
};

/** Finds the only product of this name in the panel's list. */
async function find(page: Page, name: string): Promise<void> {
  await search(page).fill(name);
  await eventually(rows(page)).toHaveText([name]);
}

describe("the panel's list of many products", () => {
  test("has few elements, and shows more of them when asked", async () => {
    const page = await shop.openPanel({ size: PHONE });
    await page.getByText(`Current Products (${MANY})`).waitFor();
    await eventually(rows(page)).toHaveCount(ROWS_AT_ONCE);
    const elements = await page.locator("*").count();
    expect(elements).toBeLessThan(MAX_ELEMENTS);
    await page.getByText(`${ROWS_AT_ONCE} of ${MANY} are shown.`).waitFor();
    await control(page, "Show more").click();
    await eventually(rows(page)).toHaveCount(2 * ROWS_AT_ONCE);
    const name = (await namesInShop())[ROWS_AT_ONCE];
    await eventually(control(page, `Edit ${name}`)).toBeFocused();
    expect(await audit(page)).toEqual([]);
  });

  test("finds any product by its name, to change, delete or move it, and keeps an open form in view", async () => {
    const page = await shop.openPanel();
    await find(page, "Clip 777");
    await page.getByText("1 found.").waitFor({ state: "attached" });
    await control(page, "Edit Clip 777").click();
    const form = page.getByRole("form", { name: "Edit Clip 777" });
    await form.getByLabel("Name").fill("Clip 777 blue");
    await form.getByRole("button", { name: "Save" }).click();
    await untilNotified(page, "Product updated successfully");
    await eventually(control(page, "Edit Clip 777 blue")).toBeFocused();
    await control(page, "Delete Clip 777 blue").click();
    await keepNotified(page, "Product deleted successfully");
    await page.getByText("No product has these words in its name.").waitFor();
    const heading = page.getByRole("heading", { name: /^Current Products/ });
    await eventually(heading).toBeFocused();
    await control(page, "Undo").click();
    await eventually(rows(page)).toHaveText(["Clip 777 blue"]);
    await search(page).fill("zebra");
    await eventually(rows(page)).toHaveCount(0);
    await search(page).fill("");
    await eventually(rows(page)).toHaveCount(ROWS_AT_ONCE);

    // An open form stays in view, whatever is searched.
    await find(page, "Clip 800");
    await control(page, "Edit Clip 800").click();
    const open = page.getByRole("form", { name: "Edit Clip 800" });
    await open.getByLabel("Name").fill("Clip 800 pink");
    await search(page).fill("Clip 801");
    await page.getByRole("heading", { name: "Clip 801" }).waitFor();
    await eventually(open.getByLabel("Name")).toHaveValue("Clip 800 pink");
    await open.getByRole("button", { name: "Save" }).click();
    await untilNotified(page, "Product updated successfully");
    await eventually(open).toHaveCount(0);
    await eventually(heading).toBeFocused();
    await dismissToast(page);

    await find(page, "Clip 900");
    await control(page, "Move Clip 900").click();
    await control(page, "To the top").click();
    await page
      .getByText(`Clip 900 is now number 1 of ${MANY}.`)
      .waitFor({ state: "attached" });
    await eventually(control(page, "Edit Clip 900")).toBeFocused();
    await eventually
      .poll(async () => (await namesInShop())[0])
      .toBe("Clip 900");
    await search(page).fill("");
    await eventually(rows(page).first()).toHaveText("Clip 900");
    const last = (await namesInShop())[ROWS_AT_ONCE - 1] ?? "";
    await control(page, `Move ${last}`).focus();
    await page.keyboard.press("ArrowDown");
    await page
      .getByText(`${last} is now number ${ROWS_AT_ONCE + 1} of ${MANY}.`)
      .waitFor({ state: "attached" });
    await eventually(control(page, `Move ${last}`)).toBeFocused();
    await eventually
      .poll(async () => (await namesInShop()).indexOf(last))
      .toBe(ROWS_AT_ONCE);

    // Among the found ones.
    await search(page).fill("Clip 60");
    // 60, 160 to 960, and 600 to 609.
    await eventually(rows(page)).toHaveCount(20);
    const names = await rows(page).allTextContents();
    const [one = "", two = ""] = names;
    await control(page, `Move ${one}`).focus();
    await page.keyboard.press("ArrowDown");
    await eventually(rows(page).first()).toHaveText(two);
    await eventually
      .poll(async () => {
        const all = await namesInShop();
        return names.toSorted((a, b) => all.indexOf(a) - all.indexOf(b));
      })
      .toEqual([two, one, ...names.slice(2)]);
  });
});
