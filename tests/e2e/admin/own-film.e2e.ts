import { expect, test } from "bun:test";
import { truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { eventually, hold, PHONE } from "#tests/support/browser/page.ts";
import { API } from "#tests/support/api.ts";
import { demoSite } from "#server/demo/site.ts";
import { FILM_TYPES, MAX_FILM_BYTES } from "#shared/images/schema.ts";
import { en } from "#shared/messages/errors/en.ts";
import { en as messages } from "#shared/messages/demo/en.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import {
  choose,
  contentOf,
  readSite,
  saveAll,
  setUpOwnShop,
  startEditing,
  untilNotified,
  WIDE_PHOTO,
} from "#tests/support/browser/maker-steps.ts";
import { mp4Film, webmFilm } from "#tests/support/films.ts";
import {
  button,
  dismissToast,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { tempFolder } from "#tests/support/temp.ts";

const shop = setUpOwnShop();

const MOVING = { reducedMotion: "no-preference" } as const;
const STILL = { reducedMotion: "reduce" } as const;

const FILM = {
  name: "film.webm",
  mimeType: FILM_TYPES.webm,
  buffer: await webmFilm(),
};
const OTHER_FILM = {
  name: "film.mp4",
  mimeType: FILM_TYPES.mp4,
  buffer: await mp4Film(),
};

/**
 * Creates a file of zeros and returns its path. Sending 20 MB through the
 * driver instead takes seconds.
 */
function emptyFile(name: string, sizeBytes: number): string {
  const path = join(tempFolder(), name);
  writeFileSync(path, "");
  truncateSync(path, sizeBytes);
  return path;
}

const readHero = async (page: Page) => (await readSite(page)).hero;

const film = (page: Page) => page.locator("video");
const source = (page: Page) => film(page).locator("source");

/** Waits until the film plays over the picture. */
const untilPlaying = (page: Page) =>
  page.waitForFunction(() => {
    const video = document.querySelector("video");
    return video && !video.paused && video.currentTime > 0;
  });

test("a file that is no film is refused, adding a film is undone, redone and saved, the film plays for everyone, an upload can be canceled and outlasts the session, and a film is replaced and removed, the demo's with its picture", async () => {
  const page = await shop.openPage({
    signedIn: true,
    isIdle: true,
    isTranslated: true,
    context: MOVING,
    mayFail: [API.film],
  });
  await startEditing(page);
  await choose(page, "Add a large picture", WIDE_PHOTO);
  await button(page, "Add a film").waitFor();
  const buffer = Buffer.from("<!doctype html><title>film</title>");
  const refused = [
    [{ name: "a.mp4", mimeType: "video/mp4", buffer }, "notFilm"],
    [{ name: "a.html", mimeType: "text/html", buffer }, "notFilm"],
    [{ name: "a.mov", mimeType: "video/quicktime", buffer }, "quickTime"],
    [emptyFile("long.mp4", MAX_FILM_BYTES + 1), "filmTooLarge"],
  ] as const;
  for (const [file, words] of refused) {
    await choose(page, "Add a film", file);
    await untilNotified(page, en[words]);
    // Two of them are refused in the same words.
    await dismissToast(page);
    await eventually(toasts(page).getByText(en[words])).toHaveCount(0);
    await button(page, "Add a film").waitFor();
  }
  await eventually(film(page)).toHaveCount(0);

  await choose(page, "Add a film", FILM);
  await button(page, "Replace the film").waitFor();
  await untilPlaying(page);
  await button(page, "Undo").click();
  await button(page, "Add a film").waitFor();
  await eventually(film(page)).toHaveCount(0);
  await button(page, "Redo").click();
  await button(page, "Replace the film").waitFor();
  await untilPlaying(page);
  await saveAll(page);
  // A film that plays costs a core.
  await page.emulateMedia(STILL);
  const { films, imageUrl } = await readHero(page);
  expect(films).toEqual([expect.stringMatching(/^\/uploads\/\w+\.webm$/)]);

  const visitor = await shop.openPage({ size: PHONE, isIdle: true });
  await eventually(
    visitor.locator(`img[src="${imageUrl}"]`).first(),
  ).toBeVisible();
  await eventually(film(visitor)).toHaveCount(0);
  await visitor.emulateMedia(MOVING);
  await eventually(source(visitor)).toHaveAttribute("src", films[0] ?? "");
  await untilPlaying(visitor);
  await button(visitor, "Pause video").click();
  await button(visitor, "Play video").waitFor();
  expect(await audit(visitor)).toEqual([]);
  await visitor.close();

  await startEditing(page);
  await button(page, "Remove the film").click();
  await button(page, "Add a film").waitFor();
  const release = await hold(page, `**${API.film}`);
  await choose(page, "Add a film", FILM);
  await button(page, /^(Uploading, \d+%|Checking the film)/).waitFor();
  await button(page, "Stop the upload").click();
  await eventually(button(page, "Add a film")).toBeFocused();
  await eventually(button(page, "Stop the upload")).toHaveCount(0);
  release();
  await page.context().clearCookies();
  await choose(page, "Add a film", FILM);
  await page.getByLabel("Password").fill(ADMIN_ENV.ADMIN_PASSWORD);
  await button(page, "Login").click();
  await button(page, "Replace the film").waitFor();

  await choose(page, "Replace the film", OTHER_FILM);
  await page.emulateMedia(MOVING);
  await eventually(source(page)).toHaveAttribute("src", /\.mp4$/);
  await page.emulateMedia(STILL);
  const before = page.locator("img[fetchpriority=high]").first();
  const poster = await before.getAttribute("src");
  await choose(page, "Replace the large picture", WIDE_PHOTO);
  await eventually(before).not.toHaveAttribute("src", poster ?? "");
  await page.emulateMedia(MOVING);
  await eventually(source(page)).toHaveAttribute("src", /\.mp4$/);
  await button(page, "Remove the film").click();
  await button(page, "Add a film").waitFor();
  await eventually(film(page)).toHaveCount(0);
  await button(page, "Undo").click();
  await button(page, "Remove the film").waitFor();
  await button(page, "Remove it").click();
  await button(page, "Add a large picture").waitFor();
  await eventually(button(page, /film/)).toHaveCount(0);
  await eventually(film(page)).toHaveCount(0);

  // The film of the demo goes with its picture.
  const { hero } = demoSite(messages);
  const data = { ...contentOf(await readSite(page)), hero };
  await page.request.put(API.adminSite, { data });
  await button(page, "Close").click();
  await button(page, "Let the changes go").click();
  await page.reload();
  await startEditing(page);
  await button(page, "Remove the film").waitFor();
  await choose(page, "Replace the large picture", WIDE_PHOTO);
  await button(page, "Add a film").waitFor();
  await eventually(film(page)).toHaveCount(0);
}, 120_000);
