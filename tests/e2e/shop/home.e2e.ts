import { describe, expect, test } from "bun:test";
import { expect as eventually } from "playwright/test";
import { API } from "#shared/api/paths.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { hold, PHONE, untilHydrated } from "#tests/support/browser/page.ts";
import {
  addClip,
  button,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: { SUPPORT_EMAIL: "help@example.com" } });

describe("the home page", () => {
  test("requests nothing but the cart of a visitor who has one", async () => {
    const asked: string[] = [];
    const page = await shop.newPage();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) asked.push(pathname);
    });
    await page.goto("/");
    await untilHydrated(page);
    await button(page, "Cart, 0 items").waitFor();
    expect(asked).toEqual([]);
    await addClip(page, "Honey Tortoise");
    await button(page, "Cart, 1 item").waitFor();
    asked.length = 0;
    await page.reload();
    await button(page, "Cart, 1 item").waitFor();
    expect(asked).toEqual([API.cart]);
  });

  test("loads the code of the overlays, and then the film, once it is quiet", async () => {
    const page = await shop.newPage({
      context: { reducedMotion: "no-preference" },
    });
    const asked: string[] = [];
    page.on("request", (request) => {
      const [part] =
        /CartDrawer|DesignerOverlay|CheckoutDialog|\.webm/.exec(
          request.url(),
        ) ?? [];
      // A film is requested in several ranges.
      if (part && !asked.includes(part)) asked.push(part);
    });
    await page.goto("/", { waitUntil: "commit" });
    await page.waitForEvent("load");
    expect(asked).toEqual([]);
    await eventually
      .poll(() => asked.toSorted())
      .toEqual([".webm", "CartDrawer", "CheckoutDialog", "DesignerOverlay"]);
    expect(asked[0]).toBe("CartDrawer");
  });

  test("can be read without scripts, and says how to order without them", async () => {
    const page = await shop.newPage({ context: { javaScriptEnabled: false } });
    await page.goto("/");
    await eventually(page.getByRole("article")).toHaveCount(9);
    const note = page.locator("noscript").first();
    await eventually(note).toBeVisible();
    expect(await note.textContent()).toContain("help@example.com");
    for (const name of ["Add to Cart", "Join", "Design Your Clip"])
      await eventually(button(page, name)).toHaveCount(0);
    await page.getByRole("link", { name: "Our Process" }).first().click();
    expect(page.url()).toEndWith("/#process");
  });

  test("draws its name with the ampersand of the display font", async () => {
    const page = await shop.openPage();
    const width = await page.evaluate(async () => {
      await document.fonts.ready;
      const sign = document.createElement("span");
      sign.textContent = "&";
      sign.style.font = '420 100px "Fraunces Soft"';
      document.body.append(sign);
      return sign.getBoundingClientRect().width;
    });
    // The plain ampersand, for small print, is 66 px wide.
    expect(width).toBeGreaterThan(80);
  });

  test("fetches the accented characters of its fonts only where a text has some", async () => {
    const page = await shop.openPage();
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

  test.each([320, 860, 1024])(
    "keeps its name in the header on one line, at %i px",
    async (width) => {
      const page = await shop.openPage({ size: { width, height: 800 } });
      const logo = page.getByRole("banner").getByRole("link", {
        name: "Barrette & Bloom, home",
      });
      const lines = await logo.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const heights = [...range.getClientRects()].map(({ height }) => height);
        return range.getBoundingClientRect().height / Math.max(...heights);
      });
      expect(lines).toBeLessThan(1.5);
    },
  );

  test("requests its poster as AVIF, and in a portrait crop on phones", async () => {
    const posterOf = async (size: typeof PHONE) => {
      const page = await shop.openPage({ size });
      const hero = page.getByRole("region", { name: "Hold everything." });
      return hero
        .locator("img")
        .evaluate((image) =>
          image instanceof HTMLImageElement
            ? new URL(image.currentSrc).pathname
            : "",
        );
    };
    expect(await posterOf(PHONE)).toBe("/hero/poster-phone-600.avif");
    expect(await posterOf({ width: 1440, height: 900 })).toBe(
      "/hero/poster-1920.avif",
    );
  });

  test("plays its film after it has loaded, and pauses it by its button", async () => {
    const page = await shop.openPage({
      context: { reducedMotion: "no-preference" },
    });
    const film = page.locator("video");
    await button(page, "Pause video").click();
    await button(page, "Play video").waitFor();
    await page.waitForFunction(
      () => document.querySelector("video")?.paused === true,
    );
    await eventually(film).toHaveAttribute("aria-hidden", "true");
  });

  test("plays its film on return after a visitor scrolled away during the load", async () => {
    const page = await shop.newPage({
      context: { reducedMotion: "no-preference" },
    });
    const release = await hold(page, "**/*.{mp4,webm}*");
    await page.goto("/");
    await page.locator("video").waitFor({ state: "attached" });
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
  });

  test("shows only the poster to visitors who prefer less motion", async () => {
    const page = await shop.openPage();
    await eventually(page.locator("video")).toHaveCount(0);
    await eventually(button(page, /video$/)).toHaveCount(0);
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
});

test("a press before the page's script has loaded takes effect after the load", async () => {
  const page = await shop.newPage();
  const release = await hold(page, "**/assets/entry-*.js");
  await page.goto("/");
  await button(page, "Join").click();
  await button(page, /^Cart/).click();
  release();
  await page.getByRole("dialog", { name: "Your Cart" }).waitFor();
  expect(page.url()).toBe(`${shop.url}/`);
});

test("a press on Join before its code has loaded takes effect after the load", async () => {
  const page = await shop.newPage();
  const release = await hold(page, "**/assets/HomeRest*");
  await page.goto("/");
  await button(page, "Cart, 0 items").waitFor();
  await page.getByLabel("Email address").fill("early@example.com");
  await button(page, "Join").click();
  release();
  await toasts(page).getByText("Welcome to Barrette & Bloom!").waitFor();
  expect(page.url()).toBe(`${shop.url}/`);
});
