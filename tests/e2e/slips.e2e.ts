import { describe, expect, test } from "bun:test";
import { expect as eventually } from "playwright/test";
import { CONFIRMATION_KEY } from "#shared/contact-rules.ts";
import { API } from "#shared/paths.ts";
import {
  addClip,
  button,
  fillContact,
  openCart,
  openCheckout,
  openDesigner,
  toasts,
} from "./shop-visits.ts";
import { PHONE, takenOver, visit, visitShop } from "./watched-page.ts";
import { setStage } from "./stage.ts";

// What happens to a shopper who double-clicks, goes back in the middle of
// something, or has the shop open twice.

const stage = setStage();

describe("a double click counts once", () => {
  test("on a clip, on plus, on a design, on Join", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const { page } = visited;
    await page
      .getByRole("article", { name: "Honey Tortoise" })
      .getByRole("button", { name: "Add to Cart" })
      .dblclick();
    await button(page, "Cart, 1 item").waitFor();

    await openCart(page);
    await button(page, "One more").dblclick();
    await eventually(page.getByRole("group", { name: /^Quantity/ })).toHaveText(
      "2",
    );
    await page.keyboard.press("Escape");

    await openDesigner(page);
    await page.getByRole("checkbox", { name: /^Daisy/ }).check();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Add to Cart" })
      .dblclick({ delay: 60 });
    await button(page, "Cart, 3 items").waitFor();
    await eventually(toasts(page)).toContainText("Added to cart!");

    const joins: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(API.subscribe)) joins.push(request.url());
    });
    await page.getByLabel("Email address").fill("twice@example.com");
    await button(page, "Join").dblclick();
    await toasts(page).getByText("Welcome to").waitFor();
    expect(joins.length).toBe(1);
  });
});

describe("going back", () => {
  test("leaves the dialog that is open", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const { page } = visited;
    await page.getByRole("link", { name: "Shop Now" }).click();
    await openCart(page);
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });

  test("on a phone leaves the dialog and nothing else", async () => {
    await using visited = await visit(
      stage.browser,
      `${stage.shop.url}/privacy`,
      {
        viewport: PHONE,
        context: { hasTouch: true, isMobile: true },
      },
    );
    const { page } = visited;
    // What Android's Back asks to close, in the order of opening.
    await page.addInitScript(() => {
      const Watcher = globalThis.CloseWatcher;
      if (!Watcher) throw new Error("This browser has no CloseWatcher.");
      const watchers: EventTarget[] = [];
      globalThis.CloseWatcher = class extends Watcher {
        constructor() {
          super();
          watchers.push(this);
        }
      };
      addEventListener("back-on-a-phone", () =>
        watchers.at(-1)?.dispatchEvent(new Event("close")),
      );
    });
    await page.goto(stage.shop.url);
    await takenOver(page);
    await openCart(page);
    await page.evaluate(() => dispatchEvent(new Event("back-on-a-phone")));
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

test("a part of the home page is reached from a page that has none of it", async () => {
  await using visited = await visit(stage.browser, `${stage.shop.url}/privacy`);
  const { page } = visited;
  await takenOver(page);
  const nav = page.getByRole("navigation", { name: "Main" });
  for (const [name, id] of [
    ["Our Process", "process"],
    ["Contact", "contact"],
  ] as const) {
    await page.goto(`${stage.shop.url}/privacy`);
    await takenOver(page);
    await nav.getByRole("link", { name }).click();
    await page.getByRole("article", { name: "Honey Tortoise" }).waitFor();
    await eventually(page.locator(`#${id}`)).toBeInViewport();
  }
});

test("a second window learns that its cart is empty, and keeps the form", async () => {
  await using visited = await visitShop(stage.browser, stage.shop.url);
  visited.expectFailures(API.orders);
  const { page: first, context } = visited;
  await addClip(first, "Honey Tortoise");
  const second = await context.newPage();
  await second.goto(stage.shop.url);
  await takenOver(second);
  for (const page of [second, first]) {
    // A window in the background draws next to nothing.
    await page.bringToFront();
    await openCart(page);
    await openCheckout(page);
    await fillContact(page);
  }
  await button(first, "Place Order").click();
  await first.getByRole("heading", { name: "Order Confirmed!" }).waitFor();

  await second.bringToFront();
  await button(second, "Place Order").click();
  await button(second, "Back to your cart").click();
  await second.getByRole("dialog", { name: "Your Cart" }).waitFor();
  await second.getByText("Nothing held yet").waitFor();
  await second.keyboard.press("Escape");
  await addClip(second, "Plum Starlight");
  await openCart(second);
  await openCheckout(second);
  await eventually(second.getByLabel("Full name")).toHaveValue("Test Shopper");
  expect(await second.getByText("Your cart is empty.").count()).toBe(0);
});

test("at 99 of a kind the focus stays, and one more is told why not", async () => {
  await using visited = await visitShop(stage.browser, stage.shop.url);
  visited.expectFailures(API.cart);
  const { page } = visited;
  await page.evaluate(
    async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      await fetch(path, { method: "POST", headers, body });
    },
    [API.cart, JSON.stringify({ productId: 2, quantity: 98 })] as const,
  );
  await page.reload();
  await openCart(page);
  const plus = button(page, "One more");
  await plus.press("Enter");
  await eventually(page.getByRole("group", { name: /^Quantity/ })).toHaveText(
    "99",
  );
  await eventually(plus).toBeFocused();
  await eventually(plus).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page
    .getByRole("article", { name: "Honey Tortoise" })
    .getByRole("button", { name: "Add to Cart" })
    .click();
  await toasts(page).getByText("You can order 99 of a kind at most").waitFor();
});

test("a shared design leaves the address once it is in the cart", async () => {
  await using visited = await visitShop(stage.browser, stage.shop.url);
  const { page } = visited;
  await openDesigner(page);
  await page.getByRole("checkbox", { name: /^Daisy/ }).check();
  await button(page, "Save & share").click();
  const link = await page.getByLabel("Link to your design").inputValue();
  await page.goto(stage.shop.url + new URL(link).search);
  const designer = page.getByRole("dialog", { name: "Design Your Clip" });
  await designer.getByRole("button", { name: "Add to Cart" }).click();
  await designer.waitFor({ state: "hidden" });
  expect(new URL(page.url()).search).toBe("");
  await page.reload();
  await button(page, "Cart, 1 item").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("what was wrong with a design is no longer said once it is mended", async () => {
  await using visited = await visitShop(stage.browser, stage.shop.url);
  const { page } = visited;
  await openDesigner(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  const complaint = toasts(page).getByText("Please select at least one");
  await complaint.waitFor();
  await dialog.getByRole("checkbox", { name: /^Daisy/ }).check();
  await complaint.waitFor({ state: "detached" });
});

test("a receipt of long names can be read on the smallest phone", async () => {
  await using visited = await visit(
    stage.browser,
    `${stage.shop.url}/privacy`,
    {
      viewport: { width: 320, height: 568 },
    },
  );
  const { page } = visited;
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
  await page.goto(`${stage.shop.url}/order-confirmation`);
  const name = page.getByText("Pneumono");
  await name.waitFor();
  const box = await name.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  await page.getByText("Thank you for your order, נועה!").waitFor();
});
