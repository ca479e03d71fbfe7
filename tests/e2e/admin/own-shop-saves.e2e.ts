import { beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually, untilHydrated } from "#tests/support/browser/page.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV, asMaker, asUploader } from "#tests/support/admin.ts";
import {
  contentOf,
  editedText,
  editingBar,
  logInOn,
  readSite,
  save,
  saveAll,
  setUpOwnShop,
  startEditing,
  untilNotified,
  untilSaved,
  write,
} from "#tests/support/browser/maker-steps.ts";
import { pngPhoto } from "#tests/support/photos.ts";
import { productBody } from "#tests/support/make.ts";
import {
  button,
  dismissToast,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpOwnShop();
// On its first day a shop has no title above its products.
beforeAll(async () => {
  const ask = await asMaker(shop.url);
  const upload = await asUploader(shop.url);
  const { imageUrl } = await (await upload(pngPhoto(400, 400))).json();
  await ask("POST", API.adminProducts, productBody({ imageUrl }));
});

const TOO_LONG = "W".repeat(61);

const RESUMED = "Your changes are still here, and not saved yet.";

/** Saves another title above the products, as another window would. */
async function saveElsewhere(page: Page): Promise<void> {
  const site = contentOf(await readSite(page));
  const theirs = { ...site, products: { title: "Theirs", text: "" } };
  await page.request.put(API.adminSite, { data: theirs });
}

/** Edits the title above the products of an open page, and its newsletter. */
async function change(page: Page, title: string): Promise<void> {
  await startEditing(page);
  await write(page, "Title above the products", title);
  await write(page, "Title of the newsletter", "Letters");
}

const expectTitle = async (page: Page, title: string) =>
  expect((await readSite(page)).products.title).toBe(title);

test("a save asks for the password, offers both versions, names what is refused, and waits for a connection", async () => {
  // The page may be loading code for later when the connection is cut, and
  // then asks for itself, to see whether the shop has another version.
  const mayFail = [API.adminSite, API.me, API.login, "/assets/", /^\/$/];
  const page = await shop.openPage({
    signedIn: true,
    isTranslated: true,
    mayFail,
  });

  // The session has ended.
  await change(page, "First");
  await page.context().clearCookies();
  await save(page);
  await page.getByLabel("Password").fill("wrong");
  await button(page, "Login").click();
  const asked = page.getByRole("dialog");
  await asked.getByText("Invalid username or password").waitFor();
  await page.getByLabel("Password").fill(ADMIN_ENV.ADMIN_PASSWORD);
  await button(page, "Login").click();
  await untilSaved(page);
  await expectTitle(page, "First");
  await button(page, "Edit").waitFor();
  await dismissToast(page);

  // Another window has saved first.
  await change(page, "Mine");
  await saveElsewhere(page);
  await save(page);
  const versions = page.getByRole("dialog", { name: "Two versions" });
  await eventually(
    versions.getByRole("row", { name: "Title above the products" }),
  ).toHaveText("Title above the productsMineTheirs");
  await versions.getByRole("button", { name: "Save mine" }).click();
  await untilSaved(page);
  await expectTitle(page, "Mine");
  await button(page, "Edit").waitFor();
  await dismissToast(page);

  // What another window changed elsewhere on the page is merged.
  await change(page, "Merged");
  const site = contentOf(await readSite(page));
  const hero = { ...site.hero, sentence: "Said elsewhere." };
  await page.request.put(API.adminSite, { data: { ...site, hero } });
  await save(page);
  await untilSaved(page);
  expect(await readSite(page)).toMatchObject({
    products: { title: "Merged" },
    hero: { sentence: "Said elsewhere." },
  });
  await button(page, "Edit").waitFor();
  await dismissToast(page);

  // The shop refuses a text, which gets the caret.
  await change(page, TOO_LONG);
  const title = editedText(page, "Title above the products");
  await eventually(title).toHaveAttribute("aria-invalid", "true");
  await save(page);
  await untilNotified(page, "Keep the title within 60 characters.");
  await eventually(title).toBeFocused();

  // Without a connection it is kept, and sent on reconnection.
  await write(page, "Title above the products", "Later");
  await page.context().setOffline(true);
  await save(page);
  await untilNotified(page, "Your changes are kept, and saved once you are");
  await eventually(title).toHaveText("Later");
  await page.context().setOffline(false);
  await untilSaved(page);
  await expectTitle(page, "Later");
});

test("an ended session or a logout ends the editing, and the draft waits for the next login", async () => {
  const page = await shop.openPanel({ mayFail: [API.me] });
  const root = page.locator("html");
  const viewShop = page.getByRole("link", { name: "View shop", exact: true });
  const title = editedText(page, "Title above the products");
  await viewShop.click();
  await startEditing(page);
  await write(page, "Title above the products", "Mine");

  await page.context().clearCookies();
  await page.reload();
  await untilHydrated(page);
  await page.getByRole("heading", { name: "In the shop" }).waitFor();
  await eventually(button(page, "Edit")).toHaveCount(0);
  await page.goto("/admin");
  await logInOn(page);
  await viewShop.click();
  await eventually(title).toHaveText("Mine");
  await eventually(editingBar(page).getByRole("status")).toHaveText(RESUMED);

  await button(page, "Details").click();
  await page.getByText("Colors", { exact: true }).click();
  await page.getByRole("radio", { name: "Forest" }).check();
  await eventually(root).toHaveAttribute("style", /#0A7341/);
  await button(page, "Done").click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.goBack();
  await button(page, "Logout").click();
  await button(page, "Login").waitFor();
  await page.getByRole("link", { name: /home$/ }).click();
  await page.getByRole("heading", { name: "In the shop" }).waitFor();
  await eventually(page.locator("[contenteditable]")).toHaveCount(0);
  await eventually(button(page, "Add a step")).toHaveCount(0);
  await eventually(root).not.toHaveAttribute("style", /#0A7341/);

  await page.goBack();
  await logInOn(page);
  await viewShop.click();
  await eventually(title).toHaveText("Mine");
  await eventually(root).toHaveAttribute("style", /#0A7341/);
});

test("a reload restores the changes and the draft of a page, until they are saved or discarded", async () => {
  const page = await shop.openPage({ signedIn: true, isTranslated: true });
  const untilResumed = async () => {
    await eventually(editingBar(page).getByRole("status")).toHaveText(RESUMED);
    await eventually(editedText(page, "Title above the products")).toHaveText(
      TOO_LONG,
    );
    await eventually(editedText(page, "Title of the newsletter")).toHaveText(
      "Letters",
    );
  };
  const pages = page.getByRole("dialog", { name: "Pages" });
  const words = pages.getByLabel("Text", { exact: true });
  const care = pages.getByRole("button", { name: "Clip care" });
  // A text too long to be saved is also restored as it was typed.
  await change(page, TOO_LONG);
  await button(page, "Pages").click();
  await care.click();
  await words.fill("Keep it **dry**.");
  await eventually(care).toHaveText("Clip care (not saved)");
  await page.reload();
  await untilResumed();
  await button(page, "Pages").click();
  await care.click();
  await eventually(words).toHaveValue("Keep it **dry**.");
  await pages.getByText("Not saved yet. This tab keeps").waitFor();
  await button(page, "Discard the changes").click();
  const undo = toasts(page).getByRole("button", { name: "Undo" });
  await undo.hover();
  await eventually(words).toHaveValue("");
  await eventually(care).toHaveText("Clip care (not written)");
  await undo.click();
  await eventually(words).toHaveValue("Keep it **dry**.");
  await eventually(care).toHaveText("Clip care (not saved)");
  await button(page, "Discard the changes").click();
  await eventually(care).toHaveText("Clip care (not written)");
  await button(page, "Close the pages").click();
  await pages.waitFor({ state: "hidden" });

  await write(page, "Title above the products", "Mine");
  await saveAll(page);
  await expectTitle(page, "Mine");
  await page.reload();
  await page.getByRole("heading", { name: "Mine", exact: true }).waitFor();

  // What another window saved is shown once the changes are discarded.
  await change(page, TOO_LONG);
  await saveElsewhere(page);
  await page.reload();
  await untilResumed();
  await button(page, "Discard").click();
  await button(page, "Let the changes go").click();
  await page.getByRole("heading", { name: "Theirs" }).waitFor();
  await page.reload();
  await button(page, "Edit").waitFor();
  await page.getByRole("heading", { name: "Theirs" }).waitFor();
});
