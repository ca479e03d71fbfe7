import { expect, test } from "bun:test";
import type { Page } from "playwright";
import {
  DESKTOP,
  eventually,
  PHONE,
  SMALL_PHONE,
  untilClosed,
} from "#tests/support/browser/page.ts";
import { API, adminCharmPath, adminResinPath } from "#tests/support/api.ts";
import { CharmList, ResinList } from "#shared/clip/parts.ts";
import { SavedDesign } from "#shared/clip/schema.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import {
  button,
  charm,
  charmsOn,
  design,
  designer,
  dismissToast,
  message,
  onCharm,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { servedOffer } from "#tests/support/served-offer.ts";

// Each of the last tests takes other charms and resins from the file's shop.
const shop = setUpShop({ env: ADMIN_ENV });

const shared = (page: Page) =>
  page.getByRole("dialog", { name: "Someone designed this clip" });
/** The link that a saved design has. */
const LINK = /\/\?design=[a-z2-9]{10}$/;
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** Saves a design of two charms and "Zoë". Returns its link's path. */
async function saveDesign(
  url: string,
  { first = "Daisy", resinId }: { first?: string; resinId?: number } = {},
): Promise<string> {
  const charms = CharmList.parse(await (await fetch(url + API.charms)).json());
  const selectedCharms = [first, "Lucky Star"].map(
    (name) => charms.find((each) => each.name === name)?.id,
  );
  const answer = await fetch(url + API.designs, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ selectedCharms, customText: "Zoë", resinId }),
  });
  const link = new URL(SavedDesign.parse(await answer.json()).url);
  return link.pathname + link.search;
}

test("an unknown link opens the designer, where the link of a design is copied or given to the system's share sheet, and if that refuses stands in a field", async () => {
  const page = await shop.openPage({
    context: CLIPBOARD,
    path: "/?design=aaaaaaaaaa",
    mayFail: [API.designs],
  });
  await toasts(page).getByText("That design could not be opened").waitFor();
  await designer(page).waitFor();
  await button(page, "Save & share").click();
  await toasts(page).getByText("Design your clip").waitFor();
  await design(page, { letters: "Zoë", charms: ["Lucky Star"] });
  await button(page, "Save & share").click();
  await toasts(page).getByText("Success!").waitFor();
  await toasts(page).getByText("The link is copied.").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(LINK);
  // An unchanged design keeps its link when it is shared again.
  await dismissToast(page);
  await toasts(page)
    .getByText("The link is copied.")
    .waitFor({ state: "detached" });
  await page.evaluate(() => navigator.clipboard.writeText("nothing yet"));
  await button(page, "Save & share").click();
  await toasts(page).getByText("The link is copied.").waitFor();
  const again = await page.evaluate(() => navigator.clipboard.readText());
  expect(again).toBe(copied);

  // On a phone the system's share sheet receives the link, and may be closed.
  await dismissToast(page);
  await page.setViewportSize(SMALL_PHONE);
  await addShareSheet(page);
  const share = async (letters: string, error: string) => {
    await design(page, { letters });
    await page.evaluate((name) => {
      const { dataset } = document.documentElement;
      dataset.error = name;
      dataset.shared = "";
    }, error);
    await button(page, "Save & share").click();
  };
  const link = page.getByLabel("Link to your design");
  const saved = toasts(page).getByText("Your design is saved.");
  for (const [letters, outcome] of [
    ["Zoë", ""],
    ["Zoe", "AbortError"],
  ] as const) {
    await share(letters, outcome);
    await saved.waitFor();
    expect(
      await page.evaluate(() => document.documentElement.dataset.shared),
    ).toMatch(LINK);
    expect(await link.count()).toBe(0);
    await dismissToast(page);
    await saved.waitFor({ state: "detached" });
  }

  // What can be neither shared nor copied can be read.
  await share("Mila", "NotAllowedError");
  await eventually(link).toBeFocused();
  await eventually(link).toHaveValue(LINK);
  await saved.waitFor();
  await dismissToast(page);
  await saved.waitFor({ state: "detached" });
  expect(await audit(page)).toEqual([]);
  await design(page, { letters: "Lou" });
  await eventually(link).toHaveCount(0);
});

/** Adds a fake share sheet, as phones have, that only records the link. */
function addShareSheet(page: Page) {
  return page.evaluate(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        const { dataset } = document.documentElement;
        dataset.shared = data.url ?? "";
        if (dataset.error) throw new DOMException("no", dataset.error);
      },
    });
  });
}

