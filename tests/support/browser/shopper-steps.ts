import type { Locator, Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { CharmList } from "#shared/clip/parts.ts";
import { API } from "#tests/support/api.ts";
import { roomy, upright } from "#web/ui/media.ts";
import { eventually } from "./page.ts";

// A shopper's actions. Controls are found by visible or accessible names.

export const toasts = (page: Page) =>
  page.getByRole("region", { name: "Notifications (F8)" });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name });

/** Dismisses the notification, unless it has left by itself meanwhile. */
export async function dismissToast(page: Page): Promise<void> {
  await toasts(page)
    .getByRole("button", { name: "Dismiss" })
    .evaluateAll((closings) => {
      for (const closing of closings)
        if (closing instanceof HTMLElement) closing.click();
    });
}

/** Tells a page that its window was left and is looked at again. */
export const lookAt = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event("focus")));

/**
 * Looks at the page until it shows what changed elsewhere: one that fetches or
 * changes its cart at that moment does not fetch it once more for a look.
 */
export async function lookUntil(
  page: Page,
  isShown: () => Promise<boolean>,
): Promise<void> {
  await eventually
    .poll(async () => {
      await lookAt(page);
      return isShown();
    })
    .toBe(true);
}

/** Waits until the control of this accessible name has the focus. */
export async function hasFocus(
  page: Page,
  role: "button" | "heading" | "textbox",
  name: string,
): Promise<void> {
  await eventually(page.getByRole(role, { name })).toBeFocused();
}

/**
 * Presses what puts a clip into the cart, and waits until the page has fetched
 * the cart after it: a notification might be the one of an earlier clip.
 */
async function putIntoCart(page: Page, press: () => Promise<void>) {
  let isIn = false;
  const shown = page.waitForResponse((response) => {
    const method = response.request().method();
    isIn ||= method === "POST" && response.url().includes(API.cart);
    return isIn && method === "GET" && response.url().endsWith(API.cart);
  });
  await press();
  await shown;
}

/** Puts a clip of the grid into the cart. */
export async function addClip(
  page: Page,
  name: string,
  option?: string,
): Promise<void> {
  const card = page.getByRole("article", { name });
  if (option) await card.getByRole("radio", { name: option }).check();
  const add = card.getByRole("button", { name: "Add to Cart" });
  await putIntoCart(page, () => add.click());
}

type Design = { charms: string[]; letters: string };

/**
 * Puts clips by their names, and designs, into the cart of a page. The page
 * shows them when it is opened or loaded again after this.
 */
export async function fillCart(
  page: Page,
  ...items: (string | Design)[]
): Promise<void> {
  const { request } = page;
  const read = async (path: string) => (await request.get(path)).json();
  const products = ProductList.parse(await read(API.products));
  const charms = CharmList.parse(await read(API.charms));
  const idOf = (list: { id: number; name: string }[], name: string) =>
    list.find((each) => each.name === name)?.id ?? 0;
  for (const item of items) {
    const answer = await (typeof item === "string"
      ? request.post(API.cart, {
          data: { productId: idOf(products, item), quantity: 1 },
        })
      : request.post(API.customClip, {
          data: {
            selectedCharms: item.charms.map((name) => idOf(charms, name)),
            customText: item.letters,
          },
        }));
    if (!answer.ok()) throw new Error(await answer.text());
  }
}

/** Opens the cart from the header. */
export async function openCart(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Cart/ }).click();
  await page.getByRole("dialog", { name: "Your Cart" }).waitFor();
}

/** Opens the designer from the promo. */
export async function openDesigner(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Design Your Clip" }).click();
  await page.getByRole("dialog", { name: "Design Your Clip" }).waitFor();
}

/** Fills the checkout form. */
export async function fillContact(
  page: Page,
  email = "shopper@example.com",
): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Checkout" });
  await dialog.getByLabel("Full name").fill("Test Shopper");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Phone").fill("(555) 010-4477");
}

