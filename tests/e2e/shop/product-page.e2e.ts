import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { ADMIN_ENV, changeProduct } from "#tests/support/admin.ts";
import { PAGES } from "#shared/api/paths.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { API } from "#tests/support/api.ts";
import {
  DESKTOP,
  eventually,
  hold,
  PHONE,
  pressEscape,
  SMALL_PHONE,
  stillBox,
  untilClosed,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import { audit, overflowOf } from "#tests/support/browser/accessibility.ts";
import { settle } from "#tests/support/browser/screenshots.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const NAME = "Sage & Gold Leaf";
const PATH = "/clips/sage-gold-leaf";
const ROSE = "Rose Quartz Swirl";
const heading = (page: Page) =>
  page.getByRole("heading", { name: NAME, level: 1 });
const place = (page: Page) =>
  page.getByRole("status").filter({ hasText: /^Picture \d of 5$/ });

/** Where the large picture is. */
const placeOfPicture = () => {
  const picture = document.querySelector(
    "article[data-clip] [data-clip-picture] img",
  );
  const { x, y, width } = picture?.getBoundingClientRect() ?? {};
  return [x, y, width, scrollY];
};

/** Resolves with where the picture is to stand, once it is there. */
function placeOfStage() {
  const { promise, resolve } = Promise.withResolvers<(number | undefined)[]>();
  new MutationObserver(() => {
    const stage = document.querySelector("body > div[inert]");
    for (const move of stage?.getAnimations({ subtree: true }) ?? [])
      move.finish();
    const picture = stage?.querySelector("img");
    const { x, y, width } = picture?.getBoundingClientRect() ?? {};
    if (picture) resolve([x, y, width, 0]);
  }).observe(document.body, { childList: true });
  return { place: promise };
}

/**
 * Returns how large the lens shows the picture, and how far off its middle is.
 */
function seenByLens() {
  const image = document.querySelector("article[data-clip] [data-shown] > img");
  const glass = image?.parentElement;
  const area = glass?.parentElement?.getBoundingClientRect();
  if (!image || !glass || !area) return [];
  const [seen, lens] = [image, glass].map((each) =>
    each.getBoundingClientRect(),
  );
  if (!seen || !lens) return [];
  const x = lens.left + lens.width / 2;
  const y = lens.top + lens.height / 2;
  const offBy = (one: number, other: number) =>
    Math.round(Math.abs(one - other) * 50) / 50;
  return [
    Math.round((seen.width / area.width) * 50) / 50,
    offBy((x - seen.left) / seen.width, (x - area.left) / area.width),
    offBy((y - seen.top) / seen.height, (y - area.top) / area.height),
  ];
}

/** Resolves with how long the picture before fades out over the next one. */
function fadeOfPicture() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const around = document.querySelector(
    "article[data-clip] [data-clip-picture]",
  );
  if (around)
    new MutationObserver(() => {
      const former = around.querySelector(":scope > img");
      const [fade] = former?.getAnimations() ?? [];
      if (fade) resolve(fade.effect?.getTiming().duration);
    }).observe(around, { childList: true });
  return { duration: promise };
}

/** Two fingers on a picture, which move to twice their distance. */
function spreadFingers(picture: Element) {
  const { x, y, width, height } = picture.getBoundingClientRect();
  const send = (type: string, pointerId: number, right: number) =>
    picture.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId, pointerType: "touch", bubbles: true },
        clientX: x + width / 2 + right,
        clientY: y + height / 2,
      }),
    );
  send("pointerdown", 11, 0);
  send("pointerdown", 12, 50);
  send("pointermove", 12, 100);
  send("pointerup", 11, 0);
  send("pointerup", 12, 100);
}

