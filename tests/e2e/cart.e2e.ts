import { describe, expect, test } from "bun:test";
import { API } from "#shared/paths.ts";
import { addClip, button, hasFocus, openCart, toasts } from "./shop-visits.ts";
import { visit, visitShop } from "./watched-page.ts";
import { setStage } from "./stage.ts";

const stage = setStage();

describe("the cart", () => {
  test("closes on Escape and on its button; the focus goes back", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const { page } = visited;
    await openCart(page);
    await page.getByText("Nothing held yet").waitFor();
    await page.keyboard.press("Escape");
    await hasFocus(page, "button", "Cart, 0 items");
    await openCart(page);
    await button(page, "Close cart").click();
    await hasFocus(page, "button", "Cart, 0 items");
  });

  test("leaves the focus to who goes on as soon as it has closed", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const { page } = visited;
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

  test("removes a line at quantity 0, and the focus moves on", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
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
    await using visited = await visitShop(stage.browser, stage.shop.url);
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
    await using visited = await visit(
      stage.browser,
      `${stage.shop.url}/privacy`,
    );
    visited.expectFailures(API.cart);
    const { page } = visited;
    await page.route(`**${API.cart}`, (route) => route.abort());
    await page.goto(stage.shop.url);
    await openCart(page);
    await page.getByText("We couldn't load your cart.").waitFor();
    await page.unroute(`**${API.cart}`);
    await button(page, "Try again").click();
    await page.getByText("Nothing held yet").waitFor();
  });

  test("says that it opens while its code is on the way", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const { page } = visited;
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/assets/CartDrawer*", async (route) => {
      await held;
      await route.continue();
    });
    await button(page, /^Cart/).click();
    await page.getByText("Opening...").waitFor();
    letGo();
    await page.getByRole("dialog", { name: "Your Cart" }).waitFor();
    await page.getByText("Opening...").waitFor({ state: "detached" });
  });

  test("knows of a clip that was added while it was first fetched", async () => {
    await using visited = await visit(
      stage.browser,
      `${stage.shop.url}/privacy`,
    );
    const { page } = visited;
    const { promise: added, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(
      `**${API.cart}`,
      async (route) => {
        const emptyCart = await route.fetch();
        await added;
        // The page may have given it up by then.
        await route.fulfill({ response: emptyCart }).catch(() => {});
      },
      { times: 1 },
    );
    const asked = page.waitForRequest(`**${API.cart}`);
    await page.goto(stage.shop.url);
    await asked;
    await page
      .getByRole("article", { name: "Honey Tortoise" })
      .getByRole("button", { name: "Add to Cart" })
      .click();
    await toasts(page).getByText("Added to cart!").waitFor();
    letGo();
    await button(page, "Cart, 1 item").waitFor();
  });

  test("says what it is when its code cannot be had", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    visited.expectFailures("/assets/");
    const { page } = visited;
    await page.route("**/assets/CartDrawer*", (route) => route.abort());
    await button(page, /^Cart/).click();
    await toasts(page).getByText("That did not open").waitFor();
    await page.unroute("**/assets/CartDrawer*");
    await openCart(page);
  });
});
