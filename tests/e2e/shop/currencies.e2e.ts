import { test } from "bun:test";
import { PAGES } from "#shared/api/paths.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { eventually } from "#tests/support/browser/eventually.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { asMaker } from "#tests/support/maker-api.ts";

const shop = setUpShop({ env: ADMIN_ENV });

// Every other test has dollars in English, german.e2e.ts has euros, and
// formats.test.ts the rest. Here are a code for a sign, and no cents. A page
// that hydrates with a difference logs an error, which fails the test.
test.each([
  ["de", "CHF", /^24,00\u00a0CHF$/],
  ["fr", "ISK", /^24\u00a0ISK$/],
])(
  "shows the prices of a shop in %s and %s, and hydrates them as they are",
  async (language, currency, price) => {
    const ask = await asMaker(shop.url);
    const site = await (await ask("GET", API.site)).json();
    await ask("PUT", API.adminSite, { ...site, language, currency });
    const page = await shop.newPage();
    await page.goto(PAGES.home);
    // The cart's button is there once the page is hydrated.
    await page.getByRole("button", { name: /^(Warenkorb|Panier),/ }).waitFor();
    const shown = page.locator("#products").getByText(price).first();
    await eventually(shown).toHaveText(price);
  },
);
