import { beforeAll, beforeEach } from "bun:test";
import type { Page } from "playwright";
import { adminPagePath, API } from "#tests/support/api.ts";
import { AdminPageList } from "#shared/site/pages.ts";
import { Site } from "#shared/site/schema.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import { pngPhoto } from "#tests/support/photos.ts";
import { setUpShop } from "./fixtures.ts";
import { untilNotified } from "./maker-steps.ts";
import { button } from "./shopper-steps.ts";

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
      answer.request().method() === "PUT",
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
