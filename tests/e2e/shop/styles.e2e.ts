import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { API, PAGES } from "#shared/api/paths.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/fixtures.ts";
import { hold } from "#tests/support/page.ts";
import { button, openCart, toasts } from "#tests/support/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/** The style sheets of a page, by the parts of the shop that they are for. */
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

const cart = (page: Page) => page.getByRole("dialog", { name: "Your Cart" });

describe("styles", () => {
  test("come with the part of the shop that they are for", async () => {
    const page = await shop.openPage({ mayFail: [API.me] });
    expect(await sheetsOf(page)).toEqual(["first"]);
    await page.goto(PAGES.privacy);
    const pages = ["first", "pages-editor", "pages"];
    expect(await sheetsOf(page)).toEqual(pages);
    await page.goto(PAGES.admin);
    await button(page, "Login").waitFor();
    const panel = ["first", "overlays-panel-editor", "panel-editor", "panel"];
    expect(await sheetsOf(page)).toEqual(panel);
  });

  test("are loaded on the way to another page, once", async () => {
    const page = await shop.openPage();
    for (const _ of ["first", "second"]) {
      await page.getByRole("link", { name: "Privacy" }).click();
      await page.getByRole("heading", { name: "Privacy" }).waitFor();
      expect(await sheetsOf(page)).toEqual(["first", "pages-editor", "pages"]);
      await page.goBack();
      await page.getByRole("heading", { name: "Hold everything." }).waitFor();
    }
  });

  test("are there before what they are for is shown", async () => {
    const page = await shop.openPage();
    const release = await hold(page, "**/assets/overlays-*.css");
    const code = page.waitForResponse("**/assets/CartDrawer*");
    await button(page, /^Cart/).click();
    await (await code).finished();
    await page.getByText("Opening...").waitFor();
    expect(await cart(page).count()).toBe(0);
    release();
    await eventually(cart(page)).toBeVisible();
    // Without its styles it would stand below the page.
    await eventually(cart(page)).toBeInViewport({ ratio: 1 });
  });

  test("are asked for again when they could not be had", async () => {
    const page = await shop.openPage({ mayFail: ["/assets/"] });
    await page.route("**/assets/overlays-*.css", (route) => route.abort());
    await button(page, /^Cart/).click();
    await toasts(page).getByText("That did not open").waitFor();
    await page.unroute("**/assets/overlays-*.css");
    await openCart(page);
    await eventually(cart(page)).toBeInViewport({ ratio: 1 });
  });
});
