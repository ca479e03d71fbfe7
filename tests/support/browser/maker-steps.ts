import type { Locator, Page } from "playwright";
import { beforeAll, beforeEach } from "bun:test";
import { ADMIN_ENV, ADMIN_LOGIN, asMaker } from "#tests/support/admin.ts";
import { adminPagePath, API } from "#tests/support/api.ts";
import { AdminPageList } from "#shared/site/pages.ts";
import { Site } from "#shared/site/schema.ts";
import { pngPhoto } from "#tests/support/photos.ts";
import { setUpShop } from "./fixtures.ts";
import { button } from "./shopper-steps.ts";

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
  const menu = page.getByRole("button", { name: /^Men[uü]$/ });
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

// The maker's actions while she edits her home page in place.

/** The options of a new shop with a name of its own, without the demo. */
export const OWN_SHOP = {
  args: ["serve"],
  env: { ...ADMIN_ENV, SHOP_NAME: "Horn & Hair" },
};

/**
 * Starts a new shop without the demo for all tests of a file, each of which
 * finds its pages as they were at first. Call this once, at the top of the file.
 */
export function setUpOwnShop(): ReturnType<typeof setUpShop> {
  const shop = setUpShop(OWN_SHOP);
  let renew: () => Promise<void>;
  beforeAll(async () => {
    const ask = await asMaker(shop.url);
    const listPages = async () =>
      AdminPageList.parse(await (await ask("GET", API.adminPages)).json());
    const site = await (await fetch(shop.url + API.site)).json();
    const content = contentOf(Site.parse(site));
    renew = async () => {
      await ask("PUT", API.adminSite, content);
      for (const { slug } of await listPages())
        await ask("DELETE", adminPagePath(slug));
    };
  });
  beforeEach(() => renew());
  return shop;
}

/** A file, as a file chooser receives it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** A photo that is wide enough for the first view of the page. */
export const WIDE_PHOTO: ChosenFile = {
  name: "hero.png",
  mimeType: "image/png",
  buffer: pngPhoto(1600, 900),
};

/** Begins to edit an open home page. */
export async function startEditing(page: Page): Promise<void> {
  await button(page, "Edit").click();
  await button(page, "Save").waitFor();
}

/** A text of the page, by what it is for. */
export const editedText = (page: Page, name: string) =>
  page.getByRole("textbox", { name, exact: true });

/** Replaces a text in its place on the page. */
export async function write(
  page: Page,
  name: string,
  words: string,
): Promise<void> {
  await editedText(page, name).fill(words);
}

/** Presses a button that opens a file chooser, and chooses a file or a path. */
export async function choose(
  page: Page,
  name: string | RegExp,
  file: ChosenFile | string,
): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await button(page, name).click();
  await (await chooser).setFiles(file);
}

/** The bar with the buttons to save and to leave. */
export const editingBar = (page: Page) =>
  page.getByRole("region", { name: "Editing" });

/** Presses Save. */
export async function save(page: Page): Promise<void> {
  await editingBar(page)
    .getByRole("button", { name: "Save", exact: true })
    .click();
}

/** Presses Save and waits until the shop has answered this press and said so. */
export async function saveAll(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (answer) =>
      answer.url().endsWith(API.adminSite) &&
      answer.request().method() === "PATCH",
  );
  await save(page);
  await answered;
  await untilSaved(page);
}

/** Waits for the notification that the changes are saved. */
export const untilSaved = (page: Page): Promise<void> =>
  untilNotified(page, "This is what everyone sees now.");

/** Returns the site as it is saved. */
export async function readSite(page: Page): Promise<Site> {
  return Site.parse(await (await page.request.get(API.site)).json());
}

/** Returns what the maker edits of a site, as a request sends it. */
export function contentOf(site: Site) {
  const { pages: _, pictures: __, updatedAt: ___, ...content } = site;
  return content;
}
