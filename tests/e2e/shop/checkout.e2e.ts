import { describe, expect, test } from "bun:test";
import type { Page, Request } from "playwright";
import {
  eventually,
  hold,
  pressEscape,
  SMALL_PHONE,
} from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { CONFIRMATION_KEY } from "#shared/orders/checkout.ts";
import { adminCharmPath, API } from "#tests/support/api.ts";
import { CharmList } from "#shared/clip/parts.ts";
import { OrderInput } from "#shared/orders/input.ts";
import { ADMIN_ENV, asMaker, changeProduct } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  button,
  dismissToast,
  fillCart,
  fillContact,
  hasFocus,
  lookUntil,
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
  test("names what is missing, keeps what was typed until the order is placed once, and a retry sends the same order", async () => {
    const page = await shop.newPage({
      isTranslated: true,
      mayFail: orderFails,
    });
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

    // Over a reload as well, and no press counts twice.
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (isOrder(request)) keys.push(request.headers()["idempotency-key"]);
    });
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
    await eventually(page.locator("[role=dialog] [aria-busy]")).toHaveCount(1);
    answer();
    await confirmed(page);
    expect(keys.splice(0)).toHaveLength(1);
    await page.unroute(`**${API.orders}`);

    await openCheckoutOf(page, "Honey Tortoise");
    await eventually(name).toHaveValue("");
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

  test("of a second window names the order of the first, and keeps the form", async () => {
    const first = await shop.newPage({ mayFail: orderFails });
    await openCheckoutOf(first, "Honey Tortoise");
    const second = await first.context().newPage();
    await second.goto(PAGES.privacy);
    await openCart(second);
    await openCheckout(second);
    await fillContact(second);
    // The browser hardly renders a window in the background.
    await first.bringToFront();
    await fillContact(first);
    await place(first);
    await confirmed(first);

    await second.bringToFront();
    await second.getByRole("link", { name: /^Go to order/ }).waitFor();
    await eventually(button(second, "Place Order")).toHaveCount(0);
    await pressEscape(second);
    await fillCart(second, "Plum Starlight");
    await lookUntil(second, () => button(second, "Cart, 1 item").isVisible());
    await openCart(second);
    await openCheckout(second);
    await eventually(second.getByLabel("Full name")).toHaveValue(
      "Test Shopper",
    );
    await eventually(second.getByText(/was placed at/)).toHaveCount(0);
  });
});

test("the confirmation prints on one page without buttons, is shown once, leads back to the shop, and can be read on the smallest phone when its names are long", async () => {
  const page = await shop.newPage();
  await openCheckoutOf(page, "Honey Tortoise");
  await fillContact(page);
  await button(page, "Place Order").click();
  await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
  await page.waitForFunction(
    (key) => sessionStorage.getItem(key) === null,
    CONFIRMATION_KEY,
  );
  const receipt = page.getByRole("complementary", { name: "Receipt" });
  await eventually(receipt.locator("img")).toHaveJSProperty("complete", true);
  const print = page.getByRole("button", { name: "Print Confirmation" });
  await print.waitFor();
  await page.emulateMedia({ media: "print" });
  await eventually(print).toBeHidden();
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) =>
        rule instanceof CSSPageRule ? [rule.style.margin] : [],
      ),
  );
  expect(margins).toContain("16mm");
  await eventually(page.getByRole("banner")).toBeHidden();
  await eventually(page.getByText("What happens next?")).toBeVisible();
  const pdf = await page.pdf({ format: "A4" });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });
  await page.reload();
  await page.getByRole("heading", { name: "Hold everything." }).waitFor();
  await eventually(page).toHaveURL(`${shop.url}/`);

  await page.setViewportSize(SMALL_PHONE);
  const order = {
    id: 1001,
    customerName: "נועה",
    customerEmail: "noa@example.com",
    customerPhone: "555 0100",
    total: "199999.98",
    items: [
      {
        name: "Pneumonoultramicroscopicsilicovolcanoconiosis (Maxi)",
        description: "",
        quantity: 2,
        price: "99999.99",
      },
    ],
    createdAt: new Date().toISOString(),
  };
  await page.evaluate(([key, record]) => sessionStorage.setItem(key, record), [
    CONFIRMATION_KEY,
    JSON.stringify(order),
  ] as const);
  await page.goto(PAGES.confirmation);
  const name = page.getByText("Pneumono");
  const width = async () => (await name.boundingBox())?.width ?? 0;
  await eventually.poll(width).toBeGreaterThan(200);
  await page.getByText("Thank you for your order, נועה!").waitFor();
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