test("a shared link shows a clip, at any size, that can be bought unchanged, or changed before", async () => {
  const page = await shop.openPage({
    size: SMALL_PHONE,
    path: await saveDesign(shop.url),
  });
  await eventually(shared(page).getByRole("img")).toHaveAttribute(
    "aria-label",
    "A custom clip in Rose Quartz with Daisy, Lucky Star and the letters ZOË",
  );
  for (const [width, height] of [
    [320, 568],
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const text of ["ZOË", "Rose Quartz", "Daisy, Lucky Star", "$33.00"])
      await eventually(shared(page).getByText(text).last()).toBeInViewport({
        ratio: 1,
      });
    for (const name of ["Change It", "Add to Cart"])
      await eventually(
        shared(page).getByRole("button", { name }),
      ).toBeInViewport({ ratio: 1 });
    if (width === 320 || width === 1280) expect(await audit(page)).toEqual([]);
  }
  await shared(page).getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("Added to cart!").waitFor();
  await untilClosed(page);
  await eventually(page).toHaveURL(`${shop.url}/`);
  await page.reload();
  await button(page, "Cart, 1 item").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);

  await page.setViewportSize(PHONE);
  await page.goto(await saveDesign(shop.url));
  await shared(page).getByRole("button", { name: "Change It" }).click();
  await designer(page).waitFor();
  await eventually(message(page)).toHaveValue("Zoë");
  await design(page, { charms: ["Pearl"] });
  await eventually
    .poll(() => charmsOn(page))
    .toEqual(["Daisy", "Pearl", "Lucky Star"]);
  // A reload keeps the changes, and a larger window as well.
  await page.setViewportSize(DESKTOP);
  await page.reload();
  await designer(page).waitFor();
  await eventually(message(page)).toHaveValue("Zoë");
  await eventually
    .poll(() => charmsOn(page))
    .toEqual(["Daisy", "Pearl", "Lucky Star"]);
  await designer(page).getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("Added to cart!").waitFor();
}, 120_000);

test("a shared clip names a sold-out charm, and a deleted resin and charm, and each can be exchanged", async () => {
  const { url } = shop;
  const path = await saveDesign(url, { first: "Sweetheart" });
  const ask = await asMaker(url);
  const charms = CharmList.parse(await (await fetch(url + API.charms)).json());
  const sweetheart = charms.find(({ name }) => name === "Sweetheart");
  if (!sweetheart) throw new Error("there is no Sweetheart");
  await ask("PUT", adminCharmPath(sweetheart.id), {
    ...sweetheart,
    inStock: false,
  });
  await eventually
    .poll(async () => (await servedOffer(url)).charms)
    .not.toContain("Sweetheart");
  const page = await shop.openPage({ path, mayFail: [API.cart] });
  await shared(page)
    .getByText("Sweetheart is out of stock. Swap it or take it off.")
    .waitFor();
  await shared(page).getByRole("button", { name: "Change It" }).click();
  await onCharm(page, "Swap", "Sweetheart");
  await charm(page, "Evil Eye").check();
  await eventually
    .poll(() => charmsOn(page))
    .toEqual(["Evil Eye", "Lucky Star"]);

  const resins = ResinList.parse(await (await fetch(url + API.resins)).json());
  const plum = resins.find(({ name }) => name === "Plum Starlight");
  if (!plum) throw new Error("there is no Plum Starlight");
  const link = await saveDesign(url, { resinId: plum.id });
  await ask("DELETE", adminResinPath(plum.id));
  const daisy = charms.find(({ name }) => name === "Daisy");
  await ask("DELETE", adminCharmPath(daisy?.id ?? 0));
  const served = async () => {
    const { charms, resins } = await servedOffer(url);
    return [...charms, ...resins];
  };
  await eventually.poll(served).not.toContain("Plum Starlight");
  await eventually.poll(served).not.toContain("Daisy");
  await page.goto(link);
  const error =
    "Plum Starlight is no longer in the shop. Choose another resin.";
  await shared(page).getByText(error).waitFor();
  await eventually(shared(page).getByRole("img").first()).toHaveAttribute(
    "aria-label",
    "A custom clip in Plum Starlight with Daisy, Lucky Star and the letters ZOË",
  );
  await shared(page)
    .getByText("Daisy is no longer in the shop. Swap it or take it off.")
    .waitFor();
  await shared(page).getByRole("button", { name: "Add to Cart" }).click();
  await eventually(shared(page).getByText(error)).toBeVisible();
  await shared(page).getByRole("button", { name: "Change It" }).click();
  await design(page, { resin: "Tide Agate" });
  await onCharm(page, "Swap", "Daisy");
  await charm(page, "Pearl").check();
  await designer(page).getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("Added to cart!").waitFor();
});

test("a link from before the shop had resins shows a clip in the first current resin", async () => {
  const { url } = shop;
  const resins = ResinList.parse(await (await fetch(url + API.resins)).json());
  const ask = await asMaker(url);
  for (const { id } of resins) await ask("DELETE", adminResinPath(id));
  const path = await saveDesign(url, { first: "Evil Eye" });
  const { name, imageUrl } = resins[1] ?? {};
  await ask("POST", API.adminResins, { name, imageUrl, price: "2.00" });
  await eventually
    .poll(async () => (await servedOffer(url)).resins)
    .toEqual([name]);
  const page = await shop.openPage({ path });
  await eventually(shared(page).getByRole("img").first()).toHaveAttribute(
    "aria-label",
    "A custom clip in Honey Tortoise with Evil Eye, Lucky Star and the letters ZOË",
  );
  await shared(page).getByText("$35.50").waitFor();
  await shared(page).getByRole("button", { name: "Add to Cart" }).click();
  await toasts(page).getByText("Added to cart!").waitFor();
});
