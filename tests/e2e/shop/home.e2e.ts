import { followAvailability } from "#shared/stock/calls.ts";
import { describe, expect, test } from "bun:test";
import {
  eventually,
  hold,
  PHONE,
  pressEscape,
  untilHydrated,
  WIDE,
} from "#tests/support/browser/page.ts";
import { API } from "#tests/support/api.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { overflowOf } from "#tests/support/browser/accessibility.ts";
import {
  button,
  design,
  dismissToast,
  openCart,
  openDesigner,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: { SUPPORT_EMAIL: "help@example.com" } });

describe("the home page", () => {
  test("requests of the API nothing but the cart of a visitor who has one, and counts a double click once", async () => {
    const asked: string[] = [];
    const page = await shop.newPage();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      // Once it is quiet, a page that is seen follows what may be bought.
      if (pathname === followAvailability.path) return;
      if (pathname.startsWith("/api/")) asked.push(pathname);
    });
    await page.goto("/");
    await untilHydrated(page);
    await button(page, "Cart, 0 items").waitFor();
    expect(asked).toEqual([]);
    await page
      .getByRole("article", { name: "Honey Tortoise" })
      .getByRole("button", { name: "Add to Cart" })
      .dblclick();
    await button(page, "Cart, 1 item").waitFor();
    asked.length = 0;
    await page.reload();
    await button(page, "Cart, 1 item").waitFor();
    expect(asked).toEqual([API.cart]);

    await openCart(page);
    await button(page, "One more").dblclick();
    await eventually(page.getByRole("group", { name: /^Quantity/ })).toHaveText(
      "2",
    );
    await page.keyboard.press("Escape");

    await openDesigner(page);
    await design(page, { charms: ["Daisy"] });
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

  test("can be read without scripts, and says how to order without them", async () => {
    const page = await shop.newPage({ context: { javaScriptEnabled: false } });
    await page.goto("/");
    await eventually(page.getByRole("article")).toHaveCount(9);
    const note = page.locator("noscript").first();
    await eventually(note).toBeVisible();
    // Playwright reads no text in a noscript.
    expect(await note.textContent()).toContain("help@example.com");
    for (const name of ["Add to Cart", "Join", "Design Your Clip"])
      await eventually(button(page, name)).toHaveCount(0);
    await page.getByRole("link", { name: "Our Process" }).first().click();
    await eventually(page).toHaveURL(/\/#process$/);
  });

  test("fits phones, upright and on their side, keeps its name on one line, fetches accented characters only where a text has some, and takes an address for the newsletter", async () => {
    const page = await shop.openPage({
      size: PHONE,
      mayFail: [API.subscribe],
    });
    const hero = page.getByRole("region", { name: "Hold everything." });
    const picture = hero.locator("img");
    // Until a file is chosen, it has no address of its own.
    const poster = () =>
      picture.evaluate((image) =>
        image instanceof HTMLImageElement
          ? new URL(image.currentSrc, location.href).pathname
          : "",
      );
    // As AVIF, and in an upright crop on phones.
    await eventually.poll(poster).toBe("/hero/poster-phone-600.avif");
    for (const [width, height] of [
      [568, 320],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const shopNow = hero.getByRole("link", { name: "Shop Now" });
      await eventually(shopNow).toBeInViewport({ ratio: 1 });
      await eventually(picture).toBeInViewport({ ratio: 0.7 });
      await eventually.poll(() => overflowOf(page)).toBe(0);
    }
    const logo = page.getByRole("banner").getByRole("link", {
      name: "Barrette & Bloom, home",
    });
    const linesOfName = () =>
      logo.evaluate(async (element) => {
        await document.fonts.ready;
        const range = document.createRange();
        range.selectNodeContents(element);
        const heights = [...range.getClientRects()].map(({ height }) => height);
        return range.getBoundingClientRect().height / Math.max(...heights);
      });
    for (const width of [320, 860, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      // The window's new width takes a frame to reach all styles.
      await eventually.poll(linesOfName).toBeLessThan(1.5);
    }
    await page.setViewportSize(WIDE);
    await eventually.poll(poster).toBe("/hero/poster-1920.avif");
    // The page was opened by a visitor who prefers less motion.
    await eventually(page.locator("video")).toHaveCount(0);
    await eventually(button(page, /video$/)).toHaveCount(0);

    // Its ampersand is in the display font.
    const width = await page.evaluate(async () => {
      const font = '420 100px "Fraunces Soft"';
      await document.fonts.load(font, "&");
      const sign = document.createElement("span");
      sign.textContent = "&";
      sign.style.font = font;
      document.body.append(sign);
      const box = sign.getBoundingClientRect();
      sign.remove();
      return box.width;
    });
    // The plain ampersand, for small print, is 66 px wide.
    expect(width).toBeGreaterThan(80);
    // The font parts that were fetched, such as fraunces-soft-basic.
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
    await eventually.poll(fetched).toEqual(basic);
    await page.evaluate(() => {
      const title = document.createElement("h1");
      title.textContent = "Crème brûlée";
      const text = document.createElement("p");
      text.textContent = "Señorita";
      document.body.append(title, text);
    });
    const western = ["fraunces-soft-western", "instrument-sans-western"];
    const accented = [...basic, ...western].sort();
    await eventually.poll(fetched).toEqual(accented);
    await page.evaluate(() => {
      const name = document.createElement("p");
      name.textContent = "Øyvind & Łucja";
      document.body.append(name);
    });
    await eventually
      .poll(fetched)
      .toEqual([...accented, "instrument-sans-accents"].sort());

    // The newsletter keeps an address that could not be sent.
    const field = page.getByLabel("Email address");
    await page.route(`**${API.subscribe}`, (route) => route.abort());
    await field.fill("fan@example.com");
    await button(page, "Join").click();
    await toasts(page).getByText("We can't wait to have you").waitFor();
    await eventually(field).toHaveValue("fan@example.com");
    await page.unroute(`**${API.subscribe}`);
    // It would stay under the pointer, and in the way of the button.
    await dismissToast(page);
    await button(page, "Join").click();
    await toasts(page).getByText("Welcome to Barrette & Bloom!").waitFor();
    await eventually(field).toHaveValue("");
    const form = page.locator("form", { has: field });
    await form.getByText("Welcome to Barrette & Bloom!").waitFor();
    await dismissToast(page);
    await toasts(page).getByText("Welcome to").waitFor({ state: "detached" });
    await form.getByText("Welcome to Barrette & Bloom!").waitFor();
  });

  test("shows a notice while there is no connection", async () => {
    // Without a connection the pictures further down fail to load.
    const page = await shop.openPage({ mayFail: ["/"] });
    const context = page.context();
    await context.setOffline(true);
    const notice = page.getByText("You are offline. Your cart is kept");
    await notice.waitFor();
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: "instant" }));
    await eventually(notice).toBeInViewport();
    await context.setOffline(false);
    await page.getByText("You are offline.").waitFor({ state: "hidden" });
  });

  test("loads the code of the overlays and then the film once it is quiet, plays it on return after a visitor scrolled away during the load, and pauses it by its button", async () => {
    const page = await shop.newPage({
      isIdle: true,
      context: { reducedMotion: "no-preference" },
    });
    const asked: string[] = [];
    let askedByLoad: string[] | undefined;
    page.once("load", () => {
      askedByLoad = [...asked];
    });
    page.on("request", (request) => {
      const [part] =
        /CartDrawer|DesignerOverlay|CheckoutDialog|\.webm/.exec(
          request.url(),
        ) ?? [];
      // A film is requested in several ranges.
      if (part && !asked.includes(part)) asked.push(part);
    });
    const release = await hold(page, "**/*.{mp4,webm}*");
    await page.goto("/");
    await page.locator("video").waitFor({ state: "attached" });
    await eventually
      .poll(() => asked.toSorted())
      .toEqual([".webm", "CartDrawer", "CheckoutDialog", "DesignerOverlay"]);
    expect(askedByLoad).toEqual([]);
    expect(asked[0]).toBe("CartDrawer");
    const scroll = (top: number) =>
      page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    // At the bottom of the page the observer pauses the film before its start.
    await page.evaluate(async () => {
      const hidden = Promise.withResolvers<void>();
      const film = document.querySelector("video");
      if (!film) throw new Error("There is no film.");
      new IntersectionObserver(([entry]) => {
        if (entry && !entry.isIntersecting)
          requestAnimationFrame(() => hidden.resolve());
      }).observe(film);
      scrollTo({ top: 1e6, behavior: "instant" });
      await hidden.promise;
    });
    release();
    await scroll(0);
    await button(page, "Pause video").waitFor();
    await page.waitForFunction(
      () => document.querySelector("video")?.paused === false,
    );
    await button(page, "Pause video").click();
    await button(page, "Play video").waitFor();
    await page.waitForFunction(
      () => document.querySelector("video")?.paused === true,
    );
    const film = page.locator("video");
    await eventually(film).toHaveAttribute("aria-hidden", "true");
  });
});

test("a press before the page's script has loaded takes effect after the load, and so does Join before its own", async () => {
  const page = await shop.newPage();
  const release = await hold(page, "**/assets/entry-*.js");
  const releaseRest = await hold(page, "**/assets/HomeSections*");
  await page.goto("/");
  await button(page, "Join").click();
  await button(page, /^Cart/).click();
  release();
  await page.getByRole("dialog", { name: "Your Cart" }).waitFor();
  expect(page.url()).toBe(`${shop.url}/`);
  await pressEscape(page);
  await button(page, "Cart, 0 items").waitFor();
  await page.getByLabel("Email address").fill("early@example.com");
  await button(page, "Join").click();
  releaseRest();
  await toasts(page).getByText("Welcome to Barrette & Bloom!").waitFor();
  expect(page.url()).toBe(`${shop.url}/`);
});
