import type { Locator, Page } from "playwright";
import { ADMIN_LOGIN } from "#tests/support/admin.ts";

// The maker's actions in the admin panel. Controls are found by their visible
// or accessible names.

/** Fills in the login form and waits for the dashboard. */
export async function logInOn(page: Page): Promise<void> {
  await page.getByLabel("Username").fill(ADMIN_LOGIN.username);
  await page.getByLabel("Password").fill(ADMIN_LOGIN.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("tablist").first().waitFor();
}

/** Opens the menu of the panel's bar, where the window is too narrow for it. */
export async function openBarMenu(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: /^Men[uü]: / });
  const logout = page.getByRole("button", { name: /^(Logout|Abmelden)$/ });
  await menu.or(logout).first().waitFor();
  if (await menu.isVisible()) await menu.click();
}

/** Opens a tab by its name. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).click();
  await page.getByRole("tabpanel", { name }).waitFor();
}

/**
 * Waits until the page has followed the window's size: what a media query
 * decides in a script changes a frame later.
 */
const untilResized = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise(requestAnimationFrame);
  });

/** Opens the form for a new item, which is in a sheet on a phone. */
export async function openNewForm(page: Page, noun: string) {
  await untilResized(page);
  const form = page.getByRole("form", { name: `Add New ${noun}` });
  const add = page.getByRole("button", { name: `Add New ${noun}` });
  await form.or(add).first().waitFor();
  if (!(await form.isVisible())) await add.click();
  await form.waitFor();
  return form;
}

/** Closes the form for a new item, if it is in a sheet. */
export async function closeSheet(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog");
  if (!(await sheet.isVisible())) return;
  await sheet.getByRole("button", { name: "Close" }).click();
  await sheet.waitFor({ state: "detached" });
}

/** Opens all parts of a form that are folded away. */
export const unfold = (form: Locator): Promise<void> =>
  form.locator("details").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });

/** Types the address of a picture, whose field is shown when asked for. */
export async function typeImageUrl(form: Locator, url: string): Promise<void> {
  await form.getByRole("button", { name: "Or use an image URL" }).click();
  await form.getByLabel("Image URL").fill(url);
}

/** Waits for a notification with these words. */
export async function untilNotified(page: Page, words: string): Promise<void> {
  const region = page.getByRole("region", { name: "Notifications" });
  await region.getByText(words).waitFor();
}

/**
 * Waits for a notification with these words and puts the pointer on it: it
 * stays as long as the pointer does.
 */
export async function keepNotified(page: Page, words: string): Promise<void> {
  const region = page.getByRole("region", { name: "Notifications" });
  await region.getByText(words).hover();
}

/**
 * Returns the place of the open entry in the tab's history. The entry of a
 * dialog is left a moment after the dialog has closed.
 */
export const historyPlace = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => navigation.currentEntry?.index);
