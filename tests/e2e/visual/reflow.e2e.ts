import { expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import {
  DESKTOP,
  eventually,
  PHONE,
  SMALL_PHONE,
  stillBox,
  untilHydrated,
  WIDE,
} from "#tests/support/browser/page.ts";
import { screenshot, settle } from "#tests/support/browser/screenshots.ts";
import {
  button,
  designer,
  fillCart,
  fillContact,
  openCart,
  openCheckout,
  openDesigner,
  showPart,
} from "#tests/support/browser/shopper-steps.ts";
import { overflowOf } from "#tests/support/browser/accessibility.ts";
import { demoSite } from "#server/demo/site.ts";
import { en } from "#shared/messages/demo/en.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { lossesOf, show, TWICE } from "./views.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const enlargeText = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** The boxes of all of them at one moment. */
const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, right, bottom } = element.getBoundingClientRect();
      return { x, y, right, bottom };
    }),
  );

/** The words that are broken, though they may have a line of their own. */
const brokenWords = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? "").matchAll(/\S+/g)].flatMap(
        ({ 0: word, index }) => {
          const range = document.createRange();
          if (!text) return [];
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        },
      ),
    ),
  );

/** Returns by how much the page has shifted while it loaded and was read. */
async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const pause = () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(done)),
      );
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo({ top: y, behavior: "instant" });
      await pause();
    }
  });
  await settle(page);
  return page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => {
      entries.push(...list.getEntries());
    }).observe({ type: "layout-shift", buffered: true });
    // Buffered entries arrive in the next task, before the next frame.
    await new Promise((done) =>
      requestAnimationFrame(() => requestAnimationFrame(done)),
    );
    return entries.reduce(
      (sum, entry) =>
        "value" in entry && typeof entry.value === "number"
          ? sum + entry.value
          : sum,
      0,
    );
  });
}

test("the layout does not shift while the page loads, at 390 and 1280 px, and larger text leaves the skip link out of sight, and the designer's tools and tabs apart", async () => {
  const phone = await shop.openPage({ size: PHONE });
  expect(await shiftOf(phone)).toBeLessThan(0.01);
  await phone.close();
  const page = await shop.openPage({ size: DESKTOP });
  expect(await shiftOf(page)).toBeLessThan(0.01);
  const skip = page.getByRole("link", { name: "Skip to content" });
  const skipBox = async () => (await boxesOf(skip))[0];
  const percents = [100, 175, 200, 300];
  for (const percent of percents) {
    await enlargeText(page, percent);
    await eventually
      .poll(async () => (await skipBox())?.bottom)
      .toBeLessThanOrEqual(0);
  }
  await page.keyboard.press("Tab");
  await eventually(skip).toBeFocused();
  for (const percent of percents) {
    await enlargeText(page, percent);
    await eventually
      .poll(async () => (await skipBox())?.y)
      .toBeGreaterThanOrEqual(0);
  }

  await page.setViewportSize(SMALL_PHONE);
  await enlargeText(page, 200);
  await openDesigner(page);
  for (const size of [
    SMALL_PHONE,
    PHONE,
    { width: 640, height: 400 },
    DESKTOP,
    WIDE,
  ]) {
    await page.setViewportSize(size);
    await showPart(page, "Letters");
    await stillBox(button(page, "Surprise me"));
    const [surprise, share] = await boxesOf(
      button(page, "Surprise me").or(button(page, "Save & share")),
    );
    if (!surprise || !share) throw new Error("There are two tools.");
    const areApart =
      surprise.right <= share.x ||
      surprise.bottom <= share.y ||
      share.bottom <= surprise.y;
    expect([surprise, share, areApart]).toEqual([surprise, share, true]);
    const spilling = await page.getByRole("tab").evaluateAll(
      (tabs) =>
        tabs.filter((tab) => {
          const { left, right } = tab.getBoundingClientRect();
          return [...tab.children].some((part) => {
            const box = part.getBoundingClientRect();
            return box.left < left || box.right > right;
          });
        }).length,
    );
    expect([size.width, spilling]).toEqual([size.width, 0]);
  }

  // With the browser's own letters twice as large, all of it scrolls.
  await enlargeText(page, 100);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const dialog = designer(page);
  for (const size of [SMALL_PHONE, PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    for (const [part, role] of [
      ["Resin", "radio"],
      ["Charms", "checkbox"],
    ] as const) {
      await showPart(page, part);
      const last = dialog.getByRole(role).last();
      await last.scrollIntoViewIfNeeded();
      await eventually(last).toBeInViewport({ ratio: 0.9 });
      const words = dialog.locator("label [dir=auto]:visible");
      const at = [size.width, part];
      expect([...at, await brokenWords(words)]).toEqual([...at, []]);
    }
    const add = dialog.getByRole("button", { name: "Add to Cart" });
    await add.scrollIntoViewIfNeeded();
    await eventually(add).toBeInViewport({ ratio: 0.99 });
  }
}, 120_000);

/** The boxes in which a text is drawn: one for each of its lines. */
const linesOf = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    }),
  );

