import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { API } from "#shared/api/paths.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { overflowOf } from "#tests/support/browser/overflow.ts";
import { PHONE } from "#tests/support/browser/page.ts";
import { button, openCart } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

const field = (page: Page) => page.getByLabel("Your name");
const promo = (page: Page) =>
  page.getByRole("region", { name: "Spell it out in resin" });
const picture = (page: Page) => promo(page).getByRole("img");
const designer = (page: Page) =>
  page.getByRole("dialog", { name: "Design Your Clip" });

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const)
  test(`a name typed in the promo appears on its clip and in the designer, at ${width} px`, async () => {
    const page = await shop.openPage({ size: { width, height } });
    await field(page).scrollIntoViewIfNeeded();
    await eventually(picture(page)).toHaveAttribute("aria-label", /BLOOM$/);
    await field(page).pressSequentially("zoë");
    await eventually(picture(page)).toHaveAttribute("aria-label", /ZOË$/);
    expect(await overflowOf(page)).toBe(0);
    await button(page, "Make it yours").click();
    await designer(page).waitFor();
    await eventually(designer(page).getByLabel("Custom message")).toHaveValue(
      "zoë",
    );
    await eventually(designer(page).getByRole("img")).toHaveAttribute(
      "aria-label",
      "A custom clip in Rose Quartz with the letters ZOË",
    );
  });

test("the clip stays visible above a phone's keyboard while a name is typed", async () => {
  const page = await shop.openPage({ size: { width: 390, height: 508 } });
  // Focus, like a tap, makes the browser scroll the field into view.
  await field(page).focus();
  const clip = await picture(page).boundingBox();
  const typed = await field(page).boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(clip?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThanOrEqual(508);
});

test("a character without a bead is named at the name field", async () => {
  const page = await shop.openPage();
  await field(page).fill("mi🦋la");
  await promo(page).getByText("We have no bead for 🦋.").waitFor();
  await eventually(field(page)).toHaveAccessibleDescription(
    "We have no bead for 🦋.",
  );
  await eventually(picture(page)).toHaveAttribute("aria-label", /MILA$/);
  await button(page, "Make it yours").click();
  await eventually(field(page)).toBeFocused();
  expect(await designer(page).count()).toBe(0);
  await field(page).fill("mi♥la");
  await eventually(promo(page).getByText(/no bead/)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await designer(page).waitFor();
});

test("a name is cut to six letters, and the charms of a draft are kept", async () => {
  const page = await shop.openPage();
  await button(page, "Design Your Clip").click();
  await designer(page)
    .getByRole("checkbox", { name: /^Daisy/ })
    .check();
  await page.keyboard.press("Escape");
  await designer(page).waitFor({ state: "hidden" });
  await field(page).pressSequentially("Charlotte");
  await eventually(field(page)).toHaveValue("Charlo");
  await button(page, "Make it yours").click();
  await eventually(designer(page).getByRole("img")).toHaveAttribute(
    "aria-label",
    "A custom clip in Rose Quartz with Daisy and the letters CHARLO",
  );
});

test("a name typed before the page's code loads is kept", async () => {
  const page = await shop.newPage({ size: PHONE });
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await field(page).fill("mila");
  released.resolve();
  await eventually(picture(page)).toHaveAttribute("aria-label", /MILA$/);
});

test("the promo shows the maker's own picture until letters are typed", async () => {
  const { url } = await shop.startAnother({ env: ADMIN_ENV });
  const ask = await asMaker(url);
  const imageUrl = "/demo/products/meadow.webp";
  await ask("PUT", API.adminClipConfig, { name: "Dream Clip", imageUrl });
  // The server renders the page again in the background.
  const html = async () => (await fetch(url)).text();
  await eventually.poll(html).toContain("Dream Clip");
  const page = await shop.openPage({ shopUrl: url });
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
