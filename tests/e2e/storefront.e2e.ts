import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page, Request } from "playwright";
import { expect as eventually } from "playwright/test";
import { OrderInput } from "#shared/orders.ts";
import { API, adminProductPath } from "#shared/paths.ts";
import { launchBrowser } from "./browser.ts";
import { type RunningShop, startExecutable } from "./executable.ts";
import { addClip, fillContact, openCart } from "./shop-visits.ts";
import { PHONE, visit, visitShop } from "./watched-page.ts";

const ADMIN = { username: "maker", password: "correct horse battery" };

let browser: Browser;
let shop: RunningShop;

beforeAll(async () => {
  browser = await launchBrowser();
  shop = await startExecutable({
    args: ["serve", "--demo"],
    env: {
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      SUPPORT_EMAIL: "help@example.com",
      SOCIAL_URL: "https://social.example.com/shop",
    },
  });
});
afterAll(async () => {
  await browser.close();
  await shop[Symbol.asyncDispose]();
});

const toasts = (page: Page) =>
  page.getByRole("region", { name: "Notifications (F8)" });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name });

/** Whether the top of the element stands below the header, in the window. */
const isInView = (page: Page, id: string) =>
  page.waitForFunction((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top;
    return top !== undefined && top > -2 && top < innerHeight * 0.6;
  }, id);

/** Waits until what is so named, as a screen reader says it, has the focus. */
async function hasFocus(
  page: Page,
  role: "button" | "heading",
  name: string,
): Promise<void> {
  await eventually(page.getByRole(role, { name })).toBeFocused();
}

describe("the page", () => {
  test("asks for nothing that came with it", async () => {
    const asked: string[] = [];
    await using visited = await visitShop(browser, `${shop.url}/privacy`);
    const { page } = visited;
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) asked.push(pathname);
    });
    await page.goto(shop.url);
    await button(page, "Cart, 0 items").waitFor();
    expect(asked).toEqual([API.cart]);
  });

  test("scrolls to its sections, from other pages too, and back", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    const nav = page.getByRole("navigation", { name: "Main" });
    for (const [name, id] of [
      ["Shop", "products"],
      ["Our Process", "process"],
    ] as const) {
      await nav.getByRole("link", { name }).click();
      await isInView(page, id);
      expect(new URL(page.url()).hash).toBe(`#${id}`);
    }
    await page.getByRole("link", { name: "Shop Now" }).click();
    await isInView(page, "products");
    // However one gets there, the navigation says where one is.
    for (const [top, name] of [
      [1e6, "Contact"],
      [0, "Home"],
    ] as const) {
      await page.evaluate(
        (to) => scrollTo({ top: to, behavior: "instant" }),
        top,
      );
      await nav
        .locator("[aria-current=true]")
        .filter({ hasText: name })
        .waitFor();
    }
    await page.getByRole("link", { name: "Privacy" }).click();
    await page.getByRole("heading", { name: "Privacy", level: 1 }).waitFor();
    expect(await page.title()).toBe("Privacy · Barrette & Bloom");
    await nav.getByRole("link", { name: "Our Process" }).click();
    await isInView(page, "process");
    await page.goBack();
    await page.getByRole("heading", { name: "Privacy", level: 1 }).waitFor();
    await page.goForward();
    await page.getByRole("heading", { name: "Our Process" }).waitFor();
    expect(await page.title()).toStartWith("Handmade resin claw clips");
  });

  test("can be read without scripts, and says how to order then", async () => {
    await using visited = await visit(browser, shop.url, {
      context: { javaScriptEnabled: false },
    });
    const { page } = visited;
    await eventually(page.getByRole("article")).toHaveCount(9);
    const note = page.locator("noscript").first();
    await eventually(note).toBeVisible();
    expect(await note.textContent()).toContain("help@example.com");
    for (const name of ["Add to Cart", "Join", "Design Your Clip"])
      await eventually(button(page, name)).toHaveCount(0);
    await page.getByRole("link", { name: "Our Process" }).first().click();
    expect(page.url()).toEndWith("/#process");
  });

  test("answers 404 for a page that is not there, with the way back", async () => {
    await using visited = await visit(browser, `${shop.url}/privacy`);
    visited.expectFailures("/no-such-page");
    const { page } = visited;
    const response = await page.goto(`${shop.url}/no-such-page`);
    expect(response?.status()).toBe(404);
    await page.getByRole("link", { name: "Back to the shop" }).click();
    await page.getByRole("heading", { name: "Hold everything." }).waitFor();
  });

  test("plays its film after it has loaded, and stops it when asked", async () => {
    await using visited = await visitShop(browser, shop.url, {
      context: { reducedMotion: "no-preference" },
    });
    const { page } = visited;
    const film = page.locator("video");
    await button(page, "Pause video").click();
    await button(page, "Play video").waitFor();
    await page.waitForFunction(
      () => document.querySelector("video")?.paused === true,
    );
    await eventually(film).toHaveAttribute("aria-hidden", "true");
  });

  test("shows the poster alone to who wants less motion", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    await eventually(page.locator("video")).toHaveCount(0);
    await eventually(button(page, /video$/)).toHaveCount(0);
  });

  test("tells when there is no connection, and when there is again", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page, context } = visited;
    await context.setOffline(true);
    await page.getByText("You are offline. Your cart is kept").waitFor();
    await context.setOffline(false);
    await page.getByText("You are offline.").waitFor({ state: "hidden" });
  });
});

