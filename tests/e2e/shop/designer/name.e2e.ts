import { expect, test } from "bun:test";
import type { Page } from "playwright";
import {
  DESKTOP,
  eventually,
  PHONE,
  pressEscape,
  stillBox,
  untilClosed,
} from "#tests/support/browser/page.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { overflowOf } from "#tests/support/browser/accessibility.ts";
import { button, openCart } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const field = (page: Page) => page.getByLabel("Your name");
const promo = (page: Page) =>
  page.getByRole("region", { name: "Spell it out in resin" });
const picture = (page: Page) => promo(page).getByRole("img");
const designer = (page: Page) =>
  page.getByRole("dialog", { name: "Design Your Clip" });

test("a name typed in the promo, even before the page's code is there, appears on its clip and in the designer, above a phone's keyboard and at any width", async () => {
  const page = await shop.newPage({ size: PHONE });
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  // Before it has its styles, nobody sees it, and the field is elsewhere.
  await page.waitForFunction(
    () => performance.getEntriesByType("paint").length > 0,
  );
  await field(page).fill("mila");
  released.resolve();
  await eventually(picture(page)).toHaveAttribute("aria-label", /MILA$/);

  await field(page).fill("");
  await eventually(picture(page)).toHaveAttribute("aria-label", /BLOOM$/);
  await staysAboveKeyboard(page);
  await namesMissingBead(page);
  await designer(page)
    .getByRole("checkbox", { name: /^Daisy/ })
    .check();
  await page.keyboard.press("Escape");
  await untilClosed(page);

  // The charms of a draft are kept while its name is typed anew.
  await field(page).fill("");
  await field(page).pressSequentially("zoë");
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await field(page).scrollIntoViewIfNeeded();
    await eventually(picture(page)).toHaveAttribute("aria-label", /ZOË$/);
    await eventually.poll(() => overflowOf(page)).toBe(0);
    await button(page, "Design Your Clip").click();
    await eventually(designer(page).getByLabel("Custom message")).toHaveValue(
      "zoë",
    );
    await eventually(designer(page).getByRole("img")).toHaveAttribute(
      "aria-label",
      "A custom clip in Rose Quartz with Daisy and the letters ZOË",
    );
    await pressEscape(page);
    await untilClosed(page);
  }

  // A name has six letters.
  await field(page).fill("");
  await field(page).pressSequentially("Charlotte");
  await eventually(field(page)).toHaveValue("Charlo");
  await eventually(picture(page)).toHaveAttribute("aria-label", /CHARLO$/);
}, 120_000);

async function staysAboveKeyboard(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 508 });
  await page.waitForFunction(() => innerHeight === 508);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  // Focus, like a tap, makes the browser scroll the field into view.
  await field(page).evaluate((element) => element.blur());
  await field(page).focus();
  const clip = await stillBox(picture(page));
  const typed = await stillBox(field(page));
  const header = await stillBox(page.getByRole("banner"));
  expect(clip.y).toBeGreaterThanOrEqual(header.height);
  expect(typed.y + typed.height).toBeLessThanOrEqual(508);
}

/** Ends in the designer, which opens once each letter has a bead. */
async function namesMissingBead(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await field(page).fill("mi🦋la");
  await promo(page).getByText("We have no bead for 🦋.").waitFor();
  await eventually(field(page)).toHaveAccessibleDescription(
    "We have no bead for 🦋.",
  );
  await eventually(picture(page)).toHaveAttribute("aria-label", /MILA$/);
  await button(page, "Design Your Clip").click();
  await eventually(field(page)).toBeFocused();
  expect(await designer(page).count()).toBe(0);
  await field(page).fill("mi♥la");
  await eventually(promo(page).getByText(/no bead/)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await designer(page).waitFor();
}

test("the promo shows the maker's own picture until letters are typed", async () => {
  const { url } = shop;
  const ask = await asMaker(url);
  const imageUrl = "/demo/products/meadow.webp";
  await ask("PUT", API.adminClipConfig, { name: "Dream Clip", imageUrl });
  // The server renders the page again in the background.
  const html = async () => (await fetch(url)).text();
  await eventually.poll(html).toContain("Dream Clip");
  const page = await shop.openPage();
  await field(page).scrollIntoViewIfNeeded();
  const photo = page.getByRole("img", { name: "Dream Clip" });
  await eventually(promo(page).getByRole("img")).toHaveCount(1);
  await eventually(photo).toBeVisible();
  await field(page).pressSequentially("zoë");
  await eventually(picture(page)).toHaveAttribute("aria-label", /ZOË$/);
  await eventually(photo).toHaveCount(0);
  await openCart(page);
  await eventually(
    page.getByRole("dialog").getByRole("img", { name: "Dream Clip" }),
  ).toBeVisible();
});
