import { describe, expect, test } from "bun:test";
import {
  eventually,
  hold,
  PHONE,
  stillBox,
} from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { button, toasts } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

describe("the products", () => {
  test("show eight placeholders, then the error, then the list after a retry", async () => {
    const page = await shop.openPage({
      path: PAGES.privacy,
      mayFail: [API.products],
    });
    const release = await hold(page, `**${API.products}`, { thenAbort: true });
    await page.getByRole("link", { name: "Shop" }).first().click();
    await page.getByText("Loading clips...").waitFor({ state: "attached" });
    const list = page.locator('ul[aria-busy="true"] > li');
    await eventually(list).toHaveCount(8);
    // What comes later on the page asks for the clips as well. It must have done
    // so in vain, or the button is gone before it is pressed.
    await page.getByLabel("Email address").waitFor();
    release();
    await page.getByText("We couldn't load the clips.").waitFor();
    await page.unroute(`**${API.products}`);
    await button(page, "Try again").click();
    await page.getByRole("article", { name: "Honey Tortoise" }).waitFor();
  });

  test("cannot be bought when sold out, show a second picture to a mouse, have their buttons in one row, disable that of one card during its request, and say when it failed", async () => {
    const page = await shop.openPage({ mayFail: [API.cart] });
    // "From" goes when the option that is shown is chosen.
    const priced = page
      .getByRole("article")
      .filter({ hasText: /from \$/ })
      .first();
    const name = await priced.getByRole("heading").textContent();
    const same = page.getByRole("article", { name: name ?? "" });
    await same.getByRole("radio", { checked: true }).click();
    await eventually(same.getByText(/from/)).toHaveCount(0);
    await eventually(same).toContainText("$");

    const tide = page.getByRole("article", { name: "Tide Agate" });
    const sold = tide.getByRole("button", { name: "Sold out" });
    await eventually(sold).toBeDisabled();
    const sage = page.getByRole("article", { name: "Sage & Gold Leaf" });
    const variant = sage.getByRole("radio", {
      name: /^Eucalyptus ?, sold out$/,
    });
    await eventually(variant).toBeDisabled();
    await eventually(sage.getByRole("radio", { name: "Sage" })).toBeChecked();

    const second = sage.locator('img[src*="sage-leaf-2"]');
    await eventually(second).toHaveCount(0);
    await sage.hover();
    await eventually(second).toHaveCount(1);
    await eventually(second.locator("xpath=ancestor::span[last()]")).toHaveCSS(
      "opacity",
      "1",
    );
    const row = [];
    for (const name of ["Sage & Gold Leaf", "Plum Starlight", "Tide Agate"]) {
      const { y, height } = await stillBox(
        page
          .getByRole("article", { name })
          .getByRole("button", { name: /^(Add to Cart|Sold out)$/ }),
      );
      row.push({ y, height });
    }
    expect(row).toEqual(Array(3).fill(row[0]));

    const release = await hold(page, `**${API.cart}`, { method: "POST" });
    const honey = page.getByRole("article", { name: "Honey Tortoise" });
    await honey.getByRole("button", { name: "Add to Cart" }).click();
    const busy = honey.getByRole("button", { name: "Adding..." });
    await eventually(busy).toHaveAttribute("aria-disabled", "true");
    const plum = page.getByRole("article", { name: "Plum Starlight" });
    await plum.getByRole("button", { name: "Add to Cart" }).waitFor();
    release();
    await toasts(page).getByText("Added to cart!").waitFor();

    await page.route(`**${API.cart}`, (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await honey.getByRole("button", { name: "Add to Cart" }).click();
    const alert = toasts(page).getByRole("alert");
    await alert.getByText("Oops! Something went wrong").waitFor();
    await alert
      .getByText("Couldn't add item to cart. Please try again.")
      .waitFor();

    // Options of one letter have a size that a finger can hit.
    const ask = await asMaker(shop.url);
    await ask("POST", API.adminProducts, {
      name: "Three Sizes",
      description: "One clip, three sizes.",
      price: "20.00",
      imageUrl: "/demo/products/meadow.webp",
      variants: ["S", "M", "L"].map((title) => ({
        ...{ title, price: "20.00", available: true },
      })),
    });
    await page.setViewportSize(PHONE);
    await page.goto(PAGES.home);
    const card = page.getByRole("article", { name: "Three Sizes" });
    for (const letter of ["S", "M", "L"]) {
      const box = await stillBox(card.getByRole("radio", { name: letter }));
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
  });
});
