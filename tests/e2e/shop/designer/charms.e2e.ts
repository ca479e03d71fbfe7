import { expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import {
  type Box,
  DESKTOP,
  eventually,
  PHONE,
  pressEscape,
  SMALL_PHONE,
  stillBox,
} from "#tests/support/browser/page.ts";
import {
  button,
  charm,
  charmsOn,
  clip,
  design,
  designer,
  message,
  onCharm,
  onClip,
  ring,
  showPart,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";

const shop = setUpShop();

/** From left to right: the third charm is laid between the first two. */
const three = ["Daisy", "Sweetheart", "Pearl"];

/** Opens the designer at its own address, over little else to draw. */
async function openDesignerAlone(size = DESKTOP): Promise<Page> {
  const page = await shop.openPage({
    size,
    path: PAGES.design,
    isTranslated: true,
  });
  await designer(page).waitFor();
  return page;
}

async function openWithThree(size = DESKTOP): Promise<Page> {
  const page = await openDesignerAlone(size);
  await design(page, { charms: ["Daisy", "Pearl", "Sweetheart"] });
  return page;
}

test("the hollows lead to the letters, a surprise keeps them, and at three charms, the limit, they are swapped, exchanged and dragged", async () => {
  const page = await openDesignerAlone();
  await surprise(page);
  await design(page, { letters: "", charms: ["Pearl", "Sweetheart"] });
  const guide = designer(page).getByText(/^That is all three\./);
  await guide.waitFor();
  await eventually(charm(page, "Lucky Star")).toBeDisabled();
  // A person can press the disabled tile, so the click skips the enabled check.
  await designer(page).getByText("Lucky Star").click({ force: true });
  await toasts(page).getByText("You can only select up to 3 charms.").waitFor();
  await eventually(toasts(page).getByText("Limit reached")).toBeVisible();
  await eventually(guide).toHaveCount(0);
  await areOnClip(page, three);
  await swapAndExchange(page);

  const undo = () => button(page, "Undo").click();
  // They are dragged into each other's places.
  await drag(page, places.left, places.right);
  await areOnClip(page, ["Pearl", "Sweetheart", "Daisy"]);
  await drag(page, places.middle, places.left);
  await areOnClip(page, ["Sweetheart", "Pearl", "Daisy"]);
  await undo();
  await undo();
  await areOnClip(page, three);

  // Dropped beside the places it returns to its own, and off the clip is gone.
  await drag(page, places.left, { x: 0.5, y: 0.95 });
  await areOnClip(page, three);
  await drag(page, places.left, { x: 0.5, y: 1.6 });
  await areOnClip(page, ["Sweetheart", "Pearl"]);
  await undo();
  await areOnClip(page, three);
  await undo();
  // The drag that moved nothing was not recorded.
  await areOnClip(page, ["Daisy", "Pearl"]);
});

test("on a phone charms are swapped, exchanged and dragged by a finger, which scrolls nothing", async () => {
  const page = await openWithThree(PHONE);
  await swapAndExchange(page);
  await swipe(page, places.left, { x: 0.5, y: 1.6 });
  await areOnClip(page, ["Sweetheart", "Pearl"]);
  await button(page, "Undo").click();
  await areOnClip(page, three);
  for (const size of [SMALL_PHONE, PHONE]) {
    await page.setViewportSize(size);
    const before = await stillBox(clip(page));
    await swipe(page, places.left, places.right);
    await areOnClip(page, ["Pearl", "Sweetheart", "Daisy"]);
    expect(await stillBox(clip(page))).toEqual(before);
    await button(page, "Undo").click();
    await areOnClip(page, three);
  }
});

const areOnClip = (page: Page, names: string[]) =>
  eventually.poll(() => charmsOn(page)).toEqual(names);

/** Begins with an empty clip, and ends with a daisy and letters on it. */
async function surprise(page: Page): Promise<void> {
  await button(page, "Surprise me").focus();
  const box = await stillBox(clip(page));
  // The third of six, of which the row's middle is between two.
  await page.mouse.click(...pointIn(box, { x: 0.463, y: 0.506 }));
  await eventually(message(page)).toBeFocused();
  const soldOut = designer(page).getByRole("checkbox", {
    name: "Toadstool, out of stock",
  });
  await eventually(soldOut).toBeDisabled();
  await design(page, { letters: "mila", charms: ["Daisy"] });
  const seen = new Set<string>();
  for (let press = 0; press < 2; press++) {
    await button(page, "Surprise me").click();
    const charms = await charmsOn(page);
    expect(charms.length).toBeGreaterThanOrEqual(2);
    expect(charms).not.toContain("Toadstool");
    const label = await clip(page).getAttribute("aria-label");
    expect(label).toEndWith("and the letters MILA");
    seen.add(label ?? "");
  }
  // Each takes another resin.
  expect(seen.size).toBe(2);
  for (let press = 0; press < 2; press++) await button(page, "Undo").click();
  await areOnClip(page, ["Daisy"]);
  await eventually(message(page)).toHaveValue("mila");
}

/** Begins and ends with three charms. */
async function swapAndExchange(page: Page): Promise<void> {
  // The next choice takes the exact place of the swapped charm.
  await onCharm(page, "Swap", "Sweetheart");
  await designer(page).getByText("Choose what goes here.").waitFor();
  await eventually(charm(page, "Lucky Star")).toBeEnabled();
  await charm(page, "Lucky Star").check();
  await areOnClip(page, ["Daisy", "Lucky Star", "Pearl"]);
  await eventually(charm(page, "Sweetheart")).not.toBeChecked();
  await eventually(charm(page, "Evil Eye")).toBeDisabled();
  await button(page, "Undo").click();
  await areOnClip(page, three);

  // One press exchanges the charms of two places.
  await onCharm(page, "Exchange", "Sweetheart");
  await eventually(clip(page)).toHaveAttribute(
    "aria-label",
    /with Daisy, Pearl and Sweetheart$/,
  );
  await areOnClip(page, ["Daisy", "Pearl", "Sweetheart"]);
  await button(page, "Undo").click();
  await areOnClip(page, three);
}

test("a charm is laid where its ring is, and a tile is dragged onto a ring or a charm, by mouse and by a finger that rested", async () => {
  const page = await openDesignerAlone(PHONE);
  await eventually(ring(page, "in the middle")).toHaveCount(1);
  await ring(page, "in the middle").click();
  await eventually(charm(page, "Lucky Star")).toBeFocused();
  await charm(page, "Daisy").check();
  await eventually(ring(page, "on the right")).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await showPart(page, "Letters");
  await ring(page, "on the left").click();
  await charm(page, "Pearl").check();
  await areOnClip(page, ["Pearl", "Daisy"]);
  // The others leave the third one the room.
  await charm(page, "Sweetheart").check();
  await areOnClip(page, ["Pearl", "Sweetheart", "Daisy"]);
  await eventually(
    designer(page).getByRole("button", { name: /free$/ }),
  ).toHaveCount(0);

  for (const name of ["Pearl", "Sweetheart", "Daisy"])
    await charm(page, name).uncheck();
  await page.setViewportSize(SMALL_PHONE);
  const ghost = page.locator("img[data-dragged]");
  await layByTouch(page, "Daisy", ring(page, "in the middle"));
  await areOnClip(page, ["Daisy"]);
  // A finger that moves at once scrolls, and chooses nothing.
  await layByTouch(page, "Pearl", ring(page, "on the left"), { rests: false });
  await eventually(ghost).toHaveCount(0);
  await areOnClip(page, ["Daisy"]);

  await page.setViewportSize(DESKTOP);
  const lay = async (name: string, onto: Locator) => {
    await page.mouse.move(...middleOf(await stillBox(tileOf(page, name))));
    await page.mouse.down();
    await page.mouse.move(...middleOf(await stillBox(onto)), { steps: 6 });
    await eventually(ghost).toHaveCount(1);
    await page.mouse.up();
    await eventually(ghost).toHaveCount(0);
  };
  await lay("Pearl", ring(page, "on the left"));
  await areOnClip(page, ["Pearl", "Daisy"]);
  await lay("Sweetheart", message(page));
  await areOnClip(page, ["Pearl", "Daisy"]);
  // A tile that is taken while another one glides back stays in its drag.
  const tile = middleOf(await stillBox(tileOf(page, "Sweetheart")));
  const beside = middleOf(await stillBox(message(page)));
  await page.clock.pauseAt(Date.now() + 300_000);
  for (const drops of [true, false]) {
    await page.mouse.move(...tile);
    await page.mouse.down();
    await page.mouse.move(...beside, { steps: 6 });
    if (drops) await page.mouse.up();
  }
  await page.clock.runFor(1_000);
  await eventually(ghost).toHaveCount(1);
  await page.mouse.up();
  await page.clock.resume();
  await eventually(ghost).toHaveCount(0);
  await areOnClip(page, ["Pearl", "Daisy"]);
  await lay("Sweetheart", ring(page, "in the middle"));
  await areOnClip(page, ["Pearl", "Sweetheart", "Daisy"]);
  // The clip is full: a disabled tile still takes another one's place.
  await eventually(charm(page, "Lucky Star")).toBeDisabled();
  await lay("Lucky Star", onClip(page, "Daisy"));
  await areOnClip(page, ["Pearl", "Sweetheart", "Lucky Star"]);
  await eventually(toasts(page).getByText("Limit reached")).toHaveCount(0);
  await button(page, "Undo").click();
  await areOnClip(page, ["Pearl", "Sweetheart", "Daisy"]);
});

test("the keyboard alone swaps, moves and removes charms, and Escape cancels a drag, closes what a charm offers, then a swap, then the dialog", async () => {
  const page = await openWithThree();
  await drag(page, places.left, { x: 0.5, y: 1.6 });
  await areOnClip(page, ["Sweetheart", "Pearl"]);
  await onClip(page, "Pearl").press("Enter");
  await button(page, "Swap Pearl").waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Undo").click();
  await areOnClip(page, three);

  await onClip(page, "Daisy").focus();
  await page.keyboard.press("Enter");
  await eventually(button(page, "Swap Daisy")).toBeFocused();
  await page.keyboard.press("Enter");
  await eventually(charm(page, "Lucky Star")).toBeFocused();
  await page.keyboard.press("Space");
  await areOnClip(page, ["Lucky Star", "Sweetheart", "Pearl"]);
  await onClip(page, "Pearl").focus();
  await page.keyboard.press("ArrowLeft");
  await areOnClip(page, ["Lucky Star", "Pearl", "Sweetheart"]);
  await eventually(onClip(page, "Pearl")).toBeFocused();
  await page.keyboard.press("Delete");
  await areOnClip(page, ["Lucky Star", "Sweetheart"]);
  await eventually(onClip(page, "Sweetheart")).toBeFocused();
  await onCharm(page, "Remove", "Sweetheart");
  await eventually(onClip(page, "Lucky Star")).toBeFocused();
  await page.keyboard.press("Delete");
  await eventually(charm(page, "Lucky Star")).toBeFocused();
  for (const charms of [
    ["Lucky Star"],
    ["Lucky Star", "Sweetheart"],
    ["Lucky Star", "Pearl", "Sweetheart"],
    ["Lucky Star", "Sweetheart", "Pearl"],
    three,
  ]) {
    await button(page, "Undo").click();
    await areOnClip(page, charms);
  }

  const box = await stillBox(clip(page));
  await page.mouse.move(...pointIn(box, places.left));
  await page.mouse.down();
  await page.mouse.move(...pointIn(box, places.right), { steps: 5 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await areOnClip(page, three);
  await eventually(designer(page)).toBeVisible();

  await onClip(page, "Sweetheart").click();
  await eventually(button(page, "Swap Sweetheart")).toBeFocused();
  await page.keyboard.press("Escape");
  await eventually(onClip(page, "Sweetheart")).toBeFocused();
  await onCharm(page, "Swap", "Sweetheart");
  await eventually(charm(page, "Lucky Star")).toBeFocused();
  await eventually(charm(page, "Sweetheart")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await eventually(onClip(page, "Sweetheart")).toBeFocused();
  await eventually(charm(page, "Lucky Star")).toBeDisabled();
  await areOnClip(page, three);
  // "Keep" and a press on the charm that is faded do the same.
  for (const end of [button(page, "Keep Pearl"), onClip(page, "Pearl")]) {
    await onCharm(page, "Swap", "Pearl");
    await end.click();
    await eventually(charm(page, "Pearl")).toBeChecked();
    await areOnClip(page, three);
  }
  await pressEscape(page);
  await designer(page).waitFor({ state: "hidden" });
});

type Place = { x: number; y: number };

/** Three charm places on a clip without letters, as fractions of its size. */
const places: Record<"left" | "middle" | "right", Place> = {
  left: { x: 0.25, y: 0.5 },
  middle: { x: 0.5, y: 0.48 },
  right: { x: 0.75, y: 0.5 },
};

function pointIn(box: Box, { x, y }: Place): [number, number] {
  return [box.x + x * box.width, box.y + y * box.height];
}

/** Drags by touch, with the events that a browser sends. */
async function swipe(page: Page, from: Place, to: Place): Promise<void> {
  const box = await stillBox(clip(page));
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

/** The whole tile of a charm, which its checkbox covers. */
const tileOf = (page: Page, name: string) =>
  designer(page)
    .getByRole("checkbox", { name: new RegExp(`^${name},`) })
    .locator("..");

const middleOf = (box: Box) => pointIn(box, { x: 0.5, y: 0.5 });

/** Drags a tile by touch, once the finger has rested on it. */
async function layByTouch(
  page: Page,
  name: string,
  onto: Locator,
  { rests = true } = {},
): Promise<void> {
  const [fromX, fromY] = middleOf(await stillBox(tileOf(page, name)));
  const [toX, toY] = middleOf(await stillBox(onto));
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove", x: number, y: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  // However slow this is, a finger that moves at once does not rest.
  if (!rests) await page.clock.pauseAt(Date.now() + 60_000);
  await send("touchStart", fromX, fromY);
  if (rests) await page.locator("img[data-dragged]").waitFor();
  for (const way of [0.3, 0.6, 1])
    await send(
      "touchMove",
      fromX + (toX - fromX) * way,
      fromY + (toY - fromY) * way,
    );
  await touch.send("Input.dispatchTouchEvent", {
    type: "touchEnd",
    touchPoints: [],
  });
  if (!rests) await page.clock.resume();
}

async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const box = await stillBox(clip(page));
  await page.mouse.move(...pointIn(box, from));
  await page.mouse.down();
  await page.mouse.move(...pointIn(box, to), { steps: 6 });
  await page.mouse.up();
}
