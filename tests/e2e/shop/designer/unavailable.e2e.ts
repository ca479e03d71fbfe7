import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { eventually, PHONE, untilClosed } from "#tests/support/browser/page.ts";
import { API, adminCharmPath, adminResinPath } from "#tests/support/api.ts";
import { CharmList, ResinList } from "#shared/clip/parts.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import {
  button,
  charm,
  charmsOn,
  clip,
  design,
  designer,
  fillCart,
  message,
  onCharm,
  openCart,
  openDesigner,
  resin,
  showPart,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { servedOffer } from "#tests/support/served-offer.ts";

// Each test takes other charms and resins from the file's shop.
const shop = setUpShop({ env: ADMIN_ENV });

/** Opens the designer of a shopper, to whom a choice may be refused. */
async function open(): Promise<Page> {
  const path = PAGES.design;
  const page = await shop.openPage({ path, mayFail: [API.cart] });
  await designer(page).waitFor();
  return page;
}

/** Does what the maker does meanwhile, or before. */
async function asTheMaker() {
  const { url } = shop;
  const ask = await asMaker(url);
  const charms = CharmList.parse(await (await fetch(url + API.charms)).json());
  const resins = ResinList.parse(await (await fetch(url + API.resins)).json());
  const named = <Row extends { name: string }>(rows: Row[], name: string) => {
    const row = rows.find((each) => each.name === name);
    if (!row) throw new Error(`there is no ${name}`);
    return row;
  };
  return {
    ask,
    sellOutCharm: (name: string) => {
      const row = named(charms, name);
      return ask("PUT", adminCharmPath(row.id), { ...row, inStock: false });
    },
    removeCharm: (name: string) =>
      ask("DELETE", adminCharmPath(named(charms, name).id)),
    sellOutResin: (name: string) => {
      const row = named(resins, name);
      return ask("PUT", adminResinPath(row.id), { ...row, inStock: false });
    },
    removeResins: async () => {
      for (const { id } of resins) await ask("DELETE", adminResinPath(id));
    },
    removeResin: (name: string) =>
      ask("DELETE", adminResinPath(named(resins, name).id)),
  };
}

const add = (page: Page) =>
  designer(page).getByRole("button", { name: "Add to Cart" });

test("a charm and a resin that sell out or are deleted meanwhile are named in the designer alone, in the part that opens for it", async () => {
  const { sellOutCharm, sellOutResin, removeCharm, removeResin } =
    await asTheMaker();
  const page = await open();
  await design(page, { letters: "mila", charms: ["Daisy", "Pearl"] });
  await sellOutCharm("Daisy");
  await add(page).click();
  await designer(page)
    .getByText("Daisy is out of stock. Swap it or take it off.")
    .waitFor();
  expect(await toasts(page).getByText(/./).count()).toBe(0);
  await eventually(message(page)).toHaveValue("mila");
  await designer(page)
    .getByRole("checkbox", { name: "Daisy, out of stock", checked: true })
    .waitFor();
  await onCharm(page, "Swap", "Daisy");
  await charm(page, "Lucky Star").check();

  await design(page, { resin: "Plum Starlight" });
  await sellOutResin("Plum Starlight");
  await add(page).click();
  await designer(page)
    .getByText("Plum Starlight is out of stock. Choose another resin.")
    .waitFor();
  await eventually(resin(page, "Plum Starlight")).toBeChecked();
  await resin(page, "Tide Agate").check();
  await eventually(resin(page, "Plum Starlight")).toBeDisabled();
  await add(page).click();
  await page.getByText("Added to cart!").waitFor();
  await untilClosed(page);

  await page.setViewportSize(PHONE);
  await openDesigner(page);
  await design(page, {
    charms: ["Cherry Pair", "Gilded Moon"],
    letters: "mila",
  });
  await removeCharm("Cherry Pair");
  await removeCharm("Gilded Moon");
  await add(page).click();
  await designer(page)
    .getByText(
      "Cherry Pair and Gilded Moon are no longer in the shop. Swap them or take them off.",
    )
    .waitFor();
  await onCharm(page, "Remove", "Cherry Pair");
  await onCharm(page, "Remove", "Gilded Moon");
  await eventually.poll(() => charmsOn(page)).toEqual([]);
  await eventually(
    designer(page).getByRole("checkbox", { name: /^Cherry Pair/ }),
  ).toHaveCount(0);

  await design(page, { resin: "Terrazzo Pop" });
  await showPart(page, "Letters");
  await removeResin("Terrazzo Pop");
  await add(page).click();
  await designer(page)
    .getByText("Terrazzo Pop is no longer in the shop. Choose another resin.")
    .waitFor();
  await design(page, { resin: "Rose Quartz" });
  await add(page).click();
  await page.getByText("Added to cart!").waitFor();
});

