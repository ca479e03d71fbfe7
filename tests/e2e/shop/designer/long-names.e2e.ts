import { expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { eventually, stillBox } from "#tests/support/browser/page.ts";
import { API, adminCharmPath, adminResinPath } from "#tests/support/api.ts";
import { CharmList, ResinList } from "#shared/clip/parts.ts";
import { SavedDesign } from "#shared/clip/schema.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import {
  design,
  designer,
  openCart,
} from "#tests/support/browser/shopper-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { servedOffer } from "#tests/support/served-offer.ts";
import { overflowOf } from "#tests/support/browser/accessibility.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const NAMES = { resin: "W".repeat(60), charm: "M".repeat(60) };

/** Gives the first resin and the first charm names of maximum length. */
async function nameAtLength() {
  const ask = await asMaker(shop.url);
  const read = async (path: string) => (await fetch(shop.url + path)).json();
  const [resin] = ResinList.parse(await read(API.resins));
  const [charm] = CharmList.parse(await read(API.charms));
  if (!resin || !charm) throw new Error("the demo has neither");
  await ask("PUT", adminResinPath(resin.id), { ...resin, name: NAMES.resin });
  await ask("PUT", adminCharmPath(charm.id), { ...charm, name: NAMES.charm });
  await eventually
    .poll(async () => (await servedOffer(shop.url)).charms)
    .toContain(NAMES.charm);
  return { resin, charm };
}

/**
 * Returns by how many pixels the page scrolls sideways, or a dialog or its
 * part.
 */
async function mostOverflow(page: Page): Promise<number> {
  const inDialogs = await page.evaluate(() =>
    [...document.querySelectorAll("[role=dialog], [role=dialog] *")]
      .filter((element) => getComputedStyle(element).overflowX === "auto")
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  return Math.max(await overflowOf(page), ...inDialogs);
}

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

test("names of sixty characters do not overflow the layout", async () => {
  const { resin, charm } = await nameAtLength();
  const page = await shop.openPage({ size: SIZES[0], path: PAGES.design });
  /** Resizes the open dialog, whose named buttons stay in view. */
  const fitsAtEachSize = async (dialog: Locator, names: string[]) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await eventually.poll(() => mostOverflow(page)).toBe(0);
      for (const name of names)
        await eventually(dialog.getByRole("button", { name })).toBeInViewport({
          ratio: 1,
        });
    }
  };
  await designer(page).waitFor();
  await design(page, { resin: NAMES.resin, charms: [NAMES.charm, "Daisy"] });
  await fitsAtEachSize(designer(page), ["Save & share", "Undo", "Add to Cart"]);
  await designer(page).getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("Added to cart!").waitFor();
  await openCart(page);
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await cart.getByText(`${NAMES.resin}; ${NAMES.charm}, Daisy`).waitFor();
  await fitsAtEachSize(cart, []);

  const answer = await fetch(shop.url + API.designs, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ selectedCharms: [charm.id], resinId: resin.id }),
  });
  const link = new URL(SavedDesign.parse(await answer.json()).url);
  await page.goto(link.pathname + link.search);
  const shared = page.getByRole("dialog", {
    name: "Someone designed this clip",
  });
  await shared.getByText(NAMES.resin).waitFor();
  await fitsAtEachSize(shared, ["Change It", "Add to Cart"]);

  // One from right to left begins where the other texts do.
  const hebrew = "קוורץ ורוד";
  const ask = await asMaker(shop.url);
  await ask("PUT", adminResinPath(resin.id), { ...resin, name: hebrew });
  await page.goto(PAGES.home);
  await openCart(page);
  const name = await stillBox(cart.getByRole("heading", { level: 3 }));
  const left = await cart.getByText(hebrew).evaluate((parts) => {
    const range = document.createRange();
    range.selectNodeContents(parts);
    return range.getBoundingClientRect().left;
  });
  expect(Math.abs(left - name.x)).toBeLessThan(2);
}, 120_000);
