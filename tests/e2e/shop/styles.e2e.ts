import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { PAGES } from "#shared/api/paths.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { hold, untilHydrated } from "#tests/support/browser/page.ts";
import {
  button,
  openCart,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/** Returns the names of the style sheets that a page is served with. */
async function servedWith(path: string): Promise<string[]> {
  const html = await (await fetch(shop.url + path)).text();
  const sheets = html.matchAll(/rel="stylesheet" href="\/assets\/(\w+)-/g);
  return [...sheets].map(([, name = ""]) => name);
}

const cart = (page: Page) => page.getByRole("dialog", { name: "Your Cart" });

describe("styles", () => {
  test("load with the page that uses them", async () => {
    expect(await servedWith(PAGES.home)).toEqual(["first"]);
    expect(await servedWith(PAGES.privacy)).toEqual(["first", "clip", "late"]);
    expect(await servedWith(PAGES.admin)).toEqual(["first", "clip", "late"]);
  });

  test("load once, on navigation to another page", async () => {
    const page = await shop.openPage();
    for (const _ of ["first", "second"]) {
      await page.getByRole("link", { name: "Privacy" }).click();
      await page.getByRole("heading", { name: "Privacy" }).waitFor();
      const late = page.locator('link[rel="stylesheet"][href*="/late-"]');
      await eventually(late).toHaveCount(1);
      await page.goBack();
      await page.getByRole("heading", { name: "Hold everything." }).waitFor();
    }
  });

  test("load before the content that uses them is shown", async () => {
    const page = await shop.newPage();
    const release = await hold(page, "**/assets/late-*.css");
    const code = page.waitForResponse("**/assets/CartDrawer*");
    await page.goto("/");
    await untilHydrated(page);
    await button(page, /^Cart/).click();
    await (await code).finished();
    await page.getByText("Opening...").waitFor();
    expect(await cart(page).count()).toBe(0);
    release();
    await eventually(cart(page)).toBeVisible();
    // Without its styles the cart would be below the page.
    await eventually(cart(page)).toBeInViewport({ ratio: 1 });
  });

  test("are requested again after a failed load", async () => {
    const page = await shop.newPage({ mayFail: ["/assets/"] });
    await page.route("**/assets/late-*.css", (route) => route.abort());
    await page.goto("/");
    await untilHydrated(page);
    await button(page, /^Cart/).click();
    await toasts(page).getByText("That did not open").waitFor();
    await page.unroute("**/assets/late-*.css");
    await openCart(page);
    await eventually(cart(page)).toBeInViewport({ ratio: 1 });
  });
});