test("what is pressed before its code is there counts once it is", async () => {
  await using visited = await visit(browser, `${shop.url}/privacy`);
  const { page } = visited;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/HomeRest*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(shop.url);
  await button(page, "Cart, 0 items").waitFor();
  await page.getByLabel("Email address").fill("early@example.com");
  await button(page, "Join").click();
  letGo();
  await toasts(page).getByText("Welcome to Barrette & Bloom!").waitFor();
  expect(page.url()).toBe(`${shop.url}/`);
});

describe("the menu of a phone", () => {
  test("opens below the bar, closes on Escape and on a choice", async () => {
    await using visited = await visitShop(browser, shop.url, {
      viewport: PHONE,
    });
    const { page } = visited;
    await button(page, "Open menu").click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("link", { name: "Contact" }).waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    await hasFocus(page, "button", "Open menu");
    await button(page, "Open menu").click();
    await menu.getByRole("link", { name: "Shop" }).click();
    await menu.waitFor({ state: "hidden" });
    await isInView(page, "products");
  });
});

describe("the products", () => {
  test("show eight placeholders, then the failure, then what there is", async () => {
    await using visited = await visit(browser, `${shop.url}/privacy`);
    visited.expectFailures(API.products);
    const { page } = visited;
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(`**${API.products}`, async (route) => {
      await held;
      await route.abort();
    });
    await button(page, "Cart, 0 items").waitFor();
    await page.getByRole("link", { name: "Shop" }).first().click();
    await page.getByText("Loading clips...").waitFor({ state: "attached" });
    const list = page.locator('ul[aria-busy="true"] > li');
    await eventually(list).toHaveCount(8);
    letGo();
    await page.getByText("We couldn't load the clips.").waitFor();
    await page.unroute(`**${API.products}`);
    await button(page, "Try again").click();
    await page.getByRole("article", { name: "Honey Tortoise" }).waitFor();
  });

  test("cannot be bought when sold out, as clip or as variant", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    const tide = page.getByRole("article", { name: "Tide Agate" });
    const sold = tide.getByRole("button", { name: "Sold out" });
    await eventually(sold).toBeDisabled();
    const sage = page.getByRole("article", { name: "Sage & Gold Leaf" });
    const variant = sage.getByRole("radio", {
      name: /^Eucalyptus ?, sold out$/,
    });
    await eventually(variant).toBeDisabled();
    await eventually(sage.getByRole("radio", { name: "Sage" })).toBeChecked();
  });

  test("keep the button of one card busy while the others stay live", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(`**${API.cart}`, async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    const honey = page.getByRole("article", { name: "Honey Tortoise" });
    await honey.getByRole("button", { name: "Add to Cart" }).click();
    const busy = honey.getByRole("button", { name: "Adding..." });
    await eventually(busy).toHaveAttribute("aria-disabled", "true");
    const plum = page.getByRole("article", { name: "Plum Starlight" });
    await plum.getByRole("button", { name: "Add to Cart" }).waitFor();
    letGo();
    await toasts(page).getByText("Added to cart!").waitFor();
  });

  test("say so when one could not be added", async () => {
    await using visited = await visitShop(browser, shop.url);
    visited.expectFailures(API.cart);
    const { page } = visited;
    await page.route(`**${API.cart}`, (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    const honey = page.getByRole("article", { name: "Honey Tortoise" });
    await honey.getByRole("button", { name: "Add to Cart" }).click();
    const alert = toasts(page).getByRole("alert");
    await alert.getByText("Oops! Something went wrong").waitFor();
    await alert
      .getByText("Couldn't add item to cart. Please try again.")
      .waitFor();
  });
});

describe("notifications", () => {
  test("come one at a time and go after five seconds, but not under the pointer", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    await page.clock.install();
    await button(page, "Join").click();
    const missing = toasts(page).getByText("Please enter your email");
    await missing.waitFor();
    await page.getByLabel("Email address").fill("nobody");
    await button(page, "Join").click();
    const invalid = toasts(page).getByText("Invalid email");
    await invalid.waitFor();
    await eventually(missing).toHaveCount(0);
    await page.clock.runFor(3_000);
    await invalid.hover();
    await page.clock.runFor(60_000);
    await eventually(invalid).toBeVisible();
    await page.mouse.move(900, 20);
    await page.clock.runFor(1_900);
    await eventually(invalid).toBeVisible();
    await page.clock.runFor(1_000);
    await invalid.waitFor({ state: "detached" });
  });

  test("are reached with F8, and give the focus back", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    await button(page, "Join").click();
    await toasts(page).getByText("Please enter your email").waitFor();
    await page.keyboard.press("F8");
    await eventually(toasts(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await hasFocus(page, "button", "Dismiss");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      () => document.activeElement?.getAttribute("name") === "email",
    );
  });

  test("are swept away to the right, past 50 px", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    await button(page, "Join").click();
    const words = toasts(page).getByText("Please enter your email");
    await words.waitFor();
    const box = await words.boundingBox();
    if (!box) return expect.unreachable("the notification has no place");
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    const pull = async (by: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 4 });
      await page.mouse.up();
    };
    await pull(40);
    await eventually(words).toBeVisible();
    await pull(70);
    await words.waitFor({ state: "detached" });
  });
});

