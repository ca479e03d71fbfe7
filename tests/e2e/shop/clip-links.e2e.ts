import { describe, expect, test } from "bun:test";
import type { Page, Response } from "playwright";
import { ProductList } from "#shared/catalog/schema.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { eventually } from "#tests/support/browser/eventually.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  addClip,
  button,
  fillContact,
  openCart,
  openCheckout,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const NAME = "Sage & Gold Leaf";
const PATH = "/clips/sage-gold-leaf";
const heading = (page: Page) =>
  page.getByRole("heading", { name: NAME, level: 1 });

/** A mouse comes over an element and leaves it at once. */
function passOver(element: Element) {
  for (const type of ["pointerover", "pointerout"])
    element.dispatchEvent(
      new PointerEvent(type, { pointerType: "mouse", bubbles: true }),
    );
}

describe("the way to the page of a clip", () => {
  test("is fetched for a mouse that rests on a card, or a finger that touches one", async () => {
    const page = await shop.openPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const links = (name: string) =>
      page.getByRole("link", { name, exact: true });
    const data = (slug: string) => (response: Response) =>
      response.url().endsWith(`/api/clips/${slug}`);
    await links(NAME).scrollIntoViewIfNeeded();
    await links("Plum Starlight").evaluate(passOver);
    const answer = page.waitForResponse(data("sage-gold-leaf"));
    const picture = page.waitForRequest(
      (request) =>
        request.resourceType() === "image" && request.url().includes("sage-"),
    );
    await links(NAME).hover();
    await answer;
    await picture;
    // It was passed before the other was hovered, and would have been first.
    expect(asked.filter((url) => url.includes("/clips/plum"))).toEqual([]);
    const touched = page.waitForResponse(data("honey-tortoise"));
    await links("Honey Tortoise").dispatchEvent("pointerdown");
    await touched;
  });

  test("leads there from the cart's lines and an order's, by picture and name", async () => {
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
    await openCart(page);
    await openCheckout(page);
    await fillContact(page);
    await button(page, "Place Order").click();
    await page.getByRole("link", { name: "Follow your order" }).click();
    await page.getByRole("heading", { name: "What you ordered" }).waitFor();
    await eventually(page.locator(toPage)).toHaveCount(2);
    await eventually(page.locator(`${toPage} img`)).toHaveCount(1);
    await page.getByRole("main").getByRole("link", { name: NAME }).click();
    await heading(page).waitFor();
  });

  test("leads there from each row of the panel", async () => {
    const page = await shop.openPanel();
    const rows = page
      .getByRole("tabpanel", { name: "Products" })
      .getByRole("link", { name: /^View / });
    const answer = await page.request.get(API.products);
    const products = ProductList.parse(await answer.json());
    await eventually(rows).toHaveCount(products.length);
    for (const { name, slug } of products)
      await eventually(
        page.getByRole("link", { name: `View ${name}` }),
      ).toHaveAttribute("href", `/clips/${slug}`);
  });
});
