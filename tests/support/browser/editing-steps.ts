import type { Page } from "playwright";
import { API } from "#shared/api/paths.ts";
import { Site } from "#shared/site/schema.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { untilNotified } from "./maker-steps.ts";
import { pngPhoto } from "#tests/support/photos.ts";
import { button } from "./shopper-steps.ts";

// The maker's actions while she edits her home page in place.

/** The options of a new shop with a name of its own, without the demo. */
export const OWN_SHOP = {
  args: ["serve"],
  env: { ...ADMIN_ENV, SHOP_NAME: "Horn & Hair" },
};

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

/** Waits until the changes are saved. */
export const untilSaved = (page: Page): Promise<void> =>
  untilNotified(page, "This is what everyone sees now.");

/** Returns the site as it is saved. */
export async function readSite(page: Page): Promise<Site> {
  return Site.parse(await (await page.request.get(API.site)).json());
}
