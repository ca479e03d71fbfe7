import { test } from "bun:test";
import { eventually } from "#tests/support/browser/page.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  addClip,
  button,
  openCart,
} from "#tests/support/browser/shopper-steps.ts";
import { translateTexts } from "#tests/support/browser/translator.ts";

const shop = setUpShop();

// Every page of every test is searched for texts that a translator would break
// (loose-texts.ts). That nothing else is needed show those that are translated.
test("a page that was translated before its scripts ran still sells and takes an address", async () => {
  const page = await shop.newPage({ mayFail: ["/"] });
  await page.route(
    "**/assets/entry*.js",
    async (route) => {
      // Once the page's last part is read, and not the empty page before it.
      await page.locator("footer").waitFor({ state: "attached" });
      await page.evaluate(translateTexts);
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto("/");
  await addClip(page, "Honey Tortoise");
  const email = page.getByRole("textbox", { name: "Email address" });
  await button(page, "Join").click();
  await email.fill("nobody");
  await button(page, "Join").click();
  await eventually(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("fan@example.com");
  await button(page, "Join").click();
  await page
    .getByText(/Welcome/)
    .first()
    .waitFor();
  await openCart(page);
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await eventually(cart.getByText("$26.00")).toHaveCount(2);
});
