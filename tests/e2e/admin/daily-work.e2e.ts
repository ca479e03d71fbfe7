import { beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { API, adminCharmPath, adminProductPath } from "#tests/support/api.ts";
import { type Product, ProductList } from "#shared/catalog/schema.ts";
import { type Charm, CharmList } from "#shared/clip/charms.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import {
  closeSheet,
  openBarMenu,
  openNewForm,
  openTab,
  unfold,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/page.ts";
import { dismissToast } from "#tests/support/browser/shopper-steps.ts";
import { stillBox } from "#tests/support/browser/still-box.ts";

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
  await rowOf(page).getByText("In Stock").waitFor();
  // It stays for a minute, and longer below the pointer.
  await dismissToast(page);
}

/** Goes to the shop and back, where the form has what was typed before. */
async function typeAndReturn(page: Page, form: Locator): Promise<void> {
  await form.getByLabel("Name").fill("Half an idea");
  await closeSheet(page);
  await openBarMenu(page);
  await page.getByRole("link", { name: "View shop" }).click();
  await page.getByRole("heading", { name: "The current pour" }).waitFor();
  await page.goBack();
  await openNewForm(page, "Product");
  await eventually(form.getByLabel("Name")).toHaveValue("Half an idea");
}

/** Focuses each field of a form, which nothing must cover then. */
async function expectUncovered(form: Locator, submit: Locator): Promise<void> {
  await unfold(form);
  const controls = await form.locator("input, textarea").all();
  expect(controls.length).toBeGreaterThan(15);
  for (const control of controls) {
    await control.focus();
    await eventually(submit).toBeInViewport({ ratio: 1 });
    await eventually.poll(() => isUncovered(control)).toBe(true);
  }
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
  expect(await isUncovered(reason)).toBe(true);
}

async function saveLongRow(page: Page): Promise<void> {
  await button(page, `Edit ${long.name}`).click();
  const form = page.getByRole("form", { name: `Edit ${long.name}` });
  const save = form.getByRole("button", { name: "Save" });
  await eventually(form.getByLabel("Name")).toBeFocused();
  await eventually(save).toBeInViewport({ ratio: 1 });
  await expectUncovered(form, save);
  await save.click();
  await untilNotified(page, "Product updated successfully");
}

async function expectLowCharms(page: Page): Promise<void> {
  await openTab(page, "Charms");
  const [one, two] = charms.map(({ name }) => name);
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
}

test.each([
  ["a laptop", DESKTOP],
  ["a low laptop", { width: 1280, height: 560 }],
  ["a phone", PHONE],
])(
  "on %s, what is typed is kept, no button covers a field, and what is amiss is in view",
  async (_name, size) => {
    const page = await shop.openPanel({ size, mayFail: [API.upload] });
    await markSoldOut(page);
    await undo(page);
    const form = await openNewForm(page, "Product");
    await uploadInVain(form);
    await typeAndReturn(page, form);
    await addOptions(page, form);
    await expectUncovered(form, button(page, "Create Product"));
    await closeSheet(page);
    await saveLongRow(page);
    await expectLowCharms(page);
  },
  120_000,
);

test("a phone's notification leaves the way to a new product free, and the buttons of an open row", async () => {
  const page = await shop.openPanel({ size: PHONE });
  const add = button(page, "Add New Product");
  const told = page.getByRole("region", { name: "Notifications" });
  const isHigh = async () => {
    const { y, height } = await stillBox(told);
    return height > 0 && y + height < PHONE.height / 2;
  };
  await markSoldOut(page);
  await eventually.poll(() => isUncovered(add)).toBe(true);
  expect(await isHigh()).toBe(false);
  await button(page, `Edit ${NAME}`).click();
  await eventually.poll(isHigh).toBe(true);
  await button(page, "Cancel").click();
  await undo(page);
  await add.evaluate((summary) => scrollTo(0, summary.clientHeight * 4));
  await markSoldOut(page);
  expect(await isHigh()).toBe(true);
  await undo(page);
});

test("a product that one tap marks as sold out cannot be bought until another reverts that", async () => {
  const page = await shop.openPanel();
  await markSoldOut(page);
  const visitor = await shop.openPage();
  const card = visitor.getByRole("article", { name: NAME });
  await eventually(card.getByRole("button")).toBeDisabled();
  await button(page, `Back in stock: ${NAME}`).click();
  await untilNotified(page, `${NAME} is back in stock, in any number.`);
  await rowOf(page).getByText("In Stock").waitFor();
  await visitor.reload();
  await eventually(card.getByRole("button")).toBeEnabled();
});
