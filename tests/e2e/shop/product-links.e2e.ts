import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import {
  eventually,
  stillBox,
  untilHydrated,
  WIDE,
} from "#tests/support/browser/page.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { addClip, openCart } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

const NAME = "Sage & Gold Leaf";
const PATH = "/clips/sage-gold-leaf";
const heading = (page: Page) =>
  page.getByRole("heading", { name: NAME, level: 1 });

const PASSED = { name: "Honey Tortoise", slug: "honey-tortoise" };
const MEANT = {
  name: "Plum Starlight",
  slug: "plum-starlight",
  /** Its first picture, as wide as its page shows it. */
  picture: "/demo/products/plum-glitter-960.avif",
};
/** A touch screen whose cards are smaller than the pictures of a product's page. */
const TABLET = { width: 820, height: 1180 };
/** The time for which a mouse has to rest on a link. */
const INTENT_MS = 65;

const linkTo = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true });

/** Collects the paths of what a page asks for from now on. */
function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const data = (slug: string) => `/api/clips/${slug}`;

/** Expects that the data of the page and its first picture were asked for. */
async function expectFetched(paths: readonly string[]): Promise<void> {
  const wanted = [data(MEANT.slug), MEANT.picture];
  const seen = () => wanted.filter((path) => paths.includes(path));
  await eventually.poll(seen).toEqual(wanted);
}

describe("the way to the page of a product", () => {
  test("is fetched once a mouse rests on a link, and not for one that passes", async () => {
    const page = await shop.newPage({ size: WIDE });
    await page.clock.install();
    await page.goto(PAGES.home);
    await untilHydrated(page);
    const passed = linkTo(page, PASSED.name);
    const meant = linkTo(page, MEANT.name);
    await meant.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const paths = watchPaths(page);
    // From here on no time passes but what the test lets pass.
    await page.clock.pauseAt(Date.now() + 60_000);
    await passed.hover();
    await page.clock.runFor(INTENT_MS - 1);
    await meant.hover();
    await page.clock.runFor(INTENT_MS - 1);
    expect(paths.filter((path) => path.startsWith("/api/clips/"))).toEqual([]);
    await page.clock.runFor(1);
    await expectFetched(paths);
    expect(paths).not.toContain(data(PASSED.slug));
  });

  test("is fetched when a finger touches a link, before it is lifted", async () => {
    const page = await shop.openPage({
      size: TABLET,
      context: { hasTouch: true },
    });
    const link = linkTo(page, MEANT.name);
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const paths = watchPaths(page);
    const { x, y } = await stillBox(link);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [{ x: x + 5, y: y + 5 }],
    });
    await expectFetched(paths);
    expect(new URL(page.url()).pathname).toBe(PAGES.home);
  });

  test("leads there from the cart's lines, by picture and name", async () => {
    const page = await shop.openPage();
    await addClip(page, NAME, "Olive");
    await openCart(page);
    const toPage = `a[href^="${PATH}"]`;
    const cart = page.getByRole("dialog", { name: "Your Cart" });
    await eventually(cart.locator(toPage)).toHaveCount(2);
    await eventually(cart.locator(`${toPage} img`)).toHaveCount(1);
    await cart.getByRole("link", { name: NAME }).click();
    await heading(page).waitFor();
    await eventually(page.getByRole("dialog")).toHaveCount(0);
  });
});
