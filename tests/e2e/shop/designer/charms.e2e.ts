import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import {
  charm,
  charmsOn,
  clip,
  design,
  designer,
  message,
} from "#tests/support/browser/designer-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { DESKTOP, PHONE, SMALL_PHONE } from "#tests/support/browser/page.ts";
import {
  button,
  openDesigner,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

const three = ["Daisy", "Sweetheart", "Pearl"];

async function openWithThree(size = DESKTOP): Promise<Page> {
  const page = await shop.openPage({ size });
  await openDesigner(page);
  await design(page, { charms: three });
  return page;
}

test("three charms are the limit, and choosing a fourth shows one notice", async () => {
  const page = await openWithThree();
  const guide = designer(page).getByText("That is all three.");
  await guide.waitFor();
  await eventually(charm(page, "Lucky Star")).toBeDisabled();
  // A person can press the disabled tile, so the click skips the enabled check.
  await designer(page).getByText("Lucky Star").click({ force: true });
  await toasts(page).getByText("Limit reached").waitFor();
  await toasts(page).getByText("You can only select up to 3 charms.").waitFor();
  await eventually(guide).toHaveCount(0);
  await eventually.poll(() => charmsOn(page)).toEqual(three);
});

for (const size of [DESKTOP, PHONE]) {
  const at = `at ${size.width} px`;

  test(`the next choice takes the exact place of the swapped charm, ${at}`, async () => {
    const page = await openWithThree(size);
    await button(page, "Swap Sweetheart").click();
    await designer(page)
      .getByText("Choose what takes Sweetheart's place.")
      .waitFor();
    await eventually(charm(page, "Lucky Star")).toBeEnabled();
    await charm(page, "Lucky Star").check();
    await eventually
      .poll(() => charmsOn(page))
      .toEqual(["Daisy", "Lucky Star", "Pearl"]);
    await eventually(charm(page, "Sweetheart")).not.toBeChecked();
    await eventually(charm(page, "Evil Eye")).toBeDisabled();
    await button(page, "Undo").click();
    await eventually.poll(() => charmsOn(page)).toEqual(three);
  });

  test(`one press exchanges the charms of two places, ${at}`, async () => {
    const page = await openWithThree(size);
    await button(page, "Let Sweetheart and Pearl change places").click();
    await eventually(clip(page)).toHaveAttribute(
      "aria-label",
      /with Daisy, Pearl and Sweetheart$/,
    );
    await eventually
      .poll(() => charmsOn(page))
      .toEqual(["Daisy", "Pearl", "Sweetheart"]);
  });

  test(`charms are dragged into each other's places, ${at}`, async () => {
    const page = await openWithThree(size);
    await drag(page, places.left, places.right);
    await eventually
      .poll(() => charmsOn(page))
      .toEqual(["Pearl", "Sweetheart", "Daisy"]);
    await drag(page, places.middle, places.left);
    await eventually
      .poll(() => charmsOn(page))
      .toEqual(["Sweetheart", "Pearl", "Daisy"]);
  });

  test(`a charm dropped outside of the places returns to its own place, ${at}`, async () => {
    const page = await openWithThree(size);
    await drag(page, places.left, { x: 0.5, y: 1.6 });
    await drag(page, places.left, { x: 0.5, y: 0.95 });
    await eventually.poll(() => charmsOn(page)).toEqual(three);
    await eventually(button(page, "Undo")).toBeVisible();
    await button(page, "Undo").click();
    // Undo reverts the choice of the third charm, as no drag was recorded.
    await eventually
      .poll(() => charmsOn(page))
      .toEqual(["Daisy", "Sweetheart"]);
  });
}

for (const size of [SMALL_PHONE, PHONE])
  test(`a finger drags a charm to another place and scrolls nothing, at ${size.width} px`, async () => {
    const page = await openWithThree(size);
    const top = await page.evaluate(() => scrollY);
    await swipe(page, places.left, places.right);
    await eventually
      .poll(() => charmsOn(page))
      .toEqual(["Pearl", "Sweetheart", "Daisy"]);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

test("Escape cancels a swap, keeps the charm, and leaves the dialog open", async () => {
  const page = await openWithThree();
  await button(page, "Swap Sweetheart").click();
  await eventually(charm(page, "Lucky Star")).toBeFocused();
  await page.keyboard.press("Escape");
  await eventually(button(page, "Swap Sweetheart")).toBeFocused();
  await eventually(charm(page, "Lucky Star")).toBeDisabled();
  await eventually.poll(() => charmsOn(page)).toEqual(three);
  await page.keyboard.press("Escape");
  await designer(page).waitFor({ state: "hidden" });
});

test("Keep and a second press of Swap also cancel a swap", async () => {
  const page = await openWithThree();
  for (const end of ["Keep Pearl", "Swap Pearl"]) {
    await button(page, "Swap Pearl").click();
    await button(page, end).click();
    await eventually(charm(page, "Lucky Star")).toBeDisabled();
    await eventually.poll(() => charmsOn(page)).toEqual(three);
  }
});

test("a charm is swapped with the keyboard alone", async () => {
  const page = await openWithThree();
  await button(page, "Swap Daisy").focus();
  await page.keyboard.press("Enter");
  await eventually(charm(page, "Lucky Star")).toBeFocused();
  await page.keyboard.press("Space");
  await eventually
    .poll(() => charmsOn(page))
    .toEqual(["Lucky Star", "Sweetheart", "Pearl"]);
});

test("removing a charm moves the focus to the next one, and Undo restores each", async () => {
  const page = await openWithThree();
  await button(page, "Remove Sweetheart").click();
  await eventually.poll(() => charmsOn(page)).toEqual(["Daisy", "Pearl"]);
  await eventually(button(page, "Remove Pearl")).toBeFocused();
  await page.keyboard.press("Enter");
  await eventually(button(page, "Remove Daisy")).toBeFocused();
  await page.keyboard.press("Enter");
  await eventually(charm(page, "Lucky Star")).toBeFocused();
  for (const charms of [["Daisy"], ["Daisy", "Pearl"], three]) {
    await button(page, "Undo").click();
    await eventually.poll(() => charmsOn(page)).toEqual(charms);
  }
});

test("Escape cancels a drag, and the dialog stays open", async () => {
  const page = await openWithThree();
  const box = await clip(page).boundingBox();
  if (!box) throw new Error("the clip is not drawn");
  await page.mouse.move(...pointIn(box, places.left));
  await page.mouse.down();
  await page.mouse.move(...pointIn(box, places.right), { steps: 5 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await eventually.poll(() => charmsOn(page)).toEqual(three);
  await eventually(designer(page)).toBeVisible();
});

test("a surprise uses charms in stock, and keeps the letters", async () => {
  const page = await shop.openPage();
  await openDesigner(page);
  await design(page, { letters: "mila", charms: ["Daisy"] });
  const seen = new Set<string>();
  for (let press = 0; press < 12; press++) {
    await button(page, "Surprise me").click();
    const charms = await charmsOn(page);
    expect(charms.length).toBeGreaterThanOrEqual(2);
    expect(charms).not.toContain("Toadstool");
    const label = await clip(page).getAttribute("aria-label");
    expect(label).toEndWith("and the letters MILA");
    seen.add(label ?? "");
  }
  expect(seen.size).toBeGreaterThan(3);
  for (let press = 0; press < 12; press++) await button(page, "Undo").click();
  await eventually.poll(() => charmsOn(page)).toEqual(["Daisy"]);
  await eventually(message(page)).toHaveValue("mila");
});

test("a sold-out charm is labeled and cannot be chosen", async () => {
  const page = await shop.openPage();
  await openDesigner(page);
  const soldOut = designer(page).getByRole("checkbox", {
    name: "Toadstool, out of stock",
  });
  await eventually(soldOut).toBeDisabled();
});

type Place = { x: number; y: number };

/** Three charm places on a clip without letters, as fractions of its size. */
const places: Record<"left" | "middle" | "right", Place> = {
  left: { x: 0.25, y: 0.5 },
  middle: { x: 0.5, y: 0.48 },
  right: { x: 0.75, y: 0.5 },
};

type Box = { x: number; y: number; width: number; height: number };

function pointIn(box: Box, { x, y }: Place): [number, number] {
  return [box.x + x * box.width, box.y + y * box.height];
}

/** Drags by touch, with the events that a browser sends. */
async function swipe(page: Page, from: Place, to: Place): Promise<void> {
  const box = await clip(page).boundingBox();
  if (!box) throw new Error("the clip is not drawn");
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: Place) => {
    const [x, y] = at ? pointIn(box, at) : [];
    const touchPoints = x === undefined || y === undefined ? [] : [{ x, y }];
    return touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await send("touchStart", from);
  for (const way of [0.2, 0.5, 0.8, 1])
    await send("touchMove", {
      x: from.x + (to.x - from.x) * way,
      y: from.y + (to.y - from.y) * way,
    });
  await send("touchEnd");
}

async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const box = await clip(page).boundingBox();
  if (!box) throw new Error("the clip is not drawn");
  await page.mouse.move(...pointIn(box, from));
  await page.mouse.down();
  await page.mouse.move(...pointIn(box, to), { steps: 6 });
  await page.mouse.up();
}