test("tooltips open after 700 ms, the next one at once, and go on Escape", async () => {
  await using visited = await visitShop(browser, shop.url);
  const { page } = visited;
  await addClip(page, "Honey Tortoise");
  await openCart(page);
  await page.clock.install();
  const tip = (name: string) => page.locator("[popover]", { hasText: name });
  await button(page, "Remove Honey Tortoise").hover();
  await page.clock.runFor(600);
  await eventually(tip("Remove Honey Tortoise")).toHaveCount(0);
  await page.clock.runFor(200);
  await tip("Remove Honey Tortoise").waitFor();
  await button(page, "One more").hover();
  await page.clock.runFor(20);
  await tip("One more").waitFor();
  await eventually(tip("Remove Honey Tortoise")).toHaveCount(0);
  await page.mouse.move(10, 10);
  await tip("One more").waitFor({ state: "detached" });
  await page.clock.runFor(400);
  await button(page, "One more").hover();
  await page.clock.runFor(600);
  await eventually(tip("One more")).toHaveCount(0);
  await page.clock.runFor(200);
  await tip("One more").waitFor();
  await page.keyboard.press("Escape");
  await tip("One more").waitFor({ state: "detached" });
});

describe("the newsletter", () => {
  test("welcomes who joins and clears the field", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    const field = page.getByLabel("Email address");
    await field.fill("fan@example.com");
    await button(page, "Join").click();
    await toasts(page).getByText("Welcome to Barrette & Bloom!").waitFor();
    await eventually(field).toHaveValue("");
  });

  test("keeps the address when the shop cannot be reached", async () => {
    await using visited = await visitShop(browser, shop.url);
    visited.expectFailures(API.subscribe);
    const { page } = visited;
    await page.route(`**${API.subscribe}`, (route) => route.abort());
    const field = page.getByLabel("Email address");
    await field.fill("fan@example.com");
    await button(page, "Join").click();
    await toasts(page).getByText("We can't wait to have you").waitFor();
    await eventually(field).toHaveValue("fan@example.com");
  });
});

