import { beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { DESKTOP, eventually, PHONE } from "#tests/support/browser/page.ts";
import { API, adminCharmPath, adminProductPath } from "#tests/support/api.ts";
import { type Product, ProductList } from "#shared/catalog/schema.ts";
import { type Charm, CharmList } from "#shared/clip/parts.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  closeSheet,
  openBarMenu,
  openNewForm,
  openTab,
  unfold,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { dismissToast } from "#tests/support/browser/shopper-steps.ts";
import { servedOffer } from "#tests/support/served-offer.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

/**
 * Returns those elements whose first line another element covers. With `send`,
 * each is focused first, and that button must be in view as well.
 */
async function covered(elements: Locator, send?: Locator): Promise<string[]> {
  const always = (await send?.elementHandle()) ?? null;
  return elements.evaluateAll(async (all, always) => {
    const isUncovered = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const firstLine = top + Math.min(height / 2, 22);
      const hit = document.elementFromPoint(left + width / 2, firstLine);
      return hit !== null && element.contains(hit);
    };
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    const found: string[] = [];
    for (const element of all) {
      if (always && element instanceof HTMLElement) element.focus();
      // The page scrolls a field into view a few frames later.
      const until = performance.now() + 5_000;
      const isWell = () =>
        isUncovered(element) && (!always || isInView(always));
      while (!isWell() && performance.now() < until)
        await new Promise(requestAnimationFrame);
      if (!isWell()) found.push(element.outerHTML);
    }
    return found;
  }, always);
}

/** Three charms, of which the shop has one, two and three. */
let charms: Charm[];
/** A product with so many options that its form is longer than a window. */
let long: Product;

beforeAll(async () => {
  const ask = await asMaker(shop.url);
  const read = async (path: string) => (await fetch(shop.url + path)).json();
  charms = CharmList.parse(await read(API.charms)).slice(0, 3);
  for (const [index, charm] of charms.entries()) {
    const body = { ...charm, inStock: true, stockQuantity: index + 1 };
    await ask("PUT", adminCharmPath(charm.id), body);
  }
  const last = ProductList.parse(await read(API.products)).at(-1);
  if (!last) throw new Error("The demo shop has no products.");
  long = last;
  const variants = Array.from({ length: 6 }, (_, index) => ({
    title: `Size ${index + 1}`,
    price: "20.00",
  }));
  await ask("PUT", adminProductPath(long.id), { ...long, variants });
});

/** A laptop whose browser leaves it little height. */
const LOW = { width: 1280, height: 560 };

const NAME = "Honey Tortoise";
const rowOf = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: NAME });

async function markSoldOut(page: Page): Promise<void> {
  await button(page, `Mark sold out: ${NAME}`).click();
  await untilNotified(page, `${NAME} is sold out.`);
  await rowOf(page).getByText("Out of Stock").waitFor();
}

async function undo(page: Page): Promise<void> {
  await button(page, "Undo").click();
  await rowOf(page).getByText("In Stock", { exact: true }).waitFor();
  // It stays for a minute, and longer below the pointer.
  await dismissToast(page);
}

/** Nothing covers a field that has the focus, and the button stays in view. */
async function expectUncovered(form: Locator, submit: Locator): Promise<void> {
  await unfold(form);
  const fields = form.locator("input, textarea");
  expect(await fields.count()).toBeGreaterThan(15);
  expect(await covered(fields, submit)).toEqual([]);
}

async function addOptions(page: Page, form: Locator): Promise<void> {
  await unfold(form);
  for (let options = 0; options < 2; options += 1) {
    await button(page, "Add an option").click();
    // A new option receives the focus one frame later.
    await eventually(form.getByLabel("Title").nth(options)).toBeFocused();
  }
}

async function uploadInVain(form: Locator): Promise<void> {
  await form.getByLabel("Choose an image").setInputFiles({
    name: "fake.png",
    mimeType: "image/png",
    buffer: Buffer.from("I am text"),
  });
  const reason = form.getByText("This file is not a picture");
  await eventually(reason).toBeInViewport({ ratio: 0.9 });
  expect(await covered(reason)).toEqual([]);
}

