import { describe, expect, test } from "bun:test";
import type { Page, Request } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { PAGES } from "#shared/api/paths.ts";
import { adminCharmPath, API } from "#tests/support/api.ts";
import { CharmList } from "#shared/clip/charms.ts";
import { OrderInput } from "#shared/orders/order-input.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { asMaker, changeProduct } from "#tests/support/maker-api.ts";
import { hold } from "#tests/support/browser/page.ts";
import {
  addClip,
  button,
  dismissToast,
  fillCart,
  fillContact,
  hasFocus,
  openCart,
  openCheckout,
  openCheckoutOf,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const place = (page: Page) => button(page, "Place Order").click();
const confirmed = (page: Page) =>
  page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
const orderFails = [API.orders];

describe("the checkout", () => {
  test("names each missing field and focuses the first, and corrects a mistyped address", async () => {
    const page = await shop.newPage();
    await openCheckoutOf(page, "Honey Tortoise");
    await page.getByLabel("Full name").fill("Mila");
    await place(page);
    await toasts(page).getByText("Missing information").waitFor();
    expect(await page.evaluate(boxes)).toEqual({
      told: expect.stringContaining("Please fill in all required fields."),
      isBesideCancel: true,
    });
    const email = page.getByRole("textbox", { name: "Email", exact: true });
    await page.waitForFunction(
      () => document.activeElement?.getAttribute("name") === "customerEmail",
    );
    await eventually(email).toHaveAttribute("aria-invalid", "true");
    await page.getByText("Enter your email so we can confirm").waitFor();
    await page.getByText("Enter a phone number.").waitFor();
    await email.fill("mila");
    await page.getByText("Enter your email so").waitFor({ state: "hidden" });
    await page.getByLabel("Phone").fill("555 0100");
    await place(page);
    await toasts(page).getByText("Invalid email").waitFor();
    await page
      .getByRole("dialog")
      .getByText("Please enter a valid email address")
      .waitFor();
    await email.fill("mila@example.com");
    await page.getByLabel("Phone").fill("call me");
    await place(page);
    await toasts(page).getByText("Invalid phone number").waitFor();

    await fillContact(page, "shopper@gmail.con");
    await button(page, "shopper@gmail.com").click();
    await eventually(email).toBeFocused();
    await eventually(email).toHaveValue("shopper@gmail.com");
    await button(page, "Cancel").click();
    await hasFocus(page, "button", "Cart, 1 item");
    await openCart(page);
    await button(page, "Proceed to Checkout").click();
    await eventually(page.getByLabel("Full name")).toHaveValue("Test Shopper");
  });

  test("keeps the typed values over a reload, until the order is placed, and takes no further press meanwhile", async () => {
    const page = await shop.newPage();
    await openCheckoutOf(page, "Honey Tortoise");
    let orders = 0;
    page.on("request", (request) => {
      if (isOrder(request)) orders += 1;
    });
    await fillContact(page);
    const release = await hold(page, `**${API.cart}`, { times: 1 });
    await page.reload();
    const name = page.getByRole("dialog").getByLabel("Full name");
    await eventually(name).toHaveValue("Test Shopper");
    // Before its cart is there, the form would order nothing.
    await eventually(button(page, "Place Order")).toBeDisabled();
    release();
    const answer = await hold(page, `**${API.orders}`);
    await place(page);
    const busy = button(page, "Processing...");
    await busy.waitFor();
    await busy.click({ force: true });
    await page.keyboard.press("Escape");
    await eventually(button(page, "Close checkout")).toBeDisabled();
    await eventually(name).toBeDisabled();
    answer();
    await confirmed(page);
    expect(orders).toBe(1);

    await fillCart(page, "Honey Tortoise");
    await page.goto(PAGES.privacy);
    await openCart(page);
    await openCheckout(page);
    await eventually(name).toHaveValue("");
  });

  test("stays open when the order fails, and a retry sends the same order", async () => {
    const page = await shop.newPage({ mayFail: orderFails });
    await openCheckoutOf(page, "Honey Tortoise");
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (isOrder(request)) keys.push(request.headers()["idempotency-key"]);
    });
    await fillContact(page);
    // The server receives the order, but the response is lost.
    await page.route(`**${API.orders}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await place(page);
    await toasts(page).getByText("Order failed").waitFor();
    await hasFocus(page, "button", "Place Order");
    const dialog = page.getByRole("dialog", { name: "Checkout" });
    await dismissToast(page);
    await toasts(page).getByText("Order failed").waitFor({ state: "detached" });
    await dialog.getByText("We do not know whether").waitFor();
    await eventually(page.getByLabel("Phone")).toHaveValue("(555) 010-4477");
    await page.unroute(`**${API.orders}`);
    await place(page);
    await confirmed(page);
    await button(page, "Cart, 0 items").waitFor();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test("shows a changed price, leads back to the cart when too few of a charm are left, and keeps the form", async () => {
    const charms = await fetch(shop.url + API.charms);
    const shell = CharmList.parse(await charms.json()).find(
      ({ name }) => name === "Peach Shell",
    );
    const ask = await asMaker(shop.url);
    await ask("PUT", adminCharmPath(shell?.id ?? 0), {
      ...shell,
      stockQuantity: 1,
    });
    const design = { charms: ["Peach Shell"], letters: "SEA" };
    const page = await shop.newPage({ mayFail: orderFails });
    await openCheckoutOf(page, "Apricot Fade", design);
    const totals: string[] = [];
    page.on("request", (request) => {
      if (isOrder(request))
        totals.push(OrderInput.parse(request.postDataJSON()).total);
    });
    await fillContact(page);
    await changeProduct(shop.url, "Apricot Fade", { price: "25.50" });
    await place(page);
    const dialog = page.getByRole("dialog", { name: "Checkout" });
    await dialog
      .getByText("Apricot Fade costs $25.50 now, it was $24.00.")
      .waitFor();
    await dialog.getByText("$25.50").first().waitFor();
    const name = page.getByLabel("Full name");
    await eventually(name).toHaveValue("Test Shopper");

    await page.goBack();
    const clip = page.getByRole("article", { name: /"SEA"/ });
    await clip.getByRole("button", { name: "One more" }).click();
    await page.getByText("$29.50 each").waitFor();
    await openCheckout(page);
    await place(page);
    await button(page, "Back to your cart").click();
    await clip.getByRole("button", { name: "One fewer" }).click();
    await page.getByText("$29.50 each").waitFor({ state: "detached" });
    await openCheckout(page);
    await eventually(name).toHaveValue("Test Shopper");
    await place(page);
    await confirmed(page);
    expect(totals).toEqual(["53.50", "84.50", "55.00"]);
  });

  test("of a second window shows that its cart is empty, and keeps the form", async () => {
    const first = await shop.newPage({ mayFail: orderFails });
    await openCheckoutOf(first, "Honey Tortoise");
    const second = await first.context().newPage();
    await second.goto(PAGES.home);
    await openCart(second);
    await openCheckout(second);
    await fillContact(second);
    // The browser hardly renders a window in the background.
    await first.bringToFront();
    await fillContact(first);
    await place(first);
    await confirmed(first);

    await second.bringToFront();
    await place(second);
    await button(second, "Back to your cart").click();
    await second.getByRole("dialog", { name: "Your Cart" }).waitFor();
    await second.getByText("Nothing held yet").waitFor();
    await second.keyboard.press("Escape");
    await addClip(second, "Plum Starlight");
    await openCart(second);
    await openCheckout(second);
    await eventually(second.getByLabel("Full name")).toHaveValue(
      "Test Shopper",
    );
    await eventually(second.getByText("Your cart is empty.")).toHaveCount(0);
  });
});

/** Runs in the page: what is told, and whether it covers the form's buttons. */
function boxes() {
  const told = document.querySelector("[data-tone=error]");
  const cancel = [...document.querySelectorAll("[role=dialog] button")].find(
    ({ textContent }) => textContent === "Cancel",
  );
  const [left, right] = [cancel, told].map(
    (element) => element?.getBoundingClientRect() ?? new DOMRect(),
  );
  return {
    told: told?.textContent ?? "",
    isBesideCancel: (left?.left ?? 0) > (right?.right ?? 0),
  };
}

function isOrder(request: Request): boolean {
  return new URL(request.url()).pathname === API.orders;
}
