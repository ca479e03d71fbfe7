import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { API } from "#shared/paths.ts";
import { button, hasFocus, toasts } from "./shop-visits.ts";
import { PHONE, visit, visitShop } from "./watched-page.ts";
import { setStage } from "./stage.ts";

const stage = setStage({
  env: {
    SUPPORT_EMAIL: "help@example.com",
    SOCIAL_URL: "https://social.example.com/shop",
  },
});

/** Whether the top of the element stands below the header, in the window. */
const isInView = (page: Page, id: string) =>
  page.waitForFunction((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top;
    return top !== undefined && top > -2 && top < innerHeight * 0.6;
  }, id);

describe("the page", () => {
  test("asks for nothing that came with it", async () => {
    const asked: string[] = [];
    await using visited = await visitShop(
      stage.browser,
      `${stage.shop.url}/privacy`,
    );
    const { page } = visited;
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) asked.push(pathname);
    });
    await page.goto(stage.shop.url);
    await button(page, "Cart, 0 items").waitFor();
    expect(asked).toEqual([API.cart]);
  });

  test("scrolls to its sections, from other pages too, and back", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
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
    await eventually(page).toHaveTitle("Privacy · Barrette & Bloom");
    await nav.getByRole("link", { name: "Our Process" }).click();
    await isInView(page, "process");
    await page.goBack();
    await page.getByRole("heading", { name: "Privacy", level: 1 }).waitFor();
    await page.goForward();
    await page.getByRole("heading", { name: "Our Process" }).waitFor();
    await eventually(page).toHaveTitle(/^Handmade resin claw clips/);
  });

  test("can be read without scripts, and says how to order then", async () => {
    await using visited = await visit(stage.browser, stage.shop.url, {
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
    await using visited = await visit(
      stage.browser,
      `${stage.shop.url}/privacy`,
    );
    visited.expectFailures("/no-such-page");
    const { page } = visited;
    const response = await page.goto(`${stage.shop.url}/no-such-page`);
    expect(response?.status()).toBe(404);
    await page.getByRole("link", { name: "Back to the shop" }).click();
    await page.getByRole("heading", { name: "Hold everything." }).waitFor();
  });

  test("draws its name with the ampersand of the display font", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const width = await visited.page.evaluate(async () => {
      await document.fonts.ready;
      const sign = document.createElement("span");
      sign.textContent = "&";
      sign.style.font = '420 100px "Fraunces Soft"';
      document.body.append(sign);
      return sign.getBoundingClientRect().width;
    });
    // The plain one, for small print, is 66 wide.
    expect(width).toBeGreaterThan(80);
  });

  test("fetches the accents of its fonts where a text has some", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const { page } = visited;
    // The parts that were fetched, as fraunces-soft-basic.
    const fetched = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        return performance
          .getEntriesByType("resource")
          .map(({ name }) => /([a-z-]+)-\w+\.woff2$/.exec(name)?.[1] ?? "")
          .filter((name) => name !== "")
          .sort();
      });
    const basic = ["fraunces-soft-basic", "instrument-sans-basic"];
    expect(await fetched()).toEqual(basic);
    await page.evaluate(() => {
      const title = document.createElement("h1");
      title.textContent = "Crème brûlée";
      const text = document.createElement("p");
      text.textContent = "Señorita";
      document.body.append(title, text);
    });
    const accents = ["fraunces-soft-accents", "instrument-sans-accents"];
    await eventually.poll(fetched).toEqual([...basic, ...accents].sort());
  });

  test("plays its film after it has loaded, and stops it when asked", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url, {
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
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const { page } = visited;
    await eventually(page.locator("video")).toHaveCount(0);
    await eventually(button(page, /video$/)).toHaveCount(0);
  });

  test("tells when there is no connection, and when there is again", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const { page, context } = visited;
    await context.setOffline(true);
    await page.getByText("You are offline. Your cart is kept").waitFor();
    await context.setOffline(false);
    await page.getByText("You are offline.").waitFor({ state: "hidden" });
  });
});

test("what is pressed before the page's script is there counts once it is", async () => {
  await using visited = await visit(stage.browser, `${stage.shop.url}/privacy`);
  const { page } = visited;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/entry-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(stage.shop.url);
  await button(page, "Join").click();
  await button(page, /^Cart/).click();
  letGo();
  await page.getByRole("dialog", { name: "Your Cart" }).waitFor();
  expect(page.url()).toBe(`${stage.shop.url}/`);
});

test("what is pressed before its code is there counts once it is", async () => {
  await using visited = await visit(stage.browser, `${stage.shop.url}/privacy`);
  const { page } = visited;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/HomeRest*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(stage.shop.url);
  await button(page, "Cart, 0 items").waitFor();
  await page.getByLabel("Email address").fill("early@example.com");
  await button(page, "Join").click();
  letGo();
  await toasts(page).getByText("Welcome to Barrette & Bloom!").waitFor();
  expect(page.url()).toBe(`${stage.shop.url}/`);
});

describe("the menu of a phone", () => {
  test("opens below the bar, closes on Escape and on a choice", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url, {
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
    await hasFocus(page, "button", "Open menu");
  });

  test("comes behind its button by keyboard, and closes when left", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url, {
      viewport: PHONE,
    });
    const { page } = visited;
    await button(page, "Open menu").press("Enter");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.keyboard.press("Tab");
    await eventually(menu.getByRole("link", { name: "Home" })).toBeFocused();
    await page.getByRole("link", { name: "Shop Now" }).focus();
    await menu.waitFor({ state: "hidden" });
  });
});

describe("the products", () => {
  test("show eight placeholders, then the failure, then what there is", async () => {
    await using visited = await visit(
      stage.browser,
      `${stage.shop.url}/privacy`,
    );
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
    await using visited = await visitShop(stage.browser, stage.shop.url);
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
    await using visited = await visitShop(stage.browser, stage.shop.url);
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
    await using visited = await visitShop(stage.browser, stage.shop.url);
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

describe("the newsletter", () => {
  test("welcomes who joins and clears the field", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const { page } = visited;
    const field = page.getByLabel("Email address");
    await field.fill("fan@example.com");
    await button(page, "Join").click();
    await toasts(page).getByText("Welcome to Barrette & Bloom!").waitFor();
    await eventually(field).toHaveValue("");
  });

  test("keeps the address when the shop cannot be reached", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
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