/** Goes from the open cart to the checkout and waits for the cart to close. */
export async function openCheckout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.getByRole("dialog", { name: "Checkout" }).waitFor();
  // A closing dialog has no role for the locators, but is still in the page.
  await page.waitForFunction(
    () => document.querySelectorAll("[role=dialog]").length === 1,
  );
}

/** Opens the checkout of these clips, on a page with little else to draw. */
export async function openCheckoutOf(
  page: Page,
  ...items: (string | Design)[]
): Promise<void> {
  await fillCart(page, ...items);
  await page.goto(PAGES.privacy);
  await openCart(page);
  await openCheckout(page);
}

// These are a shopper's steps in the clip designer.

export const designer = (page: Page): Locator =>
  page.getByRole("dialog", { name: /^(Design|Edit) Your Clip$/ });
/** The drawing of the clip that is being designed. */
export const clip = (page: Page): Locator =>
  designer(page).getByRole("img", { name: /^A custom clip/ });
export const charm = (page: Page, name: string): Locator =>
  designer(page).getByRole("checkbox", { name: new RegExp(`^${name},`) });
export const resin = (page: Page, name: string): Locator =>
  designer(page).getByRole("radio", { name: new RegExp(`^${name}`) });
export const message = (page: Page): Locator =>
  designer(page).getByRole("textbox", { name: "Custom message" });

const allAtOnce = `${roomy}, ${upright}`;

/** Opens a part's tab where the window is too small to show all parts. */
export async function showPart(
  page: Page,
  part: "Letters" | "Resin" | "Charms",
): Promise<void> {
  await designer(page).waitFor();
  // After the window's size changed, the tabs come or go a frame later.
  await page.waitForFunction(
    (query) =>
      matchMedia(query).matches ===
      (document.querySelector("[data-dialog=designer] [role=tab]") === null),
    allAtOnce,
  );
  if (await page.evaluate((query) => matchMedia(query).matches, allAtOnce))
    return;
  await designer(page)
    .getByRole("tab", { name: new RegExp(`^${part}`) })
    .click();
}

type Choices = { charms?: string[]; letters?: string; resin?: string };

/** Makes these choices in the open designer. */
export async function design(page: Page, choices: Choices): Promise<void> {
  if (choices.letters !== undefined) {
    await showPart(page, "Letters");
    await message(page).fill(choices.letters);
  }
  if (choices.resin !== undefined) {
    await showPart(page, "Resin");
    await resin(page, choices.resin).check();
  }
  if (choices.charms === undefined) return;
  await showPart(page, "Charms");
  for (const name of choices.charms) await charm(page, name).check();
}

/** Returns the names of the charms on the clip, in their order on the clip. */
export async function charmsOn(page: Page): Promise<string[]> {
  // Without the names of all other buttons, which take longer to compute.
  const buttons = designer(page).locator("button[aria-label]");
  const names = await buttons.evaluateAll((all) =>
    all.map((each) => each.getAttribute("aria-label") ?? ""),
  );
  return names
    .filter((name) => LIES.test(name))
    .map((name) => name.replace(LIES, ""));
}

const LIES = /, (?:on the left|in the middle|on the right)$/;

/** Returns a charm on the clip, which opens what can be done with it. */
export const onClip = (page: Page, name: string): Locator =>
  designer(page).getByRole("button", {
    name: new RegExp(`^${name}.*${LIES.source}`),
  });

/** Returns the ring of a free place. */
export const ring = (page: Page, side: string): Locator =>
  designer(page).getByRole("button", { name: `Place ${side}, free` });

/** Presses a charm on the clip and what can be done with it. */
export async function onCharm(
  page: Page,
  action: "Swap" | "Remove" | "Exchange",
  name: string,
): Promise<void> {
  await onClip(page, name).click();
  const named = action === "Exchange" ? /change places$/ : `${action} ${name}`;
  await designer(page).getByRole("button", { name: named }).click();
}
