import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { API, PAGES } from "#shared/api/paths.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { hold, untilHydrated } from "#tests/support/browser/page.ts";
import {
  button,
  openCart,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/** Returns the names of a page's style sheets, such as "first" or "panel". */
const sheetsOf = (page: Page) =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) =>
      links.map((link) =>
        (link.getAttribute("href") ?? "")
          .replace("/assets/", "")
          .replace(/-[^-]+\.css$/, ""),
      ),
    );

/** The same without those of the overlays, which load once a page is quiet. */
const ownSheetsOf = async (page: Page) =>
  (await sheetsOf(page)).filter((name) => !name.startsWith("overlays"));

const cart = (page: Page) => page.getByRole("dialog", { name: "Your Cart" });

describe("styles", () => {
  test("load with the part of the shop that uses them", async () => {
    const page = await shop.openPage({ mayFail: [API.me] });
    expect(await ownSheetsOf(page)).toEqual(["first"]);
    await page.goto(PAGES.privacy);
    const pages = ["first", "pages-editor", "pages"];
    expect(await ownSheetsOf(page)).toEqual(pages);
    await page.goto(PAGES.admin);
    await button(page, "Login").waitFor();
    const panel = ["first", "overlays-panel-editor", "panel-editor", "panel"];
    expect(await sheetsOf(page)).toEqual(panel);
  });

  test("load once, on navigation to another page", async () => {
    const page = await shop.openPage();
    for (const _ of ["first", "second"]) {
      await page.getByRole("link", { name: "Privacy" }).click();
      await page.getByRole("heading", { name: "Privacy" }).waitFor();
      expect(await ownSheetsOf(page)).toEqual([
        "first",
        "pages-editor",
        "pages",
      ]);
      await page.goBack();
      await page.getByRole("heading", { name: "Hold everything." }).waitFor();
    }
  });

  test("load before the content that uses them is shown", async () => {
    const page = await shop.newPage();
    const release = await hold(page, "**/assets/overlays-*.css");
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
    await page.route("**/assets/overlays-*.css", (route) => route.abort());
    await page.goto("/");
    await untilHydrated(page);
    await button(page, /^Cart/).click();
    await toasts(page).getByText("That did not open").waitFor();
    await page.unroute("**/assets/overlays-*.css");
    await openCart(page);
    await eventually(cart(page)).toBeInViewport({ ratio: 1 });
  });
});
