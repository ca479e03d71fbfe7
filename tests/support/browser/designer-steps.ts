import type { Locator, Page } from "playwright";
import { roomy } from "#web/ui/media.ts";

// What a shopper does in the clip designer.

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
    roomy,
  );
  if (await page.evaluate((query) => matchMedia(query).matches, roomy)) return;
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
