import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import {
  DESKTOP,
  eventually,
  PHONE,
  pressEscape,
  SMALL_PHONE,
  stillBox,
  untilClosed,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import {
  addClip,
  button,
  design as designClip,
  dismissToast,
  fillCart,
  hasFocus,
  openCart,
  openCheckout,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";

const shop = setUpShop();

/** Shows a notification. Returns its text, left edge and a point to drag. */
async function notify(page: Page) {
  await button(page, "Join").click();
  const words = toasts(page).getByText("Please enter your email");
  // It moves to the top where it would cover a field.
  const box = await stillBox(words);
  return { words, left: box.x, x: box.x + 20, y: box.y + box.height / 2 };
}

/** From here on only `runFor` advances the page's clock. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // A minute ahead, which a busy machine does not need for the two calls.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Waits until React has rendered what an event changed, which no element shows:
 * it renders and runs effects in a message each.
 */
function untilRendered(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { port1, port2 } = new MessageChannel();
      const turned = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      port2.postMessage(turn);
      await turned;
    }
  });
}

describe("notifications", () => {
  test("name the added clip with its picture, and lead to the cart, whose tooltips open after 700 ms", async () => {
    const page = await shop.openPage();
    await addClip(page, "Honey Tortoise");
    await toasts(page).getByText("Honey Tortoise").waitFor();
    await eventually(toasts(page).locator("img")).toBeVisible();
    await toasts(page).getByRole("button", { name: "View cart" }).click();
    const cart = page.getByRole("dialog", { name: "Your Cart" });
    await cart.getByText("Honey Tortoise").waitFor();
    await eventually(toasts(page).getByText("Added to cart!")).toHaveCount(0);

    await stopClock(page);
    const tip = (name: string) => page.locator("[popover]", { hasText: name });
    await button(page, "Remove Honey Tortoise").hover();
    await page.clock.runFor(600);
    await eventually(tip("Remove Honey Tortoise")).toHaveCount(0);
    await page.clock.runFor(200);
    await tip("Remove Honey Tortoise").waitFor();
    // The next one opens at once.
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

  test("take the focus on F8 and give it back, leave a field free, follow a pointer, and close by a pull or by their time", async () => {
    const page = await shop.openPage();
    await button(page, "Join").click();
    const missing = toasts(page).getByText("Please enter your email");
    await missing.waitFor();
    await page.keyboard.press("F8");
    await eventually(toasts(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await hasFocus(page, "button", "Dismiss");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      () => document.activeElement?.getAttribute("name") === "email",
    );
    await missing.waitFor({ state: "detached" });

    // They are at the top where a field of the page is at the bottom.
    await page.setViewportSize(PHONE);
    const field = page.getByLabel("Email address");
    const { words: shown, y: shownAt } = await notify(page);
    expect(shownAt).toBeGreaterThan(PHONE.height / 2);
    await button(page, "Dismiss").click();
    await shown.waitFor({ state: "detached" });
    // The field is where notifications are, and its button below the window.
    const { y: fieldY, height } = await stillBox(field);
    await page.evaluate(
      (by) => scrollBy({ top: by, behavior: "instant" }),
      fieldY + height - PHONE.height + 40,
    );
    await field.press("Enter");
    const told = await stillBox(shown);
    expect(told.y).toBeLessThan(PHONE.height / 2);
    const typed = await stillBox(field);
    expect(told.y + told.height).toBeLessThan(typed.y);
    await button(page, "Dismiss").click();
    await shown.waitFor({ state: "detached" });
    await page.setViewportSize(DESKTOP);

    const { words, left, x, y } = await notify(page);
    // A pointer that was released outside of it does not pull it.
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 300, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.move(x + 40, y, { steps: 4 });
    const still = await stillBox(words);
    expect(Math.round(still.x)).toBe(Math.round(left));

    // So that it leaves by being pulled more than 50 px, and not by its time.
    await stopClock(page);
    const pull = async (by: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 4 });
      await page.mouse.up();
    };
    await pull(40);
    await eventually(words).toBeVisible();
    await pull(70);
    await page.clock.runFor(1);
    await words.waitFor({ state: "detached" });

    // One at a time, for five seconds, but not under the pointer.
    await button(page, "Join").click();
    await missing.waitFor();
    await page.getByLabel("Email address").fill("nobody");
    await button(page, "Join").click();
    const invalid = toasts(page).getByText("Invalid email");
    await invalid.waitFor();
    await eventually(missing).toHaveCount(0);
    await page.clock.runFor(3_000);
    await invalid.hover();
    await untilRendered(page);
    await page.clock.runFor(60_000);
    await eventually(invalid).toBeVisible();
    await page.mouse.move(900, 20);
    await untilRendered(page);
    await page.clock.runFor(400);
    await eventually(invalid).toBeVisible();
    await page.clock.runFor(2_500);
    await invalid.waitFor({ state: "detached" });

    // She prefers reduced motion: it leaves at once.
    await button(page, "Join").click();
    await invalid.waitFor();
    await toasts(page).getByRole("button", { name: "Dismiss" }).click();
    await page.clock.runFor(1);
    await invalid.waitFor({ state: "detached" });
  });
});

/** Returns the controls, pictures and notices that the notification covers. */
async function coveredBy(page: Page): Promise<string[]> {
  await stillBox(toasts(page));
  return toasts(page).evaluate((region) => {
    if (region.clientHeight === 0) return ["nothing: it has left"];
    const { left, top, right, bottom } = region.getBoundingClientRect();
    const covered = new Set<string>();
    // No control is smaller than the distance of these points.
    for (let x = left + 1; x < right; x += 20)
      for (let y = top + 1; y < bottom; y += 10) {
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

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 900, height: 700 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

test("notifications cover nothing of an open dialog, at any size of the window", async () => {
  const page = await shop.newPage({ size: SMALL_PHONE });
  const design = { charms: ["Daisy"], letters: "A" };
  await fillCart(page, "Honey Tortoise", design);
  // Its page has little that is drawn again for each size.
  await page.goto(PAGES.design);
  await untilHydrated(page);
  /** Makes the dialog show a notification, and shows that in each window. */
  const coverNothing = async (
    words: string,
    press: () => Promise<void>,
    isAnew = false,
  ) => {
    const told = toasts(page).getByText(words);
    const show = async () => {
      await press();
      // It stays as long as a pointer is on it; none has to follow it.
      await told.dispatchEvent("pointerover");
    };
    const leave = async () => {
      await dismissToast(page);
      await told.waitFor({ state: "detached" });
    };
    for (const [nth, size] of WINDOWS.entries()) {
      await page.setViewportSize(size);
      if (nth === 0 || isAnew) await show();
      await eventually.poll(() => coveredBy(page)).toEqual([]);
      if (isAnew) await leave();
    }
    if (!isAnew) await leave();
  };
  const add = page.getByRole("dialog").getByRole("button", {
    name: "Add to Cart",
  });
  await page.getByRole("dialog", { name: "Design Your Clip" }).waitFor();
  await coverNothing("Please select at least one", () => add.click());
  // An error about a design disappears once the design is corrected.
  await add.click();
  const complaint = toasts(page).getByText("Please select at least one");
  await complaint.waitFor();
  await designClip(page, { letters: "mila", charms: ["Pearl"] });
  await complaint.waitFor({ state: "detached" });
  await coverNothing("Your design is saved.", () =>
    button(page, "Save & share").click(),
  );
  await pressEscape(page);
  await untilClosed(page);
  await openCart(page);
  await coverNothing("Item removed", () =>
    button(page, 'Remove Custom Claw Clip - "A"').click(),
  );
  await openCheckout(page);
  // It scrolls to the field that is missing when it says so.
  const place = () => button(page, "Place Order").click();
  await coverNothing("Missing information", place, true);
}, 60_000);
