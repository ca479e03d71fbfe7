import { describe, expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { API, adminCharmPath, adminProductPath } from "#shared/api/paths.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { CharmList } from "#shared/clip/charms.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import {
  openNewForm,
  openTab,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/page.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

/** Returns whether no other element covers the first line of an element. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    const firstLine = top + Math.min(height / 2, 22);
    const hit = document.elementFromPoint(left + width / 2, firstLine);
    return hit !== null && own.contains(hit);
  });
}

describe.each([
  ["a laptop", DESKTOP],
  ["a low laptop", { width: 1280, height: 560 }],
  ["a phone", PHONE],
])("on %s", (_name, size) => {
  test("one tap in its row marks a product as sold out, and another reverts that", async () => {
    const page = await shop.openPanel({ size });
    const name = "Honey Tortoise";
    const row = page.getByRole("listitem").filter({ hasText: name });
    await button(page, `Mark sold out: ${name}`).click();
    await untilNotified(page, `${name} is sold out.`);
    await row.getByText("Out of Stock").waitFor();
    const visitor = await shop.openPage();
    const card = visitor.getByRole("article", { name });
    await eventually(card.getByRole("button")).toBeDisabled();
    await button(page, "Undo").click();
    await row.getByText("In Stock").waitFor();
    await button(page, `Mark sold out: ${name}`).click();
    await button(page, `Back in stock: ${name}`).click();
    await untilNotified(page, `${name} is back in stock.`);
    await row.getByText("In Stock").waitFor();
    await visitor.reload();
    await eventually(card.getByRole("button")).toBeEnabled();
  });

  test("the header links to the shop, and typed text is kept", async () => {
    const page = await shop.openPanel({ size });
    const form = await openNewForm(page, "Product");
    await form.getByLabel("Name").fill("Half an idea");
    await page.getByRole("link", { name: "View shop" }).click();
    await page.getByRole("heading", { name: "The current pour" }).waitFor();
    await page.goBack();
    await eventually(form.getByLabel("Name")).toHaveValue("Half an idea");
  });

  test("charms that run low are named above their list", async () => {
    const page = await shop.openPanel({ size });
    const reply = await page.request.get(API.charms);
    const charms = CharmList.parse(await reply.json()).slice(0, 3);
    const asked = await asMaker(shop.url);
    for (const [index, charm] of charms.entries()) {
      const body = { ...charm, inStock: true, stockQuantity: index + 1 };
      await asked("PUT", adminCharmPath(charm.id), body);
    }
    await page.reload();
    await openTab(page, "Charms");
    const [one, two] = charms.map(({ name }) => name);
    const notice = page.getByText(
      `Running low: ${one} (1 left), ${two} (2 left)`,
      { exact: true },
    );
    await eventually(notice).toBeVisible();
    const list = await page.getByRole("listitem").first().boundingBox();
    const box = await notice.boundingBox();
    expect(box?.y).toBeLessThan(list?.y ?? 0);
  });

  test("the Save button of a long row is in view and covers no field", async () => {
    const page = await shop.openPanel({ size });
    const reply = await page.request.get(API.products);
    const product = ProductList.parse(await reply.json()).at(-1);
    if (!product) throw new Error("The demo shop has no products.");
    const variants = Array.from({ length: 6 }, (_, index) => ({
      title: `Size ${index + 1}`,
      price: "20.00",
    }));
    const asked = await asMaker(shop.url);
    const path = adminProductPath(product.id);
    await asked("PUT", path, { ...product, variants });
    await page.reload();
    await button(page, `Edit ${product.name}`).click();
    const form = page.getByRole("form", { name: `Edit ${product.name}` });
    const save = form.getByRole("button", { name: "Save" });
    await eventually(form.getByLabel("Name")).toBeFocused();
    await eventually(save).toBeInViewport({ ratio: 1 });
    const controls = await form.locator("input, textarea").all();
    expect(controls.length).toBeGreaterThan(20);
    for (const control of controls) {
      await control.focus();
      await eventually(save).toBeInViewport({ ratio: 1 });
      await eventually.poll(() => isUncovered(control)).toBe(true);
    }
    await save.click();
    await untilNotified(page, "Product updated successfully");
    await asked("PUT", path, { ...product, variants: [] });
  });

  test("the button of the form for a new product covers no field", async () => {
    const page = await shop.openPanel({ size });
    const form = await openNewForm(page, "Product");
    for (let options = 0; options < 2; options += 1) {
      await button(page, "Add an option").click();
      // A new option receives the focus one frame later.
      await eventually(form.getByLabel("Title").nth(options)).toBeFocused();
    }
    const create = form.getByRole("button", { name: "Create Product" });
    for (const control of await form.locator("input, textarea").all()) {
      await control.focus();
      await eventually.poll(() => isUncovered(control)).toBe(true);
      // On a phone the button scrolls with the whole page.
      if (size !== PHONE) await eventually(create).toBeInViewport({ ratio: 1 });
    }
  });

  test("a failed upload shows its reason, wherever the form is on the page", async () => {
    const page = await shop.openPanel({ size, mayFail: [API.upload] });
    const form = await openNewForm(page, "Product");
    const chooser = form.getByLabel("Choose an image");
    await chooser.setInputFiles({
      name: "fake.png",
      mimeType: "image/png",
      buffer: Buffer.from("I am text"),
    });
    const reason = form.getByText("This file is not a picture");
    await eventually(reason).toBeInViewport({ ratio: 0.9 });
    expect(await isUncovered(reason)).toBe(true);
  });
});