/** Opens the form of the product with many options. */
async function openLongRow(page: Page): Promise<Locator> {
  await button(page, `Edit ${long.name}`).click();
  const form = page.getByRole("form", { name: `Edit ${long.name}` });
  await eventually(form.getByLabel("Name")).toBeFocused();
  return form;
}

test("on a low laptop and a phone, no button covers a field, and what is amiss is in view", async () => {
  const page = await shop.openPanel({ mayFail: [API.upload] });
  for (const size of [LOW, PHONE]) {
    await page.setViewportSize(size);
    const form = await openNewForm(page, "Product");
    await uploadInVain(form);
    if (size === LOW) await addOptions(page, form);
    await expectUncovered(form, button(page, "Create Product"));
    await closeSheet(page);
    // On a phone it leaves a field a moment after its focus.
    await dismissToast(page);
    const row = await openLongRow(page);
    const save = row.getByRole("button", { name: "Save" });
    await eventually(save).toBeInViewport({ ratio: 1 });
    await expectUncovered(row, save);
    await save.click();
    await untilNotified(page, "Product updated successfully");
    await row.waitFor({ state: "detached" });
    await dismissToast(page);
  }

  const name = (await openNewForm(page, "Product")).getByLabel("Name");
  await name.fill("Half an idea");
  await closeSheet(page);
  await openTab(page, "Charms");
  const [one, two] = charms.map((charm) => charm.name);
  const notice = page.getByText(
    `Running low: ${one} (1 left), ${two} (2 left)`,
    { exact: true },
  );
  await eventually(notice).toBeVisible();
  const isAbove = await notice.evaluate((own) => {
    const row = own.closest("section")?.querySelector("li");
    return row && own.getBoundingClientRect().y < row.getBoundingClientRect().y;
  });
  expect(isAbove).toBe(true);

  // The form has what was typed, also after a visit to the shop.
  await openBarMenu(page);
  await page.getByRole("link", { name: "View shop" }).click();
  await page.getByRole("heading", { name: "The current pour" }).waitFor();
  await page.goBack();
  await openTab(page, "Products");
  await openNewForm(page, "Product");
  await eventually(name).toHaveValue("Half an idea");
}, 120_000);

test("one tap marks a product as sold out, Undo or another tap reverts that, and a phone's notification leaves the way to a new product and the buttons of an open row free", async () => {
  const page = await shop.openPanel({ size: PHONE, isTranslated: true });
  const add = button(page, "Add New Product");
  await markSoldOut(page);
  expect(await covered(add)).toEqual([]);
  await button(page, `Edit ${NAME}`).click();
  const save = button(page, "Save");
  await eventually.poll(() => covered(save)).toEqual([]);
  await button(page, "Cancel").click();
  await undo(page);

  await page.setViewportSize(DESKTOP);
  await markSoldOut(page);
  const forSale = async () => (await servedOffer(shop.url)).products;
  await eventually.poll(forSale).not.toContain(NAME);
  await button(page, `Back in stock: ${NAME}`).click();
  await untilNotified(page, `${NAME} is back in stock, in any number.`);
  await rowOf(page).getByText("In Stock", { exact: true }).waitFor();
  await eventually.poll(forSale).toContain(NAME);
});

test("what was counted and sold comes back with the pieces that she says, and one at least", async () => {
  const ask = await asMaker(shop.url);
  const read = async () =>
    ProductList.parse(await (await fetch(shop.url + API.products)).json());
  const sold = (await read()).find(({ name }) => name !== NAME);
  if (!sold) throw new Error("The demo shop has one product.");
  const path = adminProductPath(sold.id);
  await ask("PUT", path, { ...sold, inStock: true, stockQuantity: 1 });
  await ask("POST", `${path}/stock`, { change: -1 });
  const page = await shop.openPanel();
  await button(page, `Back in stock: ${sold.name}`).click();
  const row = page.getByRole("listitem").filter({ hasText: sold.name });
  const pieces = row.getByRole("spinbutton");
  await eventually(pieces).toHaveValue("1");
  await eventually(pieces).toBeFocused();
  await pieces.fill("3");
  await button(page, `Back in stock: ${sold.name}`).click();
  await row.getByText("3 left").waitFor();
  await eventually
    .poll(async () => (await read()).find(({ id }) => id === sold.id))
    .toMatchObject({ inStock: true, stockQuantity: 3 });
});
