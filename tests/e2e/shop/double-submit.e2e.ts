import { describe, expect, test } from "bun:test";
import { eventually } from "#tests/support/browser/eventually.ts";
import { API } from "#tests/support/api.ts";
import { design } from "#tests/support/browser/designer-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  button,
  openCart,
  openDesigner,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

describe("a double click counts once", () => {
  test("on Add to Cart, on One more, on a design and on Join", async () => {
    const page = await shop.openPage();
    await page
      .getByRole("article", { name: "Honey Tortoise" })
      .getByRole("button", { name: "Add to Cart" })
      .dblclick();
    await button(page, "Cart, 1 item").waitFor();

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
});
