import { describe, expect, test } from "bun:test";
import { eventually } from "#tests/support/browser/eventually.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { changeProduct } from "#tests/support/maker-api.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { stillBox } from "#tests/support/browser/still-box.ts";
import { hold, untilHydrated } from "#tests/support/browser/page.ts";
import {
  addClip,
  addDesign,
  button,
  hasFocus,
  openCart,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

describe("the cart", () => {
  test("closes on Escape and on its button, and returns the focus", async () => {
    const page = await shop.openPage();
    await openCart(page);
    await page.getByText("Nothing held yet").waitFor();
    await page.keyboard.press("Escape");
    await hasFocus(page, "button", "Cart, 0 items");
    await openCart(page);
    await button(page, "Close cart").click();
    await hasFocus(page, "button", "Cart, 0 items");
  });

  test("says that a browser without cookies keeps nothing in it", async () => {
    const page = await shop.openPage();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "cookieEnabled", { value: false }),
    );
    await page.reload();
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
    const clip = page.getByRole("article", { name: "Honey Tortoise" });
    await clip.getByRole("button", { name: "Add to Cart" }).click();
    await toasts(page).getByText("keeps no cookies for this shop").waitFor();
    await openCart(page);
    const cart = page.getByRole("dialog", { name: "Your Cart" });
    await cart.getByText("keeps no cookies for this shop").waitFor();
  });

  test("does not take the focus back from a control focused right after it closes", async () => {
    const page = await shop.openPage();
    await openCart(page);
    const stays = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      const has = (what: string) => document.querySelector<HTMLElement>(what);
      has('[aria-label="Close cart"]')?.click();
      while (has('[role="dialog"]')) await frame();
      const next = has("article button");
      next?.focus({ preventScroll: true });
      for (let frames = 0; frames < 10; frames += 1) await frame();
      return next !== null && document.activeElement === next;
    });
    expect(stays).toBe(true);
  });

  test("removes a line at quantity 0, and offers it again in its place", async () => {
    const page = await shop.openPage();
    await addClip(page, "Honey Tortoise");
    await addClip(page, "Plum Starlight");
    await openCart(page);
    const cart = page.getByRole("dialog", { name: "Your Cart" });
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
    const last = rows.last().getByRole("button", { name: "Undo" });
    await eventually(last).toBeFocused();
    await page.getByText("Nothing held yet").waitFor();
    await last.press("Enter");
    await hasFocus(page, "button", "Remove Plum Starlight");
    await eventually(rows).toHaveCount(2);
    await page.keyboard.press("Escape");
    await button(page, "Cart, 1 item").waitFor();
    // It offers what was removed until it closes.
    await openCart(page);
    await eventually(rows).toHaveCount(1);
  });

  test("moves the focus on from a line that cannot come back", async () => {
    const page = await shop.openPage();
    await addClip(page, "Honey Tortoise");
    await addClip(page, "Sherbet Cloud");
    await changeProduct(shop.url, "Sherbet Cloud", { inStock: false });
    await page.reload();
    await openCart(page);
    await page.getByText("Sherbet Cloud can no longer be bought.").waitFor();
    await button(page, "Remove Sherbet Cloud").press("Enter");
    await hasFocus(page, "button", "Remove Honey Tortoise");
    await changeProduct(shop.url, "Sherbet Cloud", { inStock: true });
  });

  test("restores a removed line with its design and quantity", async () => {
    const page = await shop.openPage();
    await addDesign(page, ["Daisy"], "mila");
    await openCart(page);
    await button(page, "One more").click();
    const row = page.getByRole("article", { name: /"mila"/ });
    await row.getByText("each").waitFor();
    await button(page, /^Remove Custom/).click();
    await page.getByText("Nothing held yet").waitFor();
    await button(page, "Undo").click();
    await toasts(page).getByText("Back in your cart").waitFor();
    await row.getByText("Daisy").waitFor();
    await eventually(row.getByRole("group", { name: /^Quantity/ })).toHaveText(
      "2",
    );
    await eventually(button(page, "Undo")).toHaveCount(0);
  });

  test("restores a cleared cart", async () => {
    const page = await shop.openPage();
    await addClip(page, "Honey Tortoise");
    await addClip(page, "Plum Starlight");
    await openCart(page);
    // It is the last row, wherever the list ends.
    const clear = await stillBox(button(page, "Clear cart"));
    const lines = page.getByRole("dialog").getByRole("article");
    const last = await stillBox(lines.last());
    expect(clear.y - (last.y + last.height)).toBeLessThan(clear.height);
    await button(page, "Clear cart").click();
    const undo = toasts(page).getByRole("button", { name: "Undo" });
    await undo.hover();
    await page.getByText("Nothing held yet").waitFor();
    await undo.click();
    await toasts(page).getByText("Back in your cart").waitFor();
    await eventually(lines).toHaveCount(2);
  });

  test("opens for the first time without a connection", async () => {
    // What is loaded after the cart's part fails.
    const page = await shop.newPage({ mayFail: ["/"] });
    // It is loaded once the cart's part and all that it needs is there.
    const next = page.waitForRequest("**/assets/DesignerOverlay*");
    await page.goto("/");
    await next;
    await page.context().setOffline(true);
    await openCart(page);
    await page.getByText("Nothing held yet").waitFor();
    await page.context().setOffline(false);
  });

  test("stays unchanged when a change fails, and shows an error", async () => {
    const page = await shop.openPage({ mayFail: [API.cart] });
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

  test("offers a retry when it cannot be loaded", async () => {
    const page = await shop.openPage({ mayFail: [API.cart] });
    await addClip(page, "Honey Tortoise");
    await page.route(`**${API.cart}`, (route) => route.abort());
    await page.reload();
    await openCart(page);
    await page.getByText("We couldn't load your cart.").waitFor();
    await page.unroute(`**${API.cart}`);
    await button(page, "Try again").click();
    await page.getByRole("dialog").getByText("Honey Tortoise").waitFor();
  });

  test("shows that it is opening while its code loads", async () => {
    const page = await shop.newPage();
    const release = await hold(page, "**/assets/CartDrawer*");
    await page.goto("/");
    await untilHydrated(page);
    await button(page, /^Cart/).click();
    await page.getByText("Opening...").waitFor();
    release();
    await page.getByRole("dialog", { name: "Your Cart" }).waitFor();
    await page.getByText("Opening...").waitFor({ state: "detached" });
  });

  test("includes a clip that was added during its first request", async () => {
    const page = await shop.openPage();
    await addClip(page, "Pressed Meadow");
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
    await page.reload();
    await asked;
    await page
      .getByRole("article", { name: "Honey Tortoise" })
      .getByRole("button", { name: "Add to Cart" })
      .click();
    await toasts(page).getByText("Added to cart!").waitFor();
    letGo();
    await button(page, "Cart, 2 items").waitFor();
  });

  test("shows an error when its code cannot be loaded", async () => {
    const page = await shop.newPage({ mayFail: ["/assets/"] });
    await page.route("**/assets/CartDrawer*", (route) => route.abort());
    await page.goto("/");
    await untilHydrated(page);
    await button(page, /^Cart/).click();
    await toasts(page).getByText("That did not open").waitFor();
    await page.unroute("**/assets/CartDrawer*");
    await openCart(page);
  });

  test("keeps the focus at quantity 99, and says why one more is refused", async () => {
    const page = await shop.openPage({ mayFail: [API.cart] });
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
    await toasts(page)
      .getByText("You can order 99 of a kind at most")
      .waitFor();
  });
});
