import { test } from "bun:test";
import { PAGES } from "#shared/api/paths.ts";
import { eventually, PHONE, stillBox } from "#tests/support/browser/page.ts";
import {
  button,
  charm,
  clip,
  design,
  designer,
  message,
  openCart,
} from "#tests/support/browser/shopper-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";

const shop = setUpShop();

test("a clip designed with the keyboard alone looks the same in the cart, and editing it there changes its line", async () => {
  const page = await shop.openPage({ isTranslated: true });
  await button(page, "Design Your Clip").focus();
  await page.keyboard.press("Enter");
  await eventually(message(page)).toBeFocused();
  await page.keyboard.type("mila");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await eventually(charm(page, "Lucky Star")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const sentence =
    "A custom clip in Honey Tortoise with Lucky Star, Sweetheart and the letters MILA";
  await eventually(clip(page)).toHaveAttribute("aria-label", sentence);
  await designer(page)
    .getByText("$25.00 clip + $2.00 resin + $8.00 charms")
    .waitFor();
  await message(page).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Added to cart!").waitFor();
  await designer(page).waitFor({ state: "hidden" });
  await eventually(button(page, "Design Your Clip")).toBeFocused();
  await openCart(page);
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await cart.getByText('Custom Claw Clip - "mila"').waitFor();
  await cart.getByText("Honey Tortoise; Lucky Star, Sweetheart").waitFor();
  await cart.getByText("$35.00").first().waitFor();
  await eventually(cart.getByRole("img").first()).toHaveAttribute(
    "aria-label",
    sentence,
  );

  // In a low window the clip is smaller, and whole.
  await page.setViewportSize({ width: 568, height: 320 });
  await eventually
    .poll(async () => (await stillBox(cart.getByRole("img").first())).height)
    .toBeLessThanOrEqual(320 * 0.3 + 1);
  await page.setViewportSize(PHONE);
  await button(page, /^Edit Custom/).click();
  await eventually(clip(page)).toHaveAttribute("aria-label", sentence);
  await design(page, {
    letters: "lou",
    resin: "Tide Agate",
    charms: ["Pearl"],
  });
  // The third charm is laid between the first two.
  await eventually(clip(page)).toHaveAttribute(
    "aria-label",
    "A custom clip in Tide Agate with Lucky Star, Pearl, Sweetheart and the letters LOU",
  );
  await charm(page, "Sweetheart").uncheck();
  await button(page, "Update Clip").click();
  await page.getByText("Updated!").waitFor();
  await cart.getByText('Custom Claw Clip - "lou"').waitFor();
  await cart.getByText("Tide Agate; Lucky Star, Pearl").waitFor();
  await eventually(cart.getByText(/Custom Claw Clip/)).toHaveCount(1);
});

test("an empty design is not added to the cart, and a lost connection discards no choice", async () => {
  // What the page loads meanwhile may fail as well.
  const page = await shop.openPage({ path: PAGES.design, mayFail: ["/"] });
  await designer(page).waitFor();
  const add = designer(page).getByRole("button", { name: "Add to Cart" });
  await message(page).fill("   ");
  await add.click();
  await page
    .getByText("Please select at least one charm or add a custom message.")
    .waitFor();
  await eventually(designer(page)).toBeVisible();

  await design(page, { letters: "mila", charms: ["Daisy"] });
  await page.context().setOffline(true);
  await button(page, "Save & share").click();
  await page.getByText("Failed to save your design.").waitFor();
  await add.click();
  await page.getByText("Failed to add custom clip to cart.").waitFor();
  await page.context().setOffline(false);
  await eventually(message(page)).toHaveValue("mila");
  await add.click();
  await page.getByText("Added to cart!").waitFor();
});
