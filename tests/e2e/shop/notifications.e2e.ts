import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { design } from "#tests/support/browser/designer-steps.ts";
import { settle } from "#tests/support/browser/screenshots.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  addClip,
  button,
  hasFocus,
  openCart,
  openCheckout,
  openDesigner,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

/** Shows a notification. Returns its text, left edge and a point to drag. */
async function notify(page: Page) {
  await button(page, "Join").click();
  const words = toasts(page).getByText("Please enter your email");
  await words.waitFor();
  const box = await words.boundingBox();
  if (!box) return expect.unreachable("the notification has no place");
  return { words, left: box.x, x: box.x + 20, y: box.y + box.height / 2 };
}

describe("notifications", () => {
  test("name the added clip with its picture, and lead to the cart", async () => {
    const page = await shop.openPage();
    await addClip(page, "Honey Tortoise");
    await toasts(page).getByText("Honey Tortoise").waitFor();
    await eventually(toasts(page).locator("img")).toBeVisible();
    await toasts(page).getByRole("button", { name: "View cart" }).click();
    const cart = page.getByRole("dialog", { name: "Your Cart" });
    await cart.getByText("Honey Tortoise").waitFor();
    await eventually(toasts(page).getByText("Added to cart!")).toHaveCount(0);
  });

  test("appear one at a time and close after five seconds, but not under the pointer", async () => {
    const page = await shop.openPage();
    await page.clock.install();
    await button(page, "Join").click();
    const missing = toasts(page).getByText("Please enter your email");
    await missing.waitFor();
    await page.getByLabel("Email address").fill("nobody");
    await button(page, "Join").click();
    const invalid = toasts(page).getByText("Invalid email");
    await invalid.waitFor();
    await eventually(missing).toHaveCount(0);
    // From here on, no time passes but what the test lets pass.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
    await page.clock.runFor(3_000);
    await invalid.hover();
    await page.clock.runFor(60_000);
    await eventually(invalid).toBeVisible();
    await page.mouse.move(900, 20);
    await page.clock.runFor(400);
    await eventually(invalid).toBeVisible();
    await page.clock.runFor(2_500);
    await invalid.waitFor({ state: "detached" });
  });

  test("leave at once if she prefers reduced motion", async () => {
    const page = await shop.openPage();
    const { words } = await notify(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await toasts(page).getByRole("button", { name: "Dismiss" }).click();
    await page.clock.runFor(1);
    await words.waitFor({ state: "detached" });
  });

  test("can be focused with F8, and return the focus", async () => {
    const page = await shop.openPage();
    await button(page, "Join").click();
    await toasts(page).getByText("Please enter your email").waitFor();
    await page.keyboard.press("F8");
    await eventually(toasts(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await hasFocus(page, "button", "Dismiss");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      () => document.activeElement?.getAttribute("name") === "email",
    );
  });

  test("close when dragged to the right by more than 50 px", async () => {
    const page = await shop.openPage();
    const { words, x, y } = await notify(page);
    const pull = async (by: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 4 });
      await page.mouse.up();
    };
    await pull(40);
    await eventually(words).toBeVisible();
    await pull(70);
    await words.waitFor({ state: "detached" });
  });

  test("do not follow a pointer that was released outside of them", async () => {
    const page = await shop.openPage();
    const { words, left, x, y } = await notify(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 300, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.move(x + 40, y, { steps: 4 });
    const still = await words.boundingBox();
    expect(Math.round(still?.x ?? 0)).toBe(Math.round(left));
  });
});

/** Returns the controls, pictures and notices that the notification covers. */
async function coveredBy(page: Page): Promise<string[]> {
  await toasts(page).getByRole("button", { name: "Dismiss" }).waitFor();
  await settle(page);
  return toasts(page).evaluate((region) => {
    const { left, top, right, bottom } = region.getBoundingClientRect();
    const covered = new Set<string>();
    for (let x = left + 1; x < right; x += 8)
      for (let y = top + 1; y < bottom; y += 4) {
        const below = document
          .elementsFromPoint(x, y)
          .find((element) => !region.contains(element));
        const found = below?.closest(
          "input, button, label, a, img, svg, [role=alert], [data-dialog] p",
        );
        if (found) covered.add(found.outerHTML.slice(0, 120));
      }
    return [...covered];
  });
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [900, 700],
  [1280, 720],
  [1920, 1080],
] as const)
  test(`notifications cover nothing of an open dialog, at ${width} px`, async () => {
    const page = await shop.openPage({ size: { width, height } });
    await openDesigner(page);
    await page.getByRole("button", { name: "Add to Cart" }).last().click();
    await toasts(page).getByText("Please select at least one").waitFor();
    await eventually.poll(() => coveredBy(page)).toEqual([]);
    await design(page, { letters: "mila", charms: ["Daisy", "Pearl"] });
    await button(page, "Save & share").click();
    await toasts(page).getByText("Your design is saved.").waitFor();
    await eventually.poll(() => coveredBy(page)).toEqual([]);
    await button(page, "Close designer").click();
    await addClip(page, "Honey Tortoise");
    await addClip(page, "Plum Starlight");
    await openCart(page);
    await button(page, "Remove Honey Tortoise").click();
    await toasts(page).getByText("Item removed").waitFor();
    await eventually.poll(() => coveredBy(page)).toEqual([]);
    await openCheckout(page);
    await button(page, "Place Order").click();
    await toasts(page).getByText("Missing information").waitFor();
    await eventually.poll(() => coveredBy(page)).toEqual([]);
  });

test("an error about a design disappears once the design is corrected", async () => {
  const page = await shop.openPage();
  await openDesigner(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  const complaint = toasts(page).getByText("Please select at least one");
  await complaint.waitFor();
  await design(page, { charms: ["Daisy"] });
  await complaint.waitFor({ state: "detached" });
});

test("tooltips open after 700 ms, the next one at once, and close on Escape", async () => {
  const page = await shop.openPage();
  await addClip(page, "Honey Tortoise");
  await openCart(page);
  await page.clock.install();
  // From here on only `runFor` advances the page's clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  const tip = (name: string) => page.locator("[popover]", { hasText: name });
  await button(page, "Remove Honey Tortoise").hover();
  await page.clock.runFor(600);
  await eventually(tip("Remove Honey Tortoise")).toHaveCount(0);
  await page.clock.runFor(200);
  await tip("Remove Honey Tortoise").waitFor();
  await button(page, "One more").hover();
  await page.clock.runFor(20);
  await tip("One more").waitFor();
  await eventually(tip("Remove Honey Tortoise")).toHaveCount(0);
  await page.mouse.move(10, 10);
  await tip("One more").waitFor({ state: "detached" });
  await page.clock.runFor(400);
  await button(page, "One more").hover();
  await page.clock.runFor(600);
  await eventually(tip("One more")).toHaveCount(0);
  await page.clock.runFor(200);
  await tip("One more").waitFor();
  await page.keyboard.press("Escape");
  await tip("One more").waitFor({ state: "detached" });
});
