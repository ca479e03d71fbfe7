import { expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { DESKTOP, eventually, PHONE } from "#tests/support/browser/page.ts";
import { overflowOf } from "#tests/support/browser/accessibility.ts";
import { settle } from "#tests/support/browser/screenshots.ts";

// Every other test has dollars in English or euros, and formats.test.ts the rest.
const shop = setUpShop({
  env: { ...ADMIN_ENV, SHOP_LANGUAGE: "de", SHOP_CURRENCY: "CHF" },
});

/** The words that are broken, or run into another word. */
const brokenWords = (part: Locator) =>
  part
    .locator("label span[dir=auto], li button span, [role=tab] span")
    .evaluateAll((texts) => {
      const boxes = texts
        .filter((text) => text.getClientRects().length > 0)
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const lines = range.getClientRects().length;
          const box = range.getBoundingClientRect();
          return { text: text.textContent, lines, box };
        });
      return boxes
        .filter(
          ({ text, lines, box }) =>
            (lines > 1 && !/[ -]/.test(text)) ||
            boxes.some(
              ({ box: other }) =>
                other !== box &&
                box.left < other.right &&
                other.left < box.right &&
                box.top < other.bottom &&
                other.top < box.bottom,
            ),
        )
        .map(({ text }) => text);
    });

// The walk (languages/walk.e2e.ts) reads every screen in German and in French.
test("a shopper designs in German, whose words are whole and apart, and sees the prices of any currency as they are sent", async () => {
  const page = await shop.newPage({ size: PHONE });
  await page.goto(PAGES.home);
  // A page that hydrates with a difference logs an error, which fails the test.
  await page.getByRole("button", { name: "Warenkorb, 0 Artikel" }).waitFor();
  await priceIs(page, /^24,00\u00a0CHF$/);
  await page.getByRole("button", { name: "Gestalte deine Klammer" }).click();
  const designer = page.getByRole("dialog", { name: "Gestalte deine Klammer" });
  await designer.getByLabel("Dein Schriftzug").fill("MILA");
  // The tools are in one row.
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page);
  const tops = await designer
    .getByRole("button", { name: /^(Überrasch mich|Rückgängig|Merken)/ })
    .evaluateAll((tools) =>
      tools.map((tool) => Math.round(tool.getBoundingClientRect().top)),
    );
  expect(tops).toEqual(Array(3).fill(tops[0]));
  await page.setViewportSize(PHONE);
  await designer.getByRole("tab", { name: /^Charms/ }).click();
  for (const name of [/^Glücksstern, plus \d,\d\d\sCHF$/, /^Gänseblümchen/])
    await designer.getByRole("checkbox", { name }).check();
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    // The tabs come or go a frame after the window's size.
    const tabs = size === DESKTOP ? 0 : 3;
    await eventually(designer.getByRole("tab")).toHaveCount(tabs);
    await settle(page);
    expect([size, await brokenWords(designer)]).toEqual([size, []]);
  }
  expect(await overflowOf(page)).toBe(0);
  await designer.getByRole("button", { name: "In den Warenkorb" }).click();
  await page.getByText("Haarklammer nach Wunsch – „MILA“").first().waitFor();
  await page.getByRole("button", { name: "Warenkorb, 1 Artikel" }).click();
  const heading = { name: "Haarklammer nach Wunsch – „MILA“" };
  await page.getByRole("dialog").getByRole("heading", heading).waitFor();

  // Without cents, too.
  const ask = await asMaker(shop.url);
  const site = await (await ask("GET", API.site)).json();
  const other = { language: "fr", currency: "ISK" };
  await ask("PUT", API.adminSite, { ...site, ...other });
  await page.goto(PAGES.home);
  await page.getByRole("button", { name: /^Panier,/ }).waitFor();
  await priceIs(page, /^24\u00a0ISK$/);
});

async function priceIs(page: Page, price: RegExp): Promise<void> {
  const shown = page.locator("#products").getByText(price).first();
  await eventually(shown).toHaveText(price);
}
