import { expect, test } from "bun:test";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { startEditing } from "#tests/support/browser/editing-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import { overflowingWidths } from "#tests/support/browser/overflow.ts";
import { siteContent } from "#tests/support/site.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const title = "Haarspangenmanufakturwerkstattvereinsnachrichten";
const text = title.repeat(2);
const step = { title, text };
const LONG = siteContent({
  about: { title, description: text, tagline: text, closing: text },
  hero: { headline: title, sentence: text, imageUrl: "", films: [] },
  products: { title, text },
  promo: { title, sample: "MILA" },
  process: { title, text, minutes: 30, steps: [step, step] },
  gallery: { title, pictures: [] },
  newsletter: { title, text, welcome: text },
  delivery: title.slice(0, 40),
});

const CLIP = {
  ...{ name: text, description: text, price: "24.00" },
  imageUrl: "/demo/products/meadow.webp",
  variants: [title, `${title}s`].map((each) => ({
    ...{ title: each, price: "24.00", available: true },
  })),
};

test.each([
  "Haarspangenmanufakturwerkstattverein",
  "Comb & Claw Clips of the Lower East Side, by Ana & Daughters",
])("a long name of the shop stays on its pages: %p", async (name) => {
  const { url } = await shop.startAnother({
    args: ["serve"],
    env: { ...ADMIN_ENV, SHOP_NAME: name },
  });
  const page = await shop.openPage({ shopUrl: url, mayFail: [API.me] });
  for (const path of [PAGES.home, PAGES.privacy, PAGES.admin]) {
    await page.goto(path);
    expect([path, await overflowingWidths(page)]).toEqual([path, []]);
  }
});

test("long words in every text of the page stay on it, shown and edited", async () => {
  const ask = await asMaker(shop.url);
  await ask("PUT", API.adminSite, LONG);
  await ask("POST", API.adminProducts, CLIP);
  const page = await shop.openPage({ signedIn: true });
  await page.getByText(`Option: ${title}`).first().waitFor();
  expect(await overflowingWidths(page)).toEqual([]);
  await startEditing(page);
  expect(await overflowingWidths(page)).toEqual([]);
});

test("a text from right to left ends at its left in the lists of the panel", async () => {
  const ask = await asMaker(shop.url);
  const name = "דבש, 7.";
  const description = 'שרף ענבר חם, 9 ס"מ.';
  await ask("POST", API.adminProducts, { ...CLIP, name, description });
  const page = await shop.openPanel();
  const row = page.getByRole("listitem").filter({ hasText: name });
  for (const words of [name, description]) {
    const text = row.getByText(words, { exact: true });
    const lefts = await text.evaluate(({ firstChild }) => {
      const last = (firstChild?.textContent?.length ?? 0) - 1;
      return [0, last].map((at) => {
        const range = document.createRange();
        if (firstChild) range.setStart(firstChild, at);
        if (firstChild) range.setEnd(firstChild, at + 1);
        return range.getBoundingClientRect().left;
      });
    });
    const [first = 0, last = 0] = lefts;
    expect({ words, isLeft: last < first }).toEqual({ words, isLeft: true });
  }
});
