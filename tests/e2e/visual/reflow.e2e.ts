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
import {
  calm,
  screenshot,
  settle,
} from "#tests/support/browser/screenshots.ts";
import { undrawn } from "#tests/support/browser/accessibility.ts";
import {
  addClip,
  button,
  design,
  designer,
  fillCart,
  fillContact,
  openCart,
  openCheckout,
  openDesigner,
  showPart,
} from "#tests/support/browser/shopper-steps.ts";
import { demoSite } from "#server/demo/site.ts";
import { en } from "#shared/messages/demo/en.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";

const shop = setUpShop({ env: ADMIN_ENV });

type View = {
  name: string;
  size: { width: number; height: number };
  /** A reader's own styles. */
  css?: string;
};

/** Small phones, large screens, zoomed pages, and readers' own styles. */
const VIEWS: View[] = [
  { name: "320 px", size: SMALL_PHONE },
  { name: "1920 px", size: { width: 1920, height: 1080 } },
  { name: "200 % zoom of a laptop", size: { width: 640, height: 400 } },
  { name: "400 % zoom of a laptop", size: { width: 320, height: 200 } },
  {
    // The spacing of WCAG 1.4.12.
    name: "wider text spacing",
    size: PHONE,
    css: "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  },
  {
    name: "text of twice the size",
    size: PHONE,
    css: "html { font-size: 200% !important }",
  },
];

async function show(page: Page, { size, css = "" }: View): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await calm(page);
}

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

/** Returns what overflows the page sideways or is cut off in a control. */
function lossesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const losses: string[] = [];
    const root = document.scrollingElement;
    if (root && root.scrollWidth > root.clientWidth)
      losses.push("the page scrolls sideways");
    for (const control of document.querySelectorAll<HTMLElement>(
      "button, h1, h2, h3, label",
    )) {
      // Nobody sees the field for programs.
      if (control.closest("[aria-hidden=true]")) continue;
      const { overflowX } = getComputedStyle(control);
      const isCut =
        control.scrollWidth > control.clientWidth + 1 &&
        overflowX !== "visible";
      if (isCut && control.clientWidth > 1)
        losses.push(`cut off: ${control.textContent}`);
      const { width, right } = control.getBoundingClientRect();
      if (width > 1 && right > innerWidth + 1)
        losses.push(`outside: ${control.textContent}`);
    }
    // A field of one line is not as high as it is wide.
    for (const field of document.querySelectorAll("input")) {
      const lines =
        field.offsetHeight /
        Number.parseFloat(getComputedStyle(field).fontSize);
      if (!/^(checkbox|radio)$/.test(field.type) && lines > 5)
        losses.push(`stretched: ${field.placeholder}`);
    }
    return losses;
  });
}

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

test("the layout does not shift while the page loads, at 1280 px, and larger text leaves the skip link out of sight, and the designer's tools and tabs apart", async () => {
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

test("on a phone it does not shift either, and at no size, zoom or spacing is content cut off", async () => {
  const page = await shop.openPage({ size: PHONE });
  expect(await shiftOf(page)).toBeLessThan(0.01);
  const check = async (what: string) => {
    await settle(page);
    await undrawn(page, async () => {
      for (const view of VIEWS) {
        await show(page, view);
        const at = [what, view.name];
        expect([...at, await lossesOf(page)]).toEqual([...at, []]);
      }
    });
    await show(page, { name: "390 px", size: PHONE });
  };
  await check("home");
  await addClip(page, "Sage & Gold Leaf", "Olive");
  await openDesigner(page);
  await design(page, { charms: ["Daisy"] });
  await check("designer");
  // A dialog covers any page, and this one is drawn sooner.
  await page.goto(PAGES.privacy);
  await untilHydrated(page);
  await openCart(page);
  await check("cart");
  await openCheckout(page);
  await button(page, "Place Order").click();
  await page.getByText("Enter your full name.").waitFor();
  await check("checkout");
  await fillContact(page);
  await button(page, "Place Order").click();
  await page.getByRole("link", { name: "Follow your order" }).waitFor();
  await check("confirmation");
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
  const twice = VIEWS.find(({ name }) => name === "text of twice the size");
  if (!twice) throw new Error("There is such a view.");
  const page = await shop.openPage({ size: PHONE });
  await fillCart(page, "Honey Tortoise", "Sage & Gold Leaf");
  await page.reload();
  await untilHydrated(page);
  await show(page, twice);
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
  await show(page, twice);
  await names(main.locator("li bdi a"), main.locator("li").getByText(money));
  expect(await lossesOf(page)).toEqual([]);
  await screenshot(page, "twice-order");
  await fillCart(page, "Honey Tortoise", "Sage & Gold Leaf");
  await page.goto(PAGES.home);
  await untilHydrated(page);
  await show(page, twice);
  await openCart(page);
  await openCheckout(page);
  const option = checkout.getByText("Letter mail with tracking");
  await names(option, checkout.getByText(money));
  await names(checkout.locator("li bdi"), checkout.getByText(money));
  expect(await lossesOf(page)).toEqual([]);
  await screenshot(page, "twice-delivery");
}, 90_000);
