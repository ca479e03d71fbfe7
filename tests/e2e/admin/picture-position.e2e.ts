import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually, PHONE } from "#tests/support/browser/page.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import {
  choose,
  OWN_SHOP,
  readSite,
  saveAll,
  startEditing,
  WIDE_PHOTO,
} from "#tests/support/browser/maker-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { button } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop(OWN_SHOP);

/** The position 80% and 50%; the mouse may miss the target by a pixel. */
const DRAGGED = /^(79|80|81)% (49|50|51)%$/;

const picture = (page: Page) => page.locator("#home img").first();
const untilAt = (page: Page, position: string | RegExp) =>
  eventually(picture(page)).toHaveCSS("object-position", position);

test("the maker chooses which part of a picture is always visible, by keys and by dragging, on a laptop and on a phone", async () => {
  const page = await shop.openPage({ signedIn: true, isTranslated: true });
  await startEditing(page);
  await choose(page, "Add a large picture", WIDE_PHOTO);
  await button(page, "Position it").click();
  const dialog = page.getByRole("dialog", { name: "What is always seen" });
  const point = dialog.getByRole("button", { name: /^Always seen: / });
  const untilNamed = (x: number, y: number) =>
    eventually(point).toHaveAccessibleName(
      `Always seen: ${x}% from the left, ${y}% from the top`,
    );
  await untilNamed(50, 50);
  await point.press("ArrowRight");
  await point.press("Shift+ArrowDown");
  await untilNamed(52, 60);
  await untilAt(page, "52% 60%");

  await page.setViewportSize(PHONE);
  expect(await audit(page)).toEqual([]);
  const box = await point.boundingBox();
  if (!box) throw new Error("The picture is not there.");
  const at = (x: number, y: number) => ({
    x: box.width * x,
    y: box.height * y,
  });
  await point.dragTo(point, {
    sourcePosition: at(0.3, 0.3),
    targetPosition: at(0.8, 0.5),
  });
  await eventually(point).toHaveAccessibleName(
    /^Always seen: (79|80|81)% from the left, (49|50|51)% from the top$/,
  );
  await untilAt(page, DRAGGED);
  await button(page, "Done").click();
  await dialog.waitFor({ state: "hidden" });

  await button(page, "Undo").click();
  await eventually(picture(page)).not.toHaveCSS("object-position", DRAGGED);
  await button(page, "Redo").click();
  await untilAt(page, DRAGGED);
  await saveAll(page);
  // tests/server/pages/own-site: every visitor's page has it in its styles.
  const { focus } = (await readSite(page)).hero;
  expect(`${focus?.x}% ${focus?.y}%`).toMatch(DRAGGED);
});