test("pictures that do not load leave no broken image in the drawing, and a charm its initial", async () => {
  const page = await shop.newPage({ mayFail: ["/"] });
  await page.route(/\/(designer|resins)\/|\/demo\/charms\/pearl/, (route) =>
    route.abort(),
  );
  await page.goto(PAGES.design);
  await design(page, {
    letters: "mila",
    charms: ["Lilac Butterfly", "Pearl"],
  });
  const drawing = designer(page).getByRole("img", { name: /^A custom clip/ });
  // Only one charm's picture loads: neither the resin, the base nor the beads.
  await eventually(drawing.locator("image")).toHaveCount(1);
  await eventually(drawing.locator("text").filter({ hasText: "P" })).toHaveText(
    ["P"],
  );
  await eventually(drawing.locator("text")).toHaveCount(5);
  for (const letter of "MILA")
    await drawing.getByText(letter, { exact: true }).waitFor();
});

test("a sold-out charm is named in its cart line and, when edited, in the designer, as is a shop's last resin, and switched off it keeps the design", async () => {
  const { ask, sellOutCharm, removeResins } = await asTheMaker();
  const page = await shop.newPage({ mayFail: [API.cart], isIdle: true });
  await fillCart(page, { charms: ["Sweetheart", "Pearl"], letters: "mila" });
  await sellOutCharm("Sweetheart");
  await eventually
    .poll(async () => (await servedOffer(shop.url)).charms)
    .not.toContain("Sweetheart");
  await page.goto(PAGES.privacy);
  await openCart(page);
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await cart
    .getByText("Sweetheart is out of stock. Edit to swap it.")
    .waitFor();
  await button(page, /^Edit Custom/).click();
  await designer(page)
    .getByText("Sweetheart is out of stock. Swap it or take it off.")
    .waitFor();
  await designer(page)
    .getByRole("checkbox", { name: "Sweetheart, out of stock", checked: true })
    .waitFor();
  await onCharm(page, "Swap", "Sweetheart");
  await charm(page, "Evil Eye").check();
  await button(page, "Update Clip").click();
  await page.getByText("Updated!").waitFor();
  await cart.getByText("Rose Quartz; Evil Eye, Pearl").waitFor();

  // A clip of a shop that has no resins any more is made without one.
  await removeResins();
  await eventually
    .poll(async () => (await servedOffer(shop.url)).resins)
    .toEqual([]);
  await page.reload();
  await cart
    .getByText(/no longer in the shop. Edit to choose another/)
    .waitFor();
  await button(page, /^Edit Custom/).click();
  await designer(page).waitFor();
  await button(page, "Update Clip").click();
  await page.getByText("Updated!").waitFor();
  await eventually(page.getByText(/no longer in the shop/)).toHaveCount(0);

  // Nor does it offer a choice of resin.
  await page.goto(PAGES.design);
  await designer(page).waitFor();
  await design(page, { letters: "mila" });
  await eventually(clip(page)).toHaveAttribute(
    "aria-label",
    "A custom clip with the letters MILA",
  );
  await eventually(designer(page).getByRole("radio")).toHaveCount(0);
  await design(page, { charms: ["Evil Eye"] });
  // The open designer hears of it, and offers nothing that would be refused.
  await ask("PUT", API.adminClipConfig, { isEnabled: false });
  await designer(page)
    .getByText("Custom clips are taking a short break.")
    .waitFor();
  await eventually(add(page)).toBeDisabled();
  await eventually(message(page)).toHaveValue("mila");
  await eventually(charm(page, "Evil Eye")).toBeChecked();

  await ask("PUT", API.adminClipConfig, { isEnabled: true });
  await add(page).click();
  await page.getByText("Added to cart!").waitFor();
});