/** Expects the picture where it is to stand, before the page is rendered. */
async function expectPlaced(page: Page): Promise<void> {
  const link = page.getByRole("link", { name: NAME, exact: true });
  // Its code is there once the page asks for the clip.
  const asked = page.waitForResponse("**/api/clips/*");
  await link.dispatchEvent("pointerdown");
  await asked;
  // The browser would warn of a link to a picture that she only points at.
  const preload = 'link[rel="preload"][imagesrcset*="sage-"]';
  await eventually(page.locator(preload)).toHaveCount(0);
  await link.scrollIntoViewIfNeeded();
  await settle(page);
  const placed = await page.evaluateHandle(placeOfStage);
  await link.click();
  await heading(page).waitFor();
  const stage = await placed.evaluate(({ place }) => place);
  await eventually(page.locator("body > div[inert]")).toHaveCount(0);
  expect(await page.evaluate(placeOfPicture)).toEqual(stage);
}

describe("the page of a product", () => {
  test("opens from its card with the picture at its place, Back ends at the card, and one that is gone says so", async () => {
    const page = await shop.openPage({ mayFail: ["/api/clips/never"] });
    const card = page.getByRole("article", { name: NAME });
    await card.scrollIntoViewIfNeeded();
    await settle(page);
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    await expectPlaced(page);
    await eventually(page).toHaveURL(shop.url + PATH);
    await eventually(page).toHaveTitle(`${NAME} · Barrette & Bloom`);
    await eventually.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByText("Two halves of cast resin").waitFor();
    await page.goBack();
    await card.waitFor();
    await eventually.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await page.goForward();
    await heading(page).waitFor();
    await page.getByRole("link", { name: "All clips" }).first().click();
    await card.waitFor();
    await eventually.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await page.evaluate(() => {
      history.pushState({ key: "x" }, "", "/clips/never");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page
      .getByRole("heading", { name: "This clip is no longer here" })
      .waitFor();
  });

  test("shows the picture of the option that its address names, and sells it", async () => {
    const page = await shop.newPage();
    const release = await hold(page, "**/assets/*.js");
    await page.goto(PATH, { waitUntil: "commit" });
    const picture = (detail: string) =>
      page.getByRole("img", {
        name: `${NAME} claw clip${detail}`,
        exact: true,
      });
    const isThere = (detail: string) =>
      picture(detail).evaluate(
        (image) =>
          image instanceof HTMLImageElement &&
          image.complete &&
          image.naturalWidth > 0,
      );
    // The first one was there before the code that shows the others.
    await eventually.poll(() => isThere("")).toBe(true);
    release();
    await untilHydrated(page);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const fade = await page.evaluateHandle(fadeOfPicture);
    await page.getByRole("radio", { name: "Olive" }).check();
    expect(await fade.evaluate(({ duration }) => duration)).toBe(240);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await eventually(page).toHaveURL(/\?variant=\d+$/);
    await eventually(place(page)).toHaveText("Picture 5 of 5");
    await eventually(picture(", Olive")).toBeInViewport();
    await eventually.poll(() => isThere(", Olive")).toBe(true);
    // A mouse that rests on the picture sees what is below it twice as large.
    await page.locator("article[data-clip] [data-clip-picture]").hover();
    await eventually.poll(() => page.evaluate(seenByLens)).toEqual([2, 0, 0]);
    await page.reload();
    await eventually(page.getByRole("radio", { name: "Olive" })).toBeChecked();
    await eventually(place(page)).toHaveText("Picture 5 of 5");
    await page.getByRole("button", { name: "Picture 2 of 5" }).click();
    await eventually(place(page)).toHaveText("Picture 2 of 5");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByRole("button", { name: "View cart" }).click();
    await page.getByRole("dialog").getByText("Olive").waitFor();
  });

  test("shows its pictures in the whole window, for the keyboard as well", async () => {
    const page = await shop.openPage({ path: PAGES.privacy });
    await page.goto(PATH);
    const zoom = page.getByRole("button", { name: "Show the picture large" });
    await untilHydrated(page);
    await zoom.focus();
    await eventually(zoom).toBeFocused();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await page.keyboard.press("ArrowRight");
    await eventually(dialog.getByRole("status")).toHaveText("Picture 2 of 5");
    await page.keyboard.press("Escape");
    await eventually(dialog).toBeHidden();
    await eventually(zoom).toBeFocused();
    await eventually(place(page)).toHaveText("Picture 2 of 5");
    await untilClosed(page);
    // Closed by itself or by Back, it leaves no step in the history behind.
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    const picture = dialog.getByRole("listitem").nth(1).locator("img");
    await eventually(picture).toHaveAttribute("style", /scale\(1\)/);
    // The whole picture is seen, and what is over it can be pressed.
    await eventually
      .poll(async () => (await picture.boundingBox())?.height)
      .toBe(DESKTOP.height);
    const close = dialog.getByRole("button", { name: "Close" });
    await close.click({ trial: true });
    await picture.evaluate(spreadFingers);
    await eventually(picture).toHaveAttribute("style", /scale\(2\)/);
    await close.click({ trial: true });
    await page.reload();
    await dialog.waitFor();
    await page.goBack();
    // The page has heard of it, too.
    await eventually(page.locator("dialog")).toHaveCount(0);
    await page.goForward();
    await dialog.waitFor();
    await page.goBack();
    await eventually(dialog).toBeHidden();
    await eventually(page).toHaveURL(shop.url + PATH);
    await eventually(heading(page)).toBeVisible();
    await page.goBack();
    await eventually
      .poll(() => new URL(page.url()).pathname)
      .toBe(PAGES.privacy);
  });

  test("turns its pictures by arrows, the wheel and a drag of the mouse, and closes them by a press on the ground", async () => {
    const page = await shop.openPage({ path: PATH });
    await untilHydrated(page);
    await page.getByRole("button", { name: "Show the picture large" }).click();
    const dialog = page.getByRole("dialog");
    const shown = (number: number) =>
      eventually(dialog.getByRole("status")).toHaveText(
        `Picture ${number} of 5`,
      );
    await shown(1);
    await dialog.getByRole("button", { name: "Picture 2 of 5" }).click();
    await shown(2);
    const middle = { x: DESKTOP.width / 2, y: DESKTOP.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, 120);
    await shown(3);
    await page.mouse.down();
    await page.mouse.move(middle.x + 200, middle.y, { steps: 4 });
    await page.mouse.up();
    await shown(2);
    // A press on the picture does not close it.
    await page.mouse.click(middle.x, middle.y);
    await shown(2);
    await stillBox(dialog.getByRole("listitem").nth(1).locator("img"));
    await page.mouse.click(150, middle.y);
    await eventually(dialog).toBeHidden();
  });

  test("is swiped, its bar takes over from the button, and it is accessible and fits at any width, on a phone", async () => {
    const page = await shop.openPage({ size: PHONE });
    await expectPlaced(page);
    const buttons = page.getByRole("button", { name: "Add to Cart" });
    await eventually(buttons).toHaveCount(1);
    // The button was never in the window that leaps over it.
    const leap = (to: number) =>
      page.evaluate((top) => scrollTo({ top, behavior: "instant" }), to);
    await leap(1_200);
    await eventually(buttons).toHaveCount(2);
    await leap(0);
    const strip = page.getByRole("list", { name: `Pictures of ${NAME}` });
    await strip.evaluate((list) =>
      list.scrollTo({ left: list.clientWidth, behavior: "instant" }),
    );
    await eventually(place(page)).toHaveText("Picture 2 of 5");
    await eventually(buttons).toHaveCount(1);
    await page
      .getByRole("heading", { name: "In your hand" })
      .scrollIntoViewIfNeeded();
    await eventually(buttons).toHaveCount(2);
    await buttons.last().click();
    await page.getByText("Added to cart!").waitFor();
    // Back closes what lies over the page, and stays on it.
    await page.getByRole("button", { name: "View cart" }).click();
    const cart = page.getByRole("dialog", { name: "Your Cart" });
    await cart.waitFor();
    await eventually(buttons).toHaveCount(1);
    await page.goBack();
    await eventually(cart).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(PATH);
    await page.goForward();
    await cart.waitFor();
    await pressEscape(page);
    // The browser scrolls as it goes back from the entry of what was closed.
    await untilClosed(page);
    // A finger opens the picture, and so does a key.
    await strip.tap();
    const large = page.getByRole("dialog");
    await eventually(large.getByRole("status")).toHaveText("Picture 2 of 5");
    await large.getByRole("button", { name: "Close" }).click();
    await untilClosed(page);
    await strip.press("Enter");
    await large.waitFor();
    await page.keyboard.press("Escape");
    await eventually(strip).toBeFocused();
    await untilClosed(page);

    await leap(1_200);
    await eventually(buttons).toHaveCount(2);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect([size, await audit(page)]).toEqual([size, []]);
      expect([size, await overflowOf(page)]).toEqual([size, 0]);
    }
    // With letters of twice the size, one part stands below the other.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const size of [SMALL_PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      // The window's new size takes a frame to reach all styles.
      await eventually
        .poll(async () => {
          const { y, height } = await stillBox(strip);
          const name = await stillBox(heading(page));
          const isBelow = name.y > y + height && height < size.height;
          return [size, isBelow, await overflowOf(page)];
        })
        .toEqual([size, true, 0]);
    }
  });

  test("has its head in one row without scripts", async () => {
    const page = await shop.newPage({
      size: SMALL_PHONE,
      context: { javaScriptEnabled: false },
    });
    await page.goto(PATH);
    const head = page.getByRole("banner").getByRole("link").last();
    await eventually(head).toBeVisible();
    expect((await head.boundingBox())?.height).toBeLessThan(64);
    // What would do nothing is left out.
    await page.getByRole("img", { name: /drawn to scale/ }).waitFor();
    await eventually(page.getByRole("slider")).toHaveCount(0);
  });

  test("lets her wait for an option that is sold out, chosen at the earliest moment, and draws the clip to scale", async () => {
    const list = await (await fetch(shop.url + API.products)).json();
    const rose = ProductList.parse(list).find(({ name }) => name === ROSE);
    const sell = (isSold: boolean) =>
      changeProduct(shop.url, ROSE, {
        variants: rose?.variants.map((each, index) => ({
          ...each,
          available: index === 0 || !isSold,
        })),
      });
    await sell(true);
    const page = await shop.newPage();
    const release = await hold(page, "**/assets/*.js");
    await page.goto(`/clips/${rose?.slug}`, { waitUntil: "commit" });
    await page.getByRole("radio", { name: /^Maxi/ }).check();
    release();
    await untilHydrated(page);
    // What was chosen before the page was alive is in its address, too.
    await page.waitForURL(`**?*=${rose?.variants[1]?.id}`);
    const soldOut = page.getByRole("button", { name: "Sold out" });
    await eventually(soldOut).toBeDisabled();
    const reminder = page.getByRole("textbox", {
      name: "Tell me when it is back",
    });
    await reminder.fill("ada@example.com");
    const asked = page.waitForRequest((request) => request.method() === "POST");
    await reminder.press("Enter");
    expect((await asked).postDataJSON()).toEqual({
      email: "ada@example.com",
      variantId: rose?.variants[1]?.id,
    });
    await page.getByText("We will write to you.").waitFor();
    await page.getByRole("radio", { name: /^Midi/ }).check();
    await page.getByRole("button", { name: "Add to Cart" }).waitFor();
    await sell(false);

    // It is drawn to scale, in life-size once a card was held to the screen.
    const drawing = page.getByRole("img", { name: /drawn to scale/ });
    const slider = page.getByRole("slider", {
      name: "Life-size on your screen",
    });
    const width = async () => (await drawing.boundingBox())?.width;
    // 10 cm and a margin of 4 mm at each side, at 4 px for each millimeter.
    await slider.fill("4");
    await eventually.poll(width).toBeCloseTo(108 * 4, 0);
    await page.goto("/clips/plum-starlight");
    await eventually.poll(width).toBeCloseTo(98 * 4, 0);
  });
});
