import { expect, test } from "bun:test";
import { eventually, pressEscape } from "#tests/support/browser/page.ts";
import { pathOf } from "#shared/api/call.ts";
import { Cart } from "#shared/cart/schema.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { changeStock } from "#shared/stock/calls.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  lookUntil,
  openCart,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { orderBody } from "#tests/support/make.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const NAME = "Honey Tortoise";

test("open pages follow a piece into a cart, out of it and to its buyer", async () => {
  const asked = await asMaker(shop.url);
  const list = await fetch(`${shop.url}${API.products}`);
  const clip = ProductList.parse(await list.json()).find(
    ({ name }) => name === NAME,
  );
  const path = pathOf(changeStock, { id: clip?.id ?? 0 });
  await asked("POST", path, { change: 1 });
  const open = () => shop.openPage({ isIdle: true });
  const [ada, bea] = [await open(), await open()];
  const [hers, others] = [ada, bea].map((page) =>
    page.getByRole("article", { name: NAME }),
  );
  if (!hers || !others) throw new Error("There are two pages.");
  await others.getByText("One of a kind").waitFor();

  await hers.getByRole("button", { name: "Add to Cart" }).click();
  await toasts(ada).getByText(NAME).waitFor();
  const held = others.getByRole("button", { name: "In someone's cart" });
  await eventually(held).toBeDisabled();
  // Its own page says until when, and takes an address.
  await others.getByRole("link", { name: NAME, exact: true }).click();
  await bea.getByText(/It may be free again in 15\sminutes/).waitFor();
  await bea
    .getByRole("textbox", { name: "Tell me if it comes free" })
    .waitFor();
  await bea.getByText("One of a kind").waitFor();
  await eventually(
    bea.getByRole("button", { name: "In someone's cart" }).first(),
  ).toBeDisabled();
  await bea.goBack();
  await hers.getByRole("button", { name: "In your cart" }).waitFor();
  await openCart(ada);
  const cart = ada.getByRole("dialog", { name: "Your Cart" });
  await cart.getByText(/^Held for you for 15\sminutes/).waitFor();
  expect(await cart.getByRole("group", { name: /Quantity/ }).count()).toBe(0);

  // A quarter of an hour later, until she has it held again.
  let isOver = true;
  await ada.route(`**${API.cart}`, async (route) => {
    if (!isOver) return route.continue();
    const reply = await route.fetch();
    const lines = Cart.parse(await reply.json());
    const heldUntil = new Date(Date.now() - 1_000).toISOString();
    await route.fulfill({
      json: lines.map((line) => ({ ...line, heldUntil })),
    });
  });
  await lookUntil(ada, () =>
    cart.getByText("Free for everyone again.").isVisible(),
  );
  await ada.route("**/api/cart/*", (route) => {
    isOver = false;
    return route.continue();
  });
  await cart.getByRole("button", { name: "Hold it again" }).click();
  await cart.getByText(/^Held for you for 15\sminutes/).waitFor();

  await cart.getByRole("button", { name: `Remove ${NAME}` }).click();
  await eventually(
    others.getByRole("button", { name: "Add to Cart" }),
  ).toBeEnabled();
  await others.getByRole("button", { name: "Add to Cart" }).click();
  await eventually(held).toHaveCount(0);
  await others.getByRole("button", { name: "In your cart" }).waitFor();

  const inCart = await bea.request.get(`${shop.url}${API.cart}`);
  const body = orderBody(Cart.parse(await inCart.json()));
  const answer = await bea.request.post(`${shop.url}${API.orders}`, {
    data: body,
  });
  expect(answer.status()).toBe(201);
  await pressEscape(ada);
  await eventually(
    hers.getByRole("button", { name: "Sold out" }),
  ).toBeDisabled();
});

test("the maker counts a clip up and down in its row, which leads to its page", async () => {
  const asked = await asMaker(shop.url);
  const list = await fetch(`${shop.url}${API.products}`);
  const products = ProductList.parse(await list.json());
  const clip = products.find(({ name }) => name === "Sage & Gold Leaf");
  const path = pathOf(changeStock, { id: clip?.id ?? 0 });
  await asked("POST", path, { change: 2 });
  const variantId = clip?.variants[0]?.id;
  await asked("POST", path, { change: 3, variantId });
  const page = await shop.openPanel();
  // An option goes by its own name in the row of its clip.
  const option = page.getByRole("group", {
    name: "Count of Sage & Gold Leaf (Sage)",
  });
  await option.getByText("Sage", { exact: true }).waitFor();
  await option.getByText("3 left").waitFor();
  const row = page.getByRole("group", {
    name: "Count of Sage & Gold Leaf",
    exact: true,
  });
  await row.getByText("2 left").waitFor();
  // A sale while the panel is open stays sold.
  await asked("POST", path, { change: -1 });
  await row
    .getByRole("button", { name: "One more of Sage & Gold Leaf" })
    .click();
  await row.getByText("2 left").waitFor();
  const less = row.getByRole("button", {
    name: "One less of Sage & Gold Leaf",
  });
  await less.click();
  await row.getByText("one of a kind").waitFor();
  await less.click();
  await row.getByText("none left").waitFor();
  const item = page.getByRole("listitem").filter({ has: row });
  await item.getByText("Out of Stock").waitFor();

  // In the menu of each row, which is open for one row at most.
  const toClip = (name: string | RegExp) =>
    page
      .getByRole("tabpanel", { name: "Products" })
      .getByRole("link", { name, includeHidden: true });
  await eventually(toClip(/^View /)).toHaveCount(products.length);
  for (const { name, slug } of products)
    await eventually(toClip(`View ${name}`)).toHaveAttribute(
      "href",
      `/clips/${slug}`,
    );
});