test("with text of twice the size names stay whole beside prices, which stand in one line, and the checkout keeps room for its form", async () => {
  const page = await shop.openPage({ size: PHONE });
  await fillCart(page, "Honey Tortoise", "Sage & Gold Leaf");
  await page.reload();
  await untilHydrated(page);
  await show(page, TWICE);
  const names = async (where: Locator, prices: Locator) => {
    await where.first().waitFor();
    expect(await brokenWords(where)).toEqual([]);
    const lines = await linesOf(prices);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines).toEqual(lines.map(() => 1));
  };
  const money = /^\$[\d.]+$/;
  await openCart(page);
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await names(cart.locator("h3 a"), cart.getByText(money));
  await openCheckout(page);
  const checkout = page.getByRole("dialog", { name: "Checkout" });
  await names(checkout.locator("li bdi"), checkout.getByText(money));
  const title = checkout.getByRole("heading", { level: 2 });
  expect(await brokenWords(title)).toEqual([]);
  const room = await checkout
    .locator("form")
    .evaluate((form) => form.parentElement?.clientHeight ?? 0);
  expect(room).toBeGreaterThanOrEqual(PHONE.height * 0.44);
  expect(await lossesOf(page)).toEqual([]);
  await screenshot(page, "twice-checkout");
  await fillContact(page);
  await button(page, "Place Order").click();
  await page.waitForURL(`**${PAGES.confirmation}`);
  const main = page.getByRole("main");
  await names(main.locator("aside li b[dir]"), main.getByText(money));
  await screenshot(page, "twice-confirmation");
  const order = await main
    .getByRole("link", { name: "Follow your order" })
    .getAttribute("href");

  const ask = await asMaker(shop.url);
  await ask("PUT", API.adminSite, {
    ...demoSite(en),
    deliveryOptions: [
      { name: "Letter mail with tracking", price: "4.90", countries: ["DE"] },
      { name: "Pick up at the studio", price: "0.00", needsAddress: false },
    ],
  });
  await page.goto(order ?? "");
  await untilHydrated(page);
  await show(page, TWICE);
  await names(main.locator("li bdi a"), main.locator("li").getByText(money));
  expect(await lossesOf(page)).toEqual([]);
  await screenshot(page, "twice-order");
  await fillCart(page, "Honey Tortoise", "Sage & Gold Leaf");
  await page.goto(PAGES.home);
  await untilHydrated(page);
  await show(page, TWICE);
  await openCart(page);
  await openCheckout(page);
  const option = checkout.getByText("Letter mail with tracking");
  await names(option, checkout.getByText(money));
  await names(checkout.locator("li bdi"), checkout.getByText(money));
  expect(await lossesOf(page)).toEqual([]);
  await screenshot(page, "twice-delivery");
}, 90_000);

/** The heights of what stays in view while the page scrolls. */
const stuckHeights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) => {
      const { position, visibility } = getComputedStyle(element);
      const { width, height, top, bottom } = element.getBoundingClientRect();
      const isStuck = /fixed|sticky/.test(position) && visibility === "visible";
      const isInView = width > 50 && bottom > 0 && top < innerHeight;
      return isStuck && isInView ? [Math.round(height)] : [];
    }),
  );

test("on the smallest phone with text of twice the size, names are whole, and what stays in view takes a third of the window at most", async () => {
  const third = SMALL_PHONE.height / 3;
  const look = async (page: Page, where: string, names: Locator) => {
    await enlargeText(page, 200);
    await names.first().waitFor();
    expect([where, await brokenWords(names)]).toEqual([where, []]);
    const high = (await stuckHeights(page)).filter((each) => each > third + 1);
    expect([where, high]).toEqual([where, []]);
    expect([where, await overflowOf(page)]).toEqual([where, 0]);
  };
  const shopper = await shop.openPage({ size: SMALL_PHONE });
  await look(shopper, "cards", shopper.locator("article h3 a"));
  await look(shopper, "header", shopper.locator("header a span:visible"));
  await look(shopper, "footer", shopper.locator("footer nav a"));

  const page = await shop.openPanel({ size: SMALL_PHONE });
  await look(page, "products", page.locator("li h3 bdi"));
  await page.goto(PAGES.home);
  await button(page, "Edit").click();
  await button(page, "Save").waitFor();
  await look(page, "editor", page.locator("footer nav a"));
}, 60_000);
