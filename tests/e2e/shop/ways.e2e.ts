import { expect, test } from "bun:test";
import { productPath, orderPagePath, PAGES } from "#shared/api/paths.ts";
import {
  eventually,
  PHONE,
  pressEscape,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import {
  button,
  fillCart,
  fillContact,
  openCart,
  openCheckout,
} from "#tests/support/browser/shopper-steps.ts";

// The ways about the shop: back to the list, back out of the menu, and to an
// order whose link is lost.

const shop = setUpShop();

test("All clips leads back to where the list was left, over several clips, and to the list from elsewhere", async () => {
  const page = await shop.openPage({ size: PHONE });
  const link = page.getByRole("article").nth(5).getByRole("heading");
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1_000);
  await link.getByRole("link").click();
  await page.waitForURL("**/clips/*");
  const all = page.getByRole("link", { name: "All clips" });
  await all.first().waitFor();
  const option = page.getByRole("radio").last();
  if (await option.isVisible()) await option.check();
  const others = page.getByRole("region", { name: "More from this pour" });
  await others.getByRole("link").nth(1).click();
  await page.waitForURL("**/clips/*");
  await all.first().click();
  await page.waitForURL(`${shop.url}/`);
  await eventually
    .poll(() => page.evaluate(() => Math.round(scrollY)))
    .toBe(Math.round(left));

  await page.goto(productPath("honey-tortoise"));
  await untilHydrated(page);
  await all.first().click();
  await page.waitForURL("**/#products");
}, 60_000);

test("Back closes the menu of a phone, whose links and the cart leave no step behind", async () => {
  const page = await shop.openPage({ size: PHONE, path: PAGES.privacy });
  const menu = page.getByRole("navigation", { name: "Menu" });
  const open = button(page, "Open menu");
  await open.click();
  await menu.waitFor();
  await page.goBack();
  await eventually(menu).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(PAGES.privacy);
  await page.goForward();
  await menu.waitFor();
  await button(page, "Close menu").click();
  await eventually(menu).toBeHidden();

  await open.click();
  await openCart(page);
  await eventually(menu).toBeHidden();
  await pressEscape(page);
  await eventually(page.getByRole("dialog")).toHaveCount(0);
  await open.click();
  await menu.getByRole("link", { name: "Shop" }).click();
  await page.waitForURL("**/#products");
  await eventually(menu).toBeHidden();
  // A section of the same page is scrolled to, and is one step as well.
  await eventually.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(9);
  const top = await page.evaluate(() => scrollY);
  await open.click();
  await menu.getByRole("link", { name: "Process" }).click();
  await eventually
    .poll(() => page.evaluate(() => scrollY))
    .toBeGreaterThan(top + 500);
  await page.goBack();
  await page.waitForURL("**/#products");
  await page.goBack();
  await page.waitForURL(`**${PAGES.privacy}`);
  await eventually(menu).toBeHidden();
}, 60_000);

test("the way to an order whose link is lost stands in the footer, at its end and in the confirmation", async () => {
  const lost = orderPagePath("no-such-order-1234567890");
  const page = await shop.openPage({ mayFail: [lost] });
  const find = { name: "Find my order" };
  const inFooter = page.getByRole("contentinfo").getByRole("link", find);
  await eventually(inFooter).toHaveAttribute("href", PAGES.orders);
  await page.goto(lost);
  await untilHydrated(page);
  expect(await audit(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", find).click();
  await page.waitForURL(`**${PAGES.orders}`);
  await fillCart(page, "Honey Tortoise");
  await page.reload();
  await untilHydrated(page);
  await openCart(page);
  await openCheckout(page);
  await fillContact(page);
  await button(page, "Place Order").click();
  await page.waitForURL(`**${PAGES.confirmation}`);
  await eventually(
    page.getByRole("main").getByRole("link", find),
  ).toHaveAttribute("href", PAGES.orders);
}, 60_000);
