import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import {
  eventually,
  hold,
  pressEscape,
  stillBox,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import { API } from "#tests/support/api.ts";
import { PAGES } from "#shared/api/paths.ts";
import { ADMIN_ENV, changeProduct } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  button,
  dismissToast,
  fillCart,
  hasFocus,
  openCart,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const CODE = "**/assets/CartDrawer*";
const STYLES = "**/assets/late-*.css";

const cartOf = (page: Page) => page.getByRole("dialog", { name: "Your Cart" });
const addHoney = (page: Page) =>
  page
    .getByRole("article", { name: "Honey Tortoise" })
    .getByRole("button", { name: "Add to Cart" })
    .click();

describe("the cart", () => {
  test("opens for the first time without a connection, closes on Escape and on its button, and returns the focus unless another control has it", async () => {
    // What is loaded after the cart's part fails; the page then asks for itself
    // whether the shop is of another version.
    const late = [API.charms, API.resins, API.clipConfig, PAGES.privacy];
    const page = await shop.newPage({
      mayFail: ["/assets/", ...late],
      isIdle: true,
    });
    // It is loaded once the cart's part and all that it needs is there.
    const next = page.waitForRequest("**/assets/DesignerOverlay*");
    await page.goto(PAGES.privacy);
    await next;
    await page.context().setOffline(true);
    await openCart(page);
    await page.getByText("Nothing held yet").waitFor();
    await page.context().setOffline(false);
    await pressEscape(page);
    await hasFocus(page, "button", "Cart, 0 items");
    await openCart(page);
    await button(page, "Close cart").click();
    await hasFocus(page, "button", "Cart, 0 items");
    await openCart(page);
    const stays = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      const has = (what: string) => document.querySelector<HTMLElement>(what);
      has('[aria-label="Close cart"]')?.click();
      while (has('[role="dialog"]')) await frame();
      const next = has("footer a");
      next?.focus({ preventScroll: true });
      for (let frames = 0; frames < 10; frames += 1) await frame();
      return next !== null && document.activeElement === next;
    });
    expect(stays).toBe(true);
  });

  test("says that a browser without cookies keeps nothing in it", async () => {
    const page = await shop.newPage();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "cookieEnabled", { value: false }),
    );
    await page.goto(PAGES.home);
    await untilHydrated(page);
    // The shop accepts the clip, and the browser drops its cookies.
    await page.route(`**${API.cart}`, async (route) => {
      const request = route.request();
      const reply = await fetch(request.url(), {
        method: request.method(),
        headers: { "content-type": "application/json" },
        body: request.postData(),
      });
      const body = await reply.text();
      await route.fulfill({ status: reply.status, body });
    });
    await addHoney(page);
    await toasts(page).getByText("keeps no cookies for this shop").waitFor();
    await openCart(page);
    await cartOf(page).getByText("keeps no cookies for this shop").waitFor();
  });

  test("removes a line at quantity 0, and offers it again in its place with its design and quantity, restores a cleared cart, and moves the focus on from a line that cannot come back", async () => {
    const page = await shop.newPage({ isTranslated: true });
    const design = { charms: ["Daisy"], letters: "mila" };
    await fillCart(page, "Honey Tortoise", "Plum Starlight", design);
    await page.goto(PAGES.privacy);
    await openCart(page);
    const cart = cartOf(page);
    const honey = page.getByRole("group", {
      name: "Quantity of Honey Tortoise",
    });
    await honey.getByRole("button", { name: "Remove" }).press("Enter");
    await toasts(page).getByText("Item removed").waitFor();
    await honey.waitFor({ state: "detached" });
    const rows = cart.getByRole("listitem");
    const undo = rows.first().getByRole("button", { name: "Undo" });
    await eventually(undo).toBeFocused();
    await eventually(undo).toHaveAccessibleDescription(
      "Honey Tortoise Item removed",
    );
    await button(page, "Remove Plum Starlight").press("Enter");
    await eventually(
      rows.nth(1).getByRole("button", { name: "Undo" }),
    ).toBeFocused();

    const clip = cart.getByRole("article", { name: /"mila"/ });
    await clip.getByRole("button", { name: "One more" }).click();
    await clip.getByText("each").waitFor();
    await button(page, /^Remove Custom/).press("Enter");
    const last = rows.last().getByRole("button", { name: "Undo" });
    await eventually(last).toBeFocused();
    await page.getByText("Nothing held yet").waitFor();
    await last.press("Enter");
    await toasts(page).getByText("Back in your cart").waitFor();
    await hasFocus(page, "button", 'Remove Custom Claw Clip - "mila"');
    await clip.getByText("Daisy").waitFor();
    await eventually(clip.getByRole("group", { name: /^Quantity/ })).toHaveText(
      "2",
    );
    await eventually(rows).toHaveCount(3);
    await page.keyboard.press("Escape");
    await button(page, "Cart, 2 items").waitFor();
    // It offers what was removed until it closes.
    await openCart(page);
    await eventually(rows).toHaveCount(1);
    await eventually(button(page, "Undo")).toHaveCount(0);

    await fillCart(page, "Honey Tortoise", "Sherbet Cloud");
    await page.reload();
    await cart.waitFor();
    // It is the last row, wherever the list ends.
    const clear = await stillBox(button(page, "Clear cart"));
    const lines = page.getByRole("dialog").getByRole("article");
    const lowest = await stillBox(lines.last());
    expect(clear.y - (lowest.y + lowest.height)).toBeLessThan(clear.height);
    await button(page, "Clear cart").click();
    const restore = toasts(page).getByRole("button", { name: "Undo" });
    await restore.hover();
    await page.getByText("Nothing held yet").waitFor();
    await restore.click();
    await toasts(page).getByText("Back in your cart").waitFor();
    await eventually(lines).toHaveCount(3);

    await changeProduct(shop.url, "Sherbet Cloud", { inStock: false });
    await page.reload();
    await page.getByText("Sherbet Cloud can no longer be bought.").waitFor();
    // Nor can the checkout be opened with it.
    await eventually(button(page, "Proceed to Checkout")).toBeDisabled();
    await button(page, "Remove Sherbet Cloud").press("Enter");
    await hasFocus(page, "button", "Remove Honey Tortoise");
    await eventually(button(page, "Proceed to Checkout")).toBeEnabled();
    await changeProduct(shop.url, "Sherbet Cloud", { inStock: true });
  });

  test("stays unchanged when a change fails, keeps the focus at quantity 99, and offers a retry when it cannot be loaded", async () => {
    const page = await shop.newPage({ mayFail: [API.cart] });
    await page.request.post(API.cart, { data: { productId: 2, quantity: 97 } });
    await page.goto(PAGES.home);
    await openCart(page);
    const cart = cartOf(page);
    const quantity = page.getByRole("group", { name: /^Quantity/ });
    const plus = button(page, "One more");
    await page.route(`**${API.cart}/*`, (route) => route.abort());
    await plus.click();
    await toasts(page).getByText("Couldn't update cart item.").waitFor();
    await button(page, "Remove Honey Tortoise").click();
    await toasts(page).getByText("Couldn't remove item from cart.").waitFor();
    await eventually(quantity).toHaveText("97");
    await page.unroute(`**${API.cart}/*`);
    // It says so before it has fetched the cart again, and ignores presses
    // until then.
    const isIdle = () => eventually(quantity).not.toHaveAttribute("aria-busy");
    await isIdle();
    await plus.press("Enter");
    await eventually(quantity).toHaveText("98");
    await isIdle();
    await plus.press("Enter");
    await eventually(quantity).toHaveText("99");
    await eventually(plus).toBeFocused();
    await eventually(plus).toHaveAttribute("aria-disabled", "true");
    // With one line, there is nothing to clear.
    await eventually(button(page, "Clear cart")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await addHoney(page);
    await toasts(page)
      .getByText("You can order 99 of a kind at most")
      .waitFor();

    await page.route(`**${API.cart}`, (route) => route.abort());
    await page.reload();
    await openCart(page);
    await page.getByText("We couldn't load your cart.").waitFor();
    await page.unroute(`**${API.cart}`);
    await button(page, "Try again").click();
    await cart.getByText("Honey Tortoise").waitFor();
  });

  test("includes a clip that was added during its first request", async () => {
    const page = await shop.newPage();
    await fillCart(page, "Pressed Meadow");
    const { promise: added, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(
      `**${API.cart}`,
      async (route) => {
        const before = await route.fetch();
        await added;
        // The page may have aborted the request by then.
        await route.fulfill({ response: before }).catch(() => {});
      },
      { times: 1 },
    );
    const asked = page.waitForRequest(`**${API.cart}`);
    await page.goto(PAGES.home);
    await asked;
    await addHoney(page);
    await toasts(page).getByText("Added to cart!").waitFor();
    letGo();
    await button(page, "Cart, 2 items").waitFor();
  });

  test("says that it opens while its styles load, or that it did not open without them or its code, and opens once they are there", async () => {
    const page = await shop.newPage({ mayFail: ["/assets/"] });
    const release = await hold(page, STYLES);
    const code = page.waitForResponse(CODE);
    await page.goto(PAGES.home);
    await untilHydrated(page);
    await button(page, /^Cart/).click();
    await (await code).finished();
    const opening = page.getByText("Opening...");
    await opening.waitFor();
    expect(await cartOf(page).count()).toBe(0);
    release();
    await eventually(cartOf(page)).toBeVisible();
    // Without its styles it would be below the page.
    await eventually(cartOf(page)).toBeInViewport({ ratio: 1 });
    await opening.waitFor({ state: "detached" });

    // It says so where its code or its styles cannot be loaded.
    await page.unroute(STYLES);
    await page.route(CODE, (route) => route.abort());
    const fail = await hold(page, STYLES, { thenAbort: true });
    await pressEscape(page);
    await cartOf(page).waitFor({ state: "detached" });
    await page.reload();
    await untilHydrated(page);
    const failed = toasts(page).getByText("That did not open");
    await button(page, /^Cart/).click();
    await failed.waitFor();
    await dismissToast(page);
    await failed.waitFor({ state: "detached" });
    await page.unroute(CODE);
    fail();
    await button(page, /^Cart/).click();
    await failed.waitFor();
    await page.unroute(STYLES);
    await openCart(page);
    await eventually(cartOf(page)).toBeInViewport({ ratio: 1 });
  });
});
