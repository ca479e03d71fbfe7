import { expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { expectGerman } from "#tests/support/browser/german.ts";
import { overflowOf } from "#tests/support/browser/overflow.ts";
import { settle } from "#tests/support/browser/screenshots.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/page.ts";

const shop = setUpShop({ env: { SHOP_LANGUAGE: "de", SHOP_CURRENCY: "EUR" } });

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

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

test("a shopper designs, orders and follows her order in German, whose words are whole and apart", async () => {
  const page = await shop.newPage({ size: PHONE });
  await page.goto(PAGES.home);
  await page.getByRole("button", { name: "Warenkorb, 0 Artikel" }).waitFor();
  await page.getByRole("button", { name: "Gestalte deine Klammer" }).click();
  const designer = dialog(page, "Gestalte deine Klammer");
  await designer.getByLabel("Dein Schriftzug").fill("MILA");
  await expectGerman(designer);
  await designer.getByRole("tab", { name: /^Charms/ }).click();
  for (const name of [/^Glücksstern, plus \d,\d\d\s€$/, /^Gänseblümchen/])
    await designer.getByRole("checkbox", { name }).check();
  await expectGerman(designer);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await settle(page);
    expect([size, await brokenWords(designer)]).toEqual([size, []]);
  }
  expect(await overflowOf(page)).toBe(0);
  await designer.getByRole("button", { name: "In den Warenkorb" }).click();
  await page.getByText("Haarklammer nach Wunsch – „MILA“").first().waitFor();

  await page.getByRole("button", { name: "Warenkorb, 1 Artikel" }).click();
  const cart = dialog(page, "Dein Warenkorb");
  await cart
    .getByRole("heading", { name: "Haarklammer nach Wunsch – „MILA“" })
    .waitFor();
  await expectGerman(cart);
  await cart.getByRole("button", { name: "Zur Kasse" }).click();
  const checkout = dialog(page, "Kasse");
  await checkout.getByRole("button", { name: "Jetzt bestellen" }).click();
  await checkout
    .getByText("Gib deinen vollen Namen")
    .or(checkout.locator("[aria-invalid=true]"))
    .first()
    .waitFor();
  await expectGerman(checkout);
  await checkout.getByLabel("Vor- und Nachname").fill("Frieda Groß");
  await checkout.getByLabel("E-Mail").fill("frieda@example.com");
  await checkout.getByLabel("Telefon").fill("030 1234567");
  await checkout.getByRole("button", { name: "Jetzt bestellen" }).click();

  await page
    .getByRole("heading", { name: "Bestellung eingegangen!" })
    .waitFor();
  await expectGerman(page.locator("main"));
  await page.getByRole("link", { name: "Bestellung verfolgen" }).click();
  await page
    .getByRole("heading", { name: "Deine Bestellung ist bei uns" })
    .waitFor();
  await expectGerman(page.locator("main"));
  await page.getByText(/^(\w+tag|Mittwoch), \d+\.\s\w+ \d{4} um /).waitFor();
  await page.getByRole("button", { name: "Bestellung stornieren" }).click();
  await page.getByRole("button", { name: "Ja, stornieren" }).click();
  await page
    .getByRole("heading", { name: "Diese Bestellung ist storniert" })
    .waitFor();
  await expectGerman(page.locator("main"));
});
