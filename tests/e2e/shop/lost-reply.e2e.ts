import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { PlacedOrder } from "#shared/orders/schema.ts";
import { API } from "#tests/support/api.ts";
import { eventually } from "#tests/support/browser/page.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { FILLERS, fillAs } from "#tests/support/browser/form-fillers.ts";
import {
  button,
  fillContact,
  lookAt,
  openCart,
  openCheckout,
  openCheckoutOf,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: { SHOP_TIME_ZONE: "Europe/Berlin" } });

const ELSEWHERE = { timezoneId: "America/New_York" };
const place = (page: Page) => button(page, "Place Order").click();
const dialog = (page: Page) => page.getByRole("dialog", { name: "Checkout" });

/** Cuts the line of the next order once the shop has written it. */
async function cutNextOrder(page: Page): Promise<() => PlacedOrder> {
  let order: PlacedOrder | undefined;
  await page.route(
    `**${API.orders}`,
    async (route) => {
      const answer = await route.fetch();
      order = PlacedOrder.parse(await answer.json());
      await route.abort();
    },
    { times: 1 },
  );
  return () => PlacedOrder.parse(order);
}

/** Expects the checkout to name the order, without a form, and goes there. */
async function followFound(page: Page, { id }: PlacedOrder): Promise<void> {
  const open = dialog(page);
  // With the zone, as the clock of whoever reads it shows another time.
  await open
    .getByRole("heading", {
      name: new RegExp(
        `^Order ${id} was placed at \\d+:\\d\\d [AP]M GMT\\+\\d\\.$`,
      ),
    })
    .waitFor();
  expect(await open.locator("form").count()).toBe(0);
  expect(await open.getByText("Total").count()).toBe(0);
  const way = open.getByRole("link", { name: `Go to order ${id}` });
  await eventually(way).toBeFocused();
  await way.press("Enter");
  await page.getByRole("heading", { name: "We have your order" }).waitFor();
}

describe("an order whose reply was lost", () => {
  test("is found after a digit was changed, and named by the checkout of another tab", async () => {
    const page = await shop.newPage({
      mayFail: [API.orders],
      context: ELSEWHERE,
    });
    await openCheckoutOf(page, "Honey Tortoise");
    await fillContact(page);
    const placed = await cutNextOrder(page);
    await place(page);
    await dialog(page).getByText("We do not know whether").waitFor();
    await page.getByLabel("Phone").fill("(555) 010-4478");
    await place(page);
    await followFound(page, placed());

    await openCheckoutOf(page, "Honey Tortoise");
    await fillContact(page);
    const other = await page.context().newPage();
    await other.goto(PAGES.privacy);
    await openCart(other);
    await openCheckout(other);
    const next = await cutNextOrder(page);
    await page.bringToFront();
    await place(page);
    await dialog(page).getByText("We do not know whether").waitFor();
    await other.bringToFront();
    await lookAt(other);
    await followFound(other, next());
  });

  test("is finished by a reload during Processing...", async () => {
    const page = await shop.newPage({ mayFail: [API.orders] });
    await openCheckoutOf(page, "Honey Tortoise");
    await fillContact(page);
    const written = Promise.withResolvers<PlacedOrder>();
    const left = Promise.withResolvers<void>();
    await page.route(
      `**${API.orders}`,
      async (route) => {
        const answer = await route.fetch();
        written.resolve(PlacedOrder.parse(await answer.json()));
        await left.promise;
        await route.abort();
      },
      { times: 1 },
    );
    await place(page);
    const { id } = await written.promise;
    await button(page, "Processing...").waitFor();
    await page.reload();
    left.resolve();
    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
    const receipt = page.getByRole("complementary", { name: "Receipt" });
    await receipt.getByText(String(id), { exact: true }).waitFor();
    // The next order of the same clip is another one.
    await openCheckoutOf(page, "Honey Tortoise");
    await fillContact(page);
    await place(page);
    await receipt.getByText(String(id + 1), { exact: true }).waitFor();
  });

  test("that never arrived is not sent by itself after something else was typed", async () => {
    const page = await shop.newPage({ mayFail: [API.orders] });
    await openCheckoutOf(page, "Honey Tortoise");
    await fillContact(page);
    await page.route(`**${API.orders}`, (route) => route.abort(), { times: 1 });
    await place(page);
    await dialog(page).getByText("We do not know whether").waitFor();
    await page.getByLabel("Phone").fill("(555) 010-4479");
    await page.reload();
    await eventually(page.getByLabel("Phone")).toHaveValue("(555) 010-4479");
    await eventually(button(page, "Place Order")).toBeEnabled();
    await place(page);
    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
    await page.getByText("(555) 010-4479").waitFor();
  });
});

test("a form that a filler fills is confirmed, whichever it is, and an order without a mail says to keep its link, which is copied", async () => {
  const page = await shop.newPage();
  await openCheckoutOf(page, "Honey Tortoise");
  for (const [name, filler] of Object.entries(FILLERS))
    expect([name, await fillAs(page, filler)]).toEqual([
      name,
      {
        customerName: "Ada Example",
        customerEmail: "ada@example.com",
        customerPhone: "+49 89 1234567",
      },
    ]);
  const answer = page.waitForResponse(`**${API.orders}`);
  await place(page);
  expect(await (await answer).json()).toMatchObject({ confirmation: "queued" });
  await page.getByText("A confirmation email reaches you").waitFor();

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCheckoutOf(page, "Honey Tortoise");
  await fillContact(page, "bot@example.com");
  // As a program fills in what it finds.
  await dialog(page)
    .locator('[aria-hidden="true"] input')
    .evaluate((input) => {
      if (input instanceof HTMLInputElement) input.value = "spam";
    });
  const unsent = page.waitForResponse(`**${API.orders}`);
  await place(page);
  const { url } = PlacedOrder.parse(await (await unsent).json());
  await page.getByText("No email comes with this order").waitFor();
  expect(await page.getByText("A confirmation email").count()).toBe(0);
  await page.getByRole("link", { name: url }).waitFor();
  await button(page, "Copy the link").click();
  await button(page, "Copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});
