import { expect, test } from "bun:test";
import { codePath, PAGES, productPath } from "#shared/api/paths.ts";
import {
  createDiscount,
  listDiscounts,
} from "#shared/discounts/admin-calls.ts";
import type { DiscountBody } from "#shared/discounts/schema.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { adminProductPath, API } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";
import {
  button,
  fillCart,
  fillContact,
  hasFocus,
  openCart,
  openCheckout,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { untilNotified } from "#tests/support/browser/maker-steps.ts";
import { POST_AND_PICKUP } from "#tests/support/orders.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/** Makes a code as the maker does. */
async function make(code: DiscountBody) {
  const ask = await asMaker(shop.url);
  await ask("POST", createDiscount.path, code);
}
/** Takes the codes of the demo away. */
async function removeAll() {
  const ask = await asMaker(shop.url);
  const { discounts } = await (await ask("GET", listDiscounts.path)).json();
  for (const { id } of discounts)
    await ask("DELETE", `${listDiscounts.path}/${id}`);
}
async function changeSite(parts: object) {
  const ask = await asMaker(shop.url);
  const site = await (await ask("GET", API.adminSite)).json();
  await ask("PUT", API.adminSite, { ...site, ...parts });
}

test("a code is typed in the cart, waits for its sum, and is taken out", async () => {
  await removeAll();
  const page = await shop.newPage({ mayFail: ["/api/discounts/check"] });
  await fillCart(page, "Honey Tortoise");
  await page.goto(PAGES.privacy);
  await openCart(page);
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await cart.getByText("Total", { exact: true }).waitFor();
  // Without a code there is no word of one.
  expect(await cart.getByText("Have a code?").count()).toBe(0);
  await make({ code: "FROST10", kind: "percent", value: 10 });
  await make({ code: "HELLO5", kind: "amount", value: 5, minTotal: 90 });
  // The reload opens the cart again.
  await page.reload();
  await button(page, "Have a code?").click();
  const field = cart.getByLabel("Your code");
  await field.fill("frost I1");
  await field.press("Enter");
  await cart.getByText("We don't know FROSTI1. Check the letters.").waitFor();
  expect(await audit(page)).toEqual([]);
  await screenshot(page, "discount-unknown");
  await field.fill("frost 1O");
  await field.press("Enter");
  await cart.getByText(/^takes \$[\d.]+ off\.$/).waitFor();
  await hasFocus(page, "button", "Take FROST10 out");
  await screenshot(page, "discount-applied");
  expect(await audit(page)).toEqual([]);
  await button(page, "Take FROST10 out").click();
  await hasFocus(page, "button", "Have a code?");
  await button(page, "Have a code?").click();
  await field.fill("hello5");
  await button(page, "Apply").click();
  await cart.getByText(/^HELLO5 counts from \$90\.00 on\./).waitFor();
});

test("a code of a link is ordered with, among the sums of a binding order", async () => {
  await make({ code: "SPRING", kind: "percent", value: 50 });
  await changeSite({
    deliveryOptions: POST_AND_PICKUP,
    legal: { orderWording: "binding" },
  });
  const page = await shop.newPage({ isIdle: true });
  await fillCart(page, "Honey Tortoise");
  await page.goto(codePath("spring"));
  await toasts(page).getByText("SPRING is applied").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await openCart(page);
  await page.getByText(/^takes \$[\d.]+ off\.$/).waitFor();
  await openCheckout(page);
  const checkout = page.getByRole("dialog", { name: "Checkout" });
  await checkout.getByText(/^−\$[\d.]+$/).waitFor();
  await screenshot(page, "discount-checkout");
  expect(await audit(page)).toEqual([]);
  await checkout.getByRole("radio", { name: /Pick up/ }).check();
  await fillContact(page);
  await button(page, "Order with obligation to pay").click();
  await page.getByText("Code SPRING").waitFor();
  await screenshot(page, "discount-confirmed");
  // Another order begins without it.
  expect(
    await page.evaluate(() => sessionStorage.getItem("discount-code")),
  ).toBeNull();
});

test("a code that an order is refused for says so once, at its place", async () => {
  await removeAll();
  await changeSite({
    deliveryOptions: [],
    legal: { orderWording: "request" },
  });
  await make({
    code: "ONCE",
    kind: "percent",
    value: 10,
    oncePerCustomer: true,
  });
  const page = await shop.newPage({ mayFail: [API.orders], isIdle: true });
  const checkout = page.getByRole("dialog", { name: "Checkout" });
  const place = button(page, "Place Order");
  const fill = async () => {
    await fillCart(page, "Honey Tortoise");
    await page.goto(codePath("once"));
    await openCart(page);
    await page.getByText(/^takes \$[\d.]+ off\.$/).waitFor();
    await openCheckout(page);
    await fillContact(page);
  };
  await fill();
  await place.click();
  await page.getByText("Code ONCE").waitFor();
  await fill();
  await place.click();
  const refusal = page.getByText("You have used ONCE before.");
  await refusal.waitFor();
  await hasFocus(page, "textbox", "Your code");
  expect(await refusal.count()).toBe(1);
  expect(await checkout.getByLabel("Full name").inputValue()).toBe(
    "Test Shopper",
  );
  expect(await audit(page)).toEqual([]);
  await screenshot(page, "discount-refused");
  // Pressed again it is asked anew; left out, the order goes through.
  await button(page, "Apply").click();
  await hasFocus(page, "button", "Take ONCE out");
  await place.click();
  await refusal.waitFor();
  await hasFocus(page, "textbox", "Your code");
  await page.keyboard.press("Escape");
  await hasFocus(page, "button", "Have a code?");
  await place.click();
  await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
  expect(await page.getByText("Code ONCE").count()).toBe(0);
});

test("a code is made in the panel, read back, stopped and deleted", async () => {
  await removeAll();
  const page = await shop.openPanel({ mayFail: [API.adminProducts] });
  await page.goto(PAGES.adminDiscounts);
  await button(page, "New code").click();
  const sheet = page.getByRole("dialog", { name: "New code" });
  await sheet.getByLabel("Code", { exact: true }).fill("frost 10");
  await sheet.getByLabel("Least total (optional)").fill("40");
  await sheet.getByLabel("Times in all (optional)").fill("50");
  await sheet.getByRole("checkbox", { name: "Once per person" }).check();
  await sheet
    .getByText("10 % off, from $40.00, once per person, 50 times in all.")
    .waitFor();
  await screenshot(page, "discounts-new");
  expect(await audit(page)).toEqual([]);
  // What is typed is there after a reload, and after a sheet that was closed.
  await page.reload();
  await button(page, "Close").click();
  await button(page, "Undo").click();
  await sheet
    .getByText("10 % off, from $40.00, once per person, 50 times in all.")
    .waitFor();
  await button(page, "Create code").click();
  const row = page.getByRole("listitem").filter({ hasText: "FROST10" });
  await row.getByText("Running").waitFor();
  await screenshot(page, "discounts");
  expect(await audit(page)).toEqual([]);
  const more = button(page, "More for FROST10");
  const press = async (name: string) => {
    await more.click();
    await button(page, name).click();
  };
  await press("Stop FROST10");
  await row.getByText("Over").waitFor();
  await hasFocus(page, "button", "More for FROST10");
  await more.click();
  await screenshot(page, "discounts-more");
  expect(await audit(page)).toEqual([]);
  await button(page, "Delete FROST10").click();
  await page.getByText("The code is deleted").waitFor();
  await row.waitFor({ state: "detached" });
  await hasFocus(page, "button", "New code");
  await button(page, "Undo").click();
  await row.getByText("Over").waitFor();
  await press("Let FROST10 run again");
  await row.getByText("Running").waitFor();
  await press("Delete FROST10");
  await row.waitFor({ state: "detached" });
});

test("what two windows change of a code is merged, or asked for", async () => {
  await removeAll();
  await make({ code: "FROST10", kind: "percent", value: 10 });
  const ask = await asMaker(shop.url);
  const changeElsewhere = async (parts: Partial<DiscountBody>) => {
    const { discounts } = await (await ask("GET", listDiscounts.path)).json();
    const [{ id, ...code }] = discounts;
    await ask("PUT", `${listDiscounts.path}/${id}`, { ...code, ...parts });
  };
  const page = await shop.openPanel({ mayFail: [listDiscounts.path] });
  await page.goto(PAGES.adminDiscounts);
  const open = async () => {
    await button(page, "More for FROST10").click();
    await button(page, "Change FROST10").click();
  };
  await open();
  const sheet = page.getByRole("dialog", { name: "FROST10" });
  const percent = sheet.getByRole("textbox", { name: "Percent" });
  await percent.fill("15");
  await changeElsewhere({ minTotal: "40.00", value: 20 });
  await button(page, "Save code").click();
  const notice = sheet.getByRole("row", { name: /What it gives/ });
  await notice.getByText("20 % off").waitFor();
  await notice.getByText("15 % off").waitFor();
  expect(await audit(page)).toEqual([]);
  await screenshot(page, "discounts-conflict");
  await button(page, "Save mine").click();
  const row = page.getByRole("listitem").filter({ hasText: "FROST10" });
  await row.getByText("15 % off").waitFor();
  await row.getByText("from $40.00").waitFor();
  await open();
  await percent.fill("");
  await sheet.getByText("Fill in the code and what it gives.").waitFor();
  await percent.fill("25");
  await changeElsewhere({ oncePerCustomer: true });
  await button(page, "Save code").click();
  await row.getByText("25 % off").waitFor();
  await row.getByText("from $40.00, once per person").waitFor();
  await hasFocus(page, "button", "More for FROST10");
  // One that was deleted meanwhile is brought back with what is typed.
  await open();
  await percent.fill("30");
  await removeAll();
  await button(page, "Save code").click();
  await sheet.getByText("This code was deleted in the meantime.").waitFor();
  await button(page, "Bring it back and save").click();
  await row.getByText("30 % off").waitFor();
});

test("a clip that is reduced says so on card and page, and is struck by law", async () => {
  await changeSite({ legal: { country: "DE" } });
  const ask = await asMaker(shop.url);
  const list = await (await ask("GET", API.adminProducts)).json();
  const { id, slug, price, name } = list.find(
    (each: { variants: unknown[]; inStock: boolean }) =>
      each.variants.length === 0 && each.inStock,
  );
  const saleUntil = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const sale = { salePrice: "9.00", saleUntil };
  await ask("PATCH", adminProductPath(id), sale);
  const page = await shop.newPage();
  await page.goto(PAGES.home);
  const card = page.getByRole("article", { name });
  await card.getByText(/^Until /).waitFor();
  await card.getByText("$9.00", { exact: true }).waitFor();
  expect(await card.locator("s").textContent()).toBe(`$${price}`);
  await card.getByText("lowest price of the last 30 days").waitFor();
  await card.scrollIntoViewIfNeeded();
  await screenshot(page, "sale-card");
  await page.goto(productPath(slug));
  await page
    .getByText(`$${price} was the lowest price of the last 30 days.`)
    .waitFor();
  await screenshot(page, "sale-clip");
  expect(await audit(page)).toEqual([]);
});

test("a sale is planned in the form of a clip, and ended beside the codes", async () => {
  const page = await shop.openPanel();
  const name = "Pressed Meadow";
  await button(page, `Edit ${name}`).click();
  const form = page.getByRole("form", { name: `Edit ${name}` });
  await form.locator("summary", { hasText: "Sale price" }).click();
  await form.getByLabel("Sale price (optional)").fill("25,6");
  const until = form.getByLabel("Until (optional)");
  await until.fill("2030-12-24");
  const lowest = /^Struck is \$[\d.]+, its lowest in 30 days\.$/;
  await form.getByText(lowest).waitFor();
  await form.getByLabel("Sale price (optional)").fill("99");
  await form.getByText(/^Struck is the lowest price of the 30 days/).waitFor();
  await form.getByLabel("Sale price (optional)").fill("25,6");
  await form.getByText(lowest).waitFor();
  await screenshot(page, "sale-form");
  expect(await audit(page)).toEqual([]);
  await form.getByRole("button", { name: "Save" }).click();
  await untilNotified(page, "Product updated successfully");
  await page.goto(PAGES.adminDiscounts);
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByText("$25.60").waitFor();
  await row.getByText(lowest).waitFor();
  await row.getByText(/^until .*2030$/).waitFor();
  await button(page, `End the sale of ${name}`).click();
  await untilNotified(page, "The sale is over");
  await row.waitFor({ state: "detached" });
});