describe("the cart", () => {
  test("closes on Escape and on its button; the focus goes back", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    await openCart(page);
    await page.getByText("Nothing held yet").waitFor();
    await page.keyboard.press("Escape");
    await hasFocus(page, "button", "Cart, 0 items");
    await openCart(page);
    await button(page, "Close cart").click();
    await hasFocus(page, "button", "Cart, 0 items");
  });

  test("removes a line at quantity 0, and the focus moves on", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    await addClip(page, "Honey Tortoise");
    await addClip(page, "Plum Starlight");
    await openCart(page);
    const honey = page.getByRole("group", {
      name: "Quantity of Honey Tortoise",
    });
    await honey.getByRole("button", { name: "Remove" }).click();
    await toasts(page).getByText("Item removed").waitFor();
    await honey.waitFor({ state: "detached" });
    await hasFocus(page, "button", "Remove Plum Starlight");
    await button(page, "Remove Plum Starlight").click();
    await hasFocus(page, "heading", "Nothing held yet");
    await page.keyboard.press("Escape");
    await button(page, "Cart, 0 items").waitFor();
  });

  test("keeps what there was when a change fails, and says so", async () => {
    await using visited = await visitShop(browser, shop.url);
    visited.expectFailures(API.cart);
    const { page } = visited;
    await addClip(page, "Honey Tortoise");
    await openCart(page);
    await page.route(`**${API.cart}/*`, (route) => route.abort());
    await button(page, "One more").click();
    await toasts(page).getByText("Couldn't update cart item.").waitFor();
    await button(page, "Remove Honey Tortoise").click();
    await toasts(page).getByText("Couldn't remove item from cart.").waitFor();
    await page.getByRole("dialog").getByText("$26.00").first().waitFor();
    await page.unroute(`**${API.cart}/*`);
    await button(page, "One more").click();
    await page.getByText("$26.00 each").waitFor();
    await button(page, "Clear cart").waitFor({ state: "hidden" });
  });

  test("offers to try again when it cannot be had", async () => {
    await using visited = await visit(browser, `${shop.url}/privacy`);
    visited.expectFailures(API.cart);
    const { page } = visited;
    await page.route(`**${API.cart}`, (route) => route.abort());
    await page.goto(shop.url);
    await openCart(page);
    await page.getByText("We couldn't load your cart.").waitFor();
    await page.unroute(`**${API.cart}`);
    await button(page, "Try again").click();
    await page.getByText("Nothing held yet").waitFor();
  });

  test("says what it is when its code cannot be had", async () => {
    await using visited = await visitShop(browser, shop.url);
    visited.expectFailures("/assets/");
    const { page } = visited;
    await page.route("**/assets/CartDrawer*", (route) => route.abort());
    await button(page, /^Cart/).click();
    await toasts(page).getByText("That did not open").waitFor();
    await page.unroute("**/assets/CartDrawer*");
    await openCart(page);
  });
});

