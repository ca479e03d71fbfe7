import { test } from "bun:test";
import { eventually } from "#tests/support/browser/eventually.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  addClip,
  button,
  fillContact,
  openCart,
  openCheckout,
  openDesigner,
} from "#tests/support/browser/shopper-steps.ts";
import { design, onCharm } from "#tests/support/browser/designer-steps.ts";
import { translate, untilAlive } from "#tests/support/browser/translator.ts";

const shop = setUpShop();

// Every page of every test is searched for texts that a translator would break
// (loose-texts.ts). This one shows that nothing else is needed.
test("a shopper joins, designs, changes her mind and orders on a translated page", async () => {
  const page = await shop.openPage();
  await untilAlive(page);
  await translate(page);
  const email = page.getByRole("textbox", { name: "Email address" });
  await button(page, "Join").click();
  await email.fill("nobody");
  await button(page, "Join").click();
  await email.fill("fan@example.com");
  await button(page, "Join").click();
  await page
    .getByText(/Welcome/)
    .first()
    .waitFor();
  await eventually(email).toHaveValue("");

  await addClip(page, "Rose Quartz Swirl", "Maxi, 10 cm");
  await addClip(page, "Honey Tortoise");
  await openDesigner(page);
  await design(page, {
    letters: "MAYA",
    charms: ["Daisy", "Pearl", "Sweetheart"],
  });
  const designer = page.getByRole("dialog");
  await onCharm(page, "Remove", "Pearl");
  await designer.getByRole("button", { name: "Surprise me" }).click();
  await designer.getByRole("button", { name: "Save & share" }).click();
  await page
    .getByText(/copied|link/i)
    .first()
    .waitFor();
  await designer.getByRole("button", { name: "Add to Cart" }).click();
  await button(page, "Cart, 3 items").waitFor();

  await openCart(page);
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  const tortoise = cart.getByRole("group", {
    name: "Quantity of Honey Tortoise",
  });
  await tortoise.getByRole("button", { name: "One more" }).click();
  await cart.getByText("$26.00 each").waitFor();
  await cart.getByRole("button", { name: /^Remove Rose Quartz/ }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await eventually(cart.getByRole("article")).toHaveCount(3);

  await openCheckout(page);
  await button(page, "Place Order").click();
  await page.getByText("Missing information").first().waitFor();
  await fillContact(page, "translated@example.com");
  await button(page, "Place Order").click();
  await page.getByText("Order Confirmed!").waitFor();
  await page.getByText("Test Shopper").first().waitFor();
  await eventually(button(page, "Cart, 0 items")).toBeVisible();
});

test("a page that was translated before its scripts ran still sells", async () => {
  const page = await shop.newPage({ mayFail: ["/"] });
  await page.route(
    "**/assets/entry*.js",
    async (route) => {
      // Once the page's last part is read, and not the empty page before it.
      await page.locator("footer").waitFor({ state: "attached" });
      await translate(page);
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto("/");
  await addClip(page, "Honey Tortoise");
  await openCart(page);
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await eventually(cart.getByText("$26.00")).toHaveCount(2);
});
