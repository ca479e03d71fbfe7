import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { addClip, button, hasFocus, openCart, toasts } from "./shop-visits.ts";
import { visitShop } from "./watched-page.ts";
import { setStage } from "./stage.ts";

const stage = setStage();

/** Brings a notification up: its words, their left edge, where to take hold. */
async function notify(page: Page) {
  await button(page, "Join").click();
  const words = toasts(page).getByText("Please enter your email");
  await words.waitFor();
  const box = await words.boundingBox();
  if (!box) return expect.unreachable("the notification has no place");
  return { words, left: box.x, x: box.x + 20, y: box.y + box.height / 2 };
}

describe("notifications", () => {
  test("come one at a time and go after five seconds, but not under the pointer", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const { page } = visited;
    await page.clock.install();
    await button(page, "Join").click();
    const missing = toasts(page).getByText("Please enter your email");
    await missing.waitFor();
    await page.getByLabel("Email address").fill("nobody");
    await button(page, "Join").click();
    const invalid = toasts(page).getByText("Invalid email");
    await invalid.waitFor();
    await eventually(missing).toHaveCount(0);
    await page.clock.runFor(3_000);
    await invalid.hover();
    await page.clock.runFor(60_000);
    await eventually(invalid).toBeVisible();
    await page.mouse.move(900, 20);
    await page.clock.runFor(1_900);
    await eventually(invalid).toBeVisible();
    await page.clock.runFor(1_000);
    await invalid.waitFor({ state: "detached" });
  });

  test("are reached with F8, and give the focus back", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const { page } = visited;
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

  test("are swept away to the right, past 50 px", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const { page } = visited;
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

  test("do not follow a pointer that let go beside them", async () => {
    await using visited = await visitShop(stage.browser, stage.shop.url);
    const { page } = visited;
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

test("tooltips open after 700 ms, the next one at once, and go on Escape", async () => {
  await using visited = await visitShop(stage.browser, stage.shop.url);
  const { page } = visited;
  await addClip(page, "Honey Tortoise");
  await openCart(page);
  await page.clock.install();
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