describe("the checkout", () => {
  const place = (page: Page) => button(page, "Place Order").click();

  async function toCheckout(page: Page, clip = "Honey Tortoise") {
    await addClip(page, clip);
    await openCart(page);
    await button(page, "Proceed to Checkout").click();
    await page.getByRole("dialog", { name: "Checkout" }).waitFor();
  }

  test("names each missing field and goes to the first", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    await toCheckout(page);
    await page.getByLabel("Full name").fill("Mila");
    await place(page);
    await toasts(page).getByText("Missing information").waitFor();
    await toasts(page)
      .getByText("Please fill in all required fields.")
      .waitFor();
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
    await page.getByText("Please enter a valid email address").waitFor();
  });

  test("keeps what was typed through cancel, and the focus goes back", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    await toCheckout(page);
    await fillContact(page);
    await button(page, "Cancel").click();
    await hasFocus(page, "button", "Cart, 1 item");
    await openCart(page);
    await button(page, "Proceed to Checkout").click();
    await eventually(page.getByLabel("Full name")).toHaveValue("Test Shopper");
  });

  test("stays open when the order fails; the next try is the same order", async () => {
    await using visited = await visitShop(browser, shop.url);
    visited.expectFailures(API.orders);
    const { page } = visited;
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (isOrder(request)) keys.push(request.headers()["idempotency-key"]);
    });
    await toCheckout(page);
    await fillContact(page);
    // The order arrives, but its answer is lost on the way back.
    await page.route(`**${API.orders}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await place(page);
    await toasts(page).getByText("Order failed").waitFor();
    await hasFocus(page, "button", "Place Order");
    await eventually(page.getByLabel("Phone")).toHaveValue("(555) 010-4477");
    await page.unroute(`**${API.orders}`);
    await place(page);
    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
    await button(page, "Cart, 0 items").waitFor();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test("ignores Escape and every second press while it is under way", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    let orders = 0;
    page.on("request", (request) => {
      if (isOrder(request)) orders += 1;
    });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(`**${API.orders}`, async (route) => {
      await held;
      await route.continue();
    });
    await toCheckout(page);
    await fillContact(page);
    await place(page);
    const busy = button(page, "Processing...");
    await busy.waitFor();
    await busy.click({ force: true });
    await page.keyboard.press("Escape");
    await eventually(button(page, "Close checkout")).toBeDisabled();
    await eventually(page.getByLabel("Full name")).toBeDisabled();
    letGo();
    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
    expect(orders).toBe(1);
  });

  test("shows the new price when it changed, and keeps the form", async () => {
    await using visited = await visitShop(browser, shop.url);
    visited.expectFailures(API.orders);
    const { page } = visited;
    const totals: string[] = [];
    page.on("request", (request) => {
      if (isOrder(request))
        totals.push(OrderInput.parse(request.postDataJSON()).total);
    });
    await toCheckout(page, "Apricot Fade");
    await fillContact(page);
    await setPrice("Apricot Fade", "25.50");
    await place(page);
    const dialog = page.getByRole("dialog", { name: "Checkout" });
    await dialog.getByText("A price changed since").waitFor();
    await dialog.getByText("$25.50").first().waitFor();
    await eventually(page.getByLabel("Full name")).toHaveValue("Test Shopper");
    await place(page);
    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
    expect(totals).toEqual(["24.00", "25.50"]);
  });

  test("is closed to a cart with something that cannot be bought any more", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    await addClip(page, "Sherbet Cloud");
    await setStock("Sherbet Cloud", false);
    await page.reload();
    await openCart(page);
    await page.getByText("Sherbet Cloud can no longer be bought.").waitFor();
    await eventually(button(page, "Proceed to Checkout")).toBeDisabled();
    await button(page, "Remove Sherbet Cloud").click();
    await page.getByText("Nothing held yet").waitFor();
    await setStock("Sherbet Cloud", true);
  });
});

function isOrder(request: Request): boolean {
  return new URL(request.url()).pathname === API.orders;
}

const setPrice = (name: string, price: string) => change(name, { price });
const setStock = (name: string, inStock: boolean) => change(name, { inStock });

/** Changes a clip as the maker does. */
async function change(name: string, values: object): Promise<void> {
  const json = { "content-type": "application/json" };
  const login = await fetch(shop.url + API.login, {
    method: "POST",
    headers: json,
    body: JSON.stringify(ADMIN),
  });
  const cookie = login.headers.getSetCookie().join("; ").split(";")[0] ?? "";
  const products: { id: number; name: string }[] = await (
    await fetch(shop.url + API.products)
  ).json();
  const product = products.find((each) => each.name === name);
  const changed = await fetch(shop.url + adminProductPath(product?.id ?? 0), {
    method: "PUT",
    headers: { ...json, cookie },
    body: JSON.stringify({ ...product, ...values }),
  });
  if (!changed.ok) throw new Error(await changed.text());
}
