import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { DESKTOP, eventually, PHONE } from "#tests/support/browser/page.ts";
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
import { addManyProducts } from "#tests/support/many-products.ts";
import { dismissToast } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });
/** Five times as many as the list shows at once; the bench has 1,000. */
const MANY = 300;
/** All elements of the panel; with a row for each product it had 8,000. */
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
  test("has few elements, shows more of them when asked, finds any product by its name, to change, delete or move it, and keeps an open form in view", async () => {
    const page = await shop.openPanel({ size: PHONE });
    await page.getByText(`Current Products (${MANY})`).waitFor();
    await eventually(rows(page)).toHaveCount(ROWS_AT_ONCE);
    const elements = await page.locator("*").count();
    expect(elements).toBeLessThan(MAX_ELEMENTS);
    await page.getByText(`${ROWS_AT_ONCE} of ${MANY} are shown.`).waitFor();
    expect(await audit(page)).toEqual([]);
    await control(page, "Show more").click();
    await eventually(rows(page)).toHaveCount(2 * ROWS_AT_ONCE);
    const name = (await namesInShop())[ROWS_AT_ONCE];
    await eventually(control(page, `Edit ${name}`)).toBeFocused();

    await page.setViewportSize(DESKTOP);
    await find(page, "Clip 177");
    await page.getByText("1 found.").waitFor({ state: "attached" });
    await control(page, "Edit Clip 177").click();
    const form = page.getByRole("form", { name: "Edit Clip 177" });
    await form.getByLabel("Name").fill("Clip 177 blue");
    await form.getByRole("button", { name: "Save" }).click();
    await untilNotified(page, "Product updated successfully");
    await eventually(control(page, "Edit Clip 177 blue")).toBeFocused();
    await control(page, "Delete Clip 177 blue").click();
    await keepNotified(page, "Product deleted successfully");
    await page.getByText("No product has these words in its name.").waitFor();
    const heading = page.getByRole("heading", { name: /^Current Products/ });
    await eventually(heading).toBeFocused();
    await control(page, "Undo").click();
    await eventually(rows(page)).toHaveText(["Clip 177 blue"]);
    await search(page).fill("zebra");
    await eventually(rows(page)).toHaveCount(0);
    await search(page).fill("");
    await eventually(rows(page)).toHaveCount(ROWS_AT_ONCE);

    // An open form stays in view, whatever is searched.
    await find(page, "Clip 210");
    await control(page, "Edit Clip 210").click();
    const open = page.getByRole("form", { name: "Edit Clip 210" });
    await open.getByLabel("Name").fill("Clip 210 pink");
    await search(page).fill("Clip 211");
    await page.getByRole("heading", { name: "Clip 211" }).waitFor();
    await eventually(open.getByLabel("Name")).toHaveValue("Clip 210 pink");
    await open.getByRole("button", { name: "Save" }).click();
    await untilNotified(page, "Product updated successfully");
    await eventually(open).toHaveCount(0);
    await eventually(heading).toBeFocused();
    await dismissToast(page);

    await find(page, "Clip 290");
    await control(page, "Move Clip 290").click();
    await control(page, "To the top").click();
    await page
      .getByText(`Clip 290 is now number 1 of ${MANY}.`)
      .waitFor({ state: "attached" });
    await eventually(control(page, "Edit Clip 290")).toBeFocused();
    await eventually
      .poll(async () => (await namesInShop())[0])
      .toBe("Clip 290");
    await search(page).fill("");
    await eventually(rows(page).first()).toHaveText("Clip 290");
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
    await search(page).fill("Clip 20");
    // 20, 120, 220, and 200 to 209.
    await eventually(rows(page)).toHaveCount(13);
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
