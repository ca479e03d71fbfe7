import { beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import {
  eventually,
  hold,
  PHONE,
  stillBox,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import { PRODUCTS_PER_PAGE } from "#shared/catalog/rules.ts";
import { productPagePath } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { addManyProducts } from "#tests/support/many-products.ts";
import { settle } from "#tests/support/browser/screenshots.ts";
import {
  dismissToast,
  openCart,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });
/** With the demo's nine, these need three pages, of which the last is short. */
const ADDED = 2 * PRODUCTS_PER_PAGE;
const COUNT = ADDED + 9;

beforeAll(() => addManyProducts(shop.url, ADDED));

const cards = (page: Page) => page.getByRole("article");
const more = (page: Page) => page.getByRole("link", { name: "More clips" });
const previous = (page: Page) =>
  page.getByRole("link", { name: "Previous clips" });

/**
 * Presses a link at the end of the page once it stands: the cards above it get
 * their heights when they come into view.
 */
async function press(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await stillBox(link);
  await link.click();
}

test("the link to more clips shows them in its place with the focus, Back shows them again, and it says where they cannot be loaded", async () => {
  const third = productPagePath(3);
  const page = await shop.openPage({ size: PHONE, mayFail: [third] });
  await eventually(cards(page)).toHaveCount(PRODUCTS_PER_PAGE);
  await page.getByText(`${PRODUCTS_PER_PAGE} of ${COUNT} clips`).waitFor();
  await more(page).focus();
  await settle(page);
  const before = await more(page).boundingBox();
  await page.keyboard.press("Enter");
  await eventually(cards(page)).toHaveCount(2 * PRODUCTS_PER_PAGE);
  await page
    .getByText(`${PRODUCTS_PER_PAGE} more clips are shown.`)
    .waitFor({ state: "attached" });
  const first = cards(page).nth(PRODUCTS_PER_PAGE);
  await eventually(first).toBeFocused();
  // The cards stand where the link was, so that nothing above them moves.
  const moved = async () =>
    Math.abs(((await first.boundingBox())?.y ?? 0) - (before?.y ?? 0));
  await eventually.poll(moved).toBeLessThan(100);

  const last = cards(page).last();
  const name = (await last.getByRole("heading").textContent()) ?? "";
  // Not by its name, which may be the beginning of others: "Clip 11".
  await last.getByRole("button", { name: "Add to Cart" }).click();
  await toasts(page).getByText("Added to cart!").waitFor();
  // On a phone it covers the link, and stays under the pointer.
  await dismissToast(page);
  await page.getByRole("link", { name: "Privacy" }).click();
  await page.getByRole("heading", { name: "Privacy", level: 1 }).waitFor();
  await page.goBack();
  await eventually(cards(page)).toHaveCount(2 * PRODUCTS_PER_PAGE);

  const release = await hold(page, `**${third}`, { thenAbort: true });
  await press(more(page));
  await page.getByRole("link", { name: "Loading clips" }).waitFor();
  release();
  const failure = page
    .getByRole("alert")
    .getByText("We couldn't load more clips.");
  await failure.waitFor();
  await eventually(more(page)).toBeFocused();
  await page.unroute(`**${third}`);
  await press(more(page));
  await eventually(cards(page)).toHaveCount(COUNT);
  await eventually(failure).toHaveCount(0);
  await page.getByText(`${COUNT} of ${COUNT} clips`).waitFor();
  await eventually(more(page)).toHaveCount(0);
  expect(await audit(page)).toEqual([]);

  await page.reload();
  await untilHydrated(page);
  await eventually(cards(page)).toHaveCount(PRODUCTS_PER_PAGE);
  // By then there are no more of them.
  await page.route(`**${productPagePath(2)}`, (route) =>
    route.fulfill({ json: [] }),
  );
  await press(more(page));
  await page.getByText("There are no more clips.").waitFor();
  await eventually(more(page)).toHaveCount(0);
  await openCart(page);
  await page.getByRole("dialog").getByText(name).waitFor();
});

test("a page of clips continues in its place, and leads to the shop's first clips", async () => {
  const page = await shop.openPage({ path: "/clips/2", size: PHONE });
  await eventually(page).toHaveTitle(/, page 2 · Barrette & Bloom$/);
  expect(await audit(page)).toEqual([]);
  await press(more(page));
  await eventually(cards(page)).toHaveCount(COUNT - PRODUCTS_PER_PAGE);
  await eventually(previous(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Barrette & Bloom" }).first().click();
  await page
    .getByRole("article", { name: "Rose Quartz Swirl" })
    .first()
    .waitFor();
  // The other pages have been loaded already.
  await eventually(cards(page)).toHaveCount(COUNT);
});
