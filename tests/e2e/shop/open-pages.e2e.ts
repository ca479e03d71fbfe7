import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { productPath, PAGES } from "#shared/api/paths.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { CharmList } from "#shared/clip/parts.ts";
import { SavedDesign } from "#shared/clip/schema.ts";
import { followAvailability } from "#shared/stock/calls.ts";
import { demoSite } from "#server/demo/site.ts";
import { en } from "#shared/messages/demo/en.ts";
import { ADMIN_ENV, asMaker, changeProduct } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import {
  button,
  design,
  designer,
  fillCart,
  message,
  openCart,
  openCheckout,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import {
  eventually,
  PHONE,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";

// A page stays open while the maker changes what may be bought. Nothing of it
// is counted, so that no page had a reason of its own to ask.

const shop = setUpShop({ env: ADMIN_ENV });
const NAME = "Honey Tortoise";
const PATH = productPath("honey-tortoise");

const pauseFor = async (ms: number | null) => {
  const until = ms === null ? "" : new Date(Date.now() + ms).toISOString();
  const pause = ms === null ? null : { until, text: "We are on a boat." };
  await (
    await asMaker(shop.url)
  )("PUT", API.adminSite, { ...demoSite(en), pause });
};
const switchCustom = async (isEnabled: boolean) =>
  (await asMaker(shop.url))("PUT", API.adminClipConfig, { isEnabled });

/** Opens a page that follows the shop, or that hears nothing of it. */
async function open(path: string, { isDeaf = false } = {}): Promise<Page> {
  const page = await shop.newPage({ mayFail: ["/api/"], isIdle: true });
  const follows = page.waitForRequest(`**${followAvailability.path}`);
  if (isDeaf)
    await page.route(`**${followAvailability.path}`, (route) => route.abort());
  await page.goto(path);
  await untilHydrated(page);
  await follows;
  return page;
}

test("a product's page learns that its clip is sold out and back, and that the maker rests and returns", async () => {
  const page = await open(PATH);
  const add = page.getByRole("button", { name: "Add to Cart" });
  await eventually(add).toBeEnabled();
  await changeProduct(shop.url, NAME, { inStock: false });
  await page
    .getByRole("textbox", { name: "Tell me when it is back" })
    .waitFor();
  await eventually(add).toHaveCount(0);
  await page.getByText("Sold out").first().waitFor();
  expect(await audit(page)).toEqual([]);
  await changeProduct(shop.url, NAME, { inStock: true });
  await eventually(add).toBeEnabled();
  await add.click();
  await toasts(page).getByText(NAME).waitFor();

  await pauseFor(DAY_MS);
  const banner = page.getByText("We are on a boat.");
  await banner.waitFor();
  await openCart(page);
  await openCheckout(page);
  const dialog = page.getByRole("dialog", { name: "Checkout" });
  await eventually(
    dialog.getByRole("button", { name: /^Back on/ }),
  ).toBeDisabled();
  // She comes back earlier than she said.
  await pauseFor(null);
  await eventually(
    dialog.getByRole("button", { name: "Place Order" }),
  ).toBeEnabled();
  await eventually(banner).toHaveCount(0);
}, 60_000);

test("what was pressed shows why it was refused, on a page that heard nothing", async () => {
  const page = await open(PATH, { isDeaf: true });
  const add = page.getByRole("button", { name: "Add to Cart" });
  await changeProduct(shop.url, NAME, { inStock: false });
  await add.click();
  await page
    .getByRole("textbox", { name: "Tell me when it is back" })
    .waitFor();
  await eventually(add).toHaveCount(0);
  await changeProduct(shop.url, NAME, { inStock: true });

  await fillCart(page, NAME);
  const home = await open(PAGES.home, { isDeaf: true });
  await fillCart(home, NAME);
  await home.reload();
  await untilHydrated(home);
  await openCart(home);
  await openCheckout(home);
  await pauseFor(DAY_MS);
  const dialog = home.getByRole("dialog", { name: "Checkout" });
  await dialog.getByLabel("Full name").fill("Test Shopper");
  await dialog.getByLabel("Email").fill("shopper@example.com");
  await dialog.getByLabel("Phone").fill("(555) 010-4477");
  await dialog.getByRole("button", { name: "Place Order" }).click();
  await eventually(
    dialog.getByRole("button", { name: /^Back on/ }),
  ).toBeDisabled();
  await pauseFor(null);
}, 60_000);

test("the designer says that custom clips are switched off, keeps the draft, and opens again", async () => {
  const page = await open(PAGES.design);
  await design(page, { letters: "MILA", charms: ["Daisy"] });
  const off = designer(page).getByText(
    "Custom clips are taking a short break.",
  );
  const add = designer(page).getByRole("button", { name: "Add to Cart" });
  await switchCustom(false);
  await off.waitFor();
  await eventually(add).toBeDisabled();
  for (const size of [{ width: 1280, height: 800 }, PHONE]) {
    await page.setViewportSize(size);
    await screenshot(page, `designer-off-${size.width}`);
  }
  expect(await audit(page)).toEqual([]);
  // It is said as soon as the page opens, too, over the draft.
  await page.reload();
  await off.waitFor();
  await eventually(message(page)).toHaveValue("MILA");
  const charms = CharmList.parse(
    await (await page.request.get(API.charms)).json(),
  );
  const saved = await page.request.post(API.designs, {
    data: { selectedCharms: [charms[0]?.id], customText: "ZOE" },
  });
  const { pathname, search } = new URL(
    SavedDesign.parse(await saved.json()).url,
  );
  const shared = await open(pathname + search);
  const dialog = shared.getByRole("dialog", { name: /Someone designed/ });
  await dialog.getByText("Custom clips are taking a short break.").waitFor();
  await eventually(
    dialog.getByRole("button", { name: "Add to Cart" }),
  ).toBeDisabled();
  await switchCustom(true);
  await eventually(add).toBeEnabled();
  await add.click();
  await eventually(button(page, "Cart, 1 item")).toBeVisible();
}, 60_000);
