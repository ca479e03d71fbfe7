import type { Locator, Page } from "playwright";

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
  const tab = designer(page).getByRole("tab", { name: new RegExp(`^${part}`) });
  await designer(page).waitFor();
  if (await tab.isVisible()) await tab.click();
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
  const buttons = designer(page).getByRole("button", { name: /^Remove / });
  const names = await buttons.evaluateAll((all) =>
    all.map((each) => each.getAttribute("aria-label") ?? ""),
  );
  return names.map((name) => name.replace("Remove ", ""));
}
