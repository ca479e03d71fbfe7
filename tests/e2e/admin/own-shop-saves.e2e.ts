import { beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { API } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import {
  editedText,
  contentOf,
  editingBar,
  readSite,
  save,
  saveAll,
  setUpOwnShop,
  startEditing,
  untilSaved,
  write,
} from "#tests/support/browser/editing-steps.ts";
import { asMaker, asUploader } from "#tests/support/maker-api.ts";
import { pngPhoto } from "#tests/support/photos.ts";
import { productBody } from "#tests/support/make.ts";
import { logInOn, untilNotified } from "#tests/support/browser/maker-steps.ts";
import {
  type PageOptions,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import { button, toasts } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpOwnShop();
// On its first day a shop has no title above its products.
beforeAll(async () => {
  const ask = await asMaker(shop.url);
  const upload = await asUploader(shop.url);
  const { imageUrl } = await (await upload(pngPhoto(400, 400))).json();
  await ask("POST", API.adminProducts, productBody({ imageUrl }));
});

const TOO_LONG = "W".repeat(61);

/** Opens the home page of the shop as its maker, who edits it. */
async function openEditor(mayFail: PageOptions["mayFail"]): Promise<Page> {
  const page = await shop.openPage({ signedIn: true, mayFail });
  await startEditing(page);
  return page;
}

/** Saves another title above the products, as another window would. */
async function saveElsewhere(page: Page): Promise<void> {
  const site = contentOf(await readSite(page));
  const theirs = { ...site, products: { title: "Theirs", text: "" } };
  await page.request.put(API.adminSite, { data: theirs });
}

describe("a save", () => {
  const open = async (mayFail: PageOptions["mayFail"] = []) => {
    const page = await openEditor(mayFail);
    await write(page, "Title above the products", "Mine");
    return page;
  };

  test("asks for the password when the session has ended, and then continues", async () => {
    const page = await open([API.adminSite, API.me]);
    await page.context().clearCookies();
    await save(page);
    await page.getByLabel("Password").fill(ADMIN_ENV.ADMIN_PASSWORD);
    await button(page, "Login").click();
    await untilSaved(page);
    expect((await readSite(page)).products.title).toBe("Mine");
  });

  test("offers both versions when another window has saved first", async () => {
    const page = await open([API.adminSite]);
    await saveElsewhere(page);
    await save(page);
    const versions = page.getByRole("dialog", { name: "Two versions" });
    await eventually(
      versions.getByRole("row", { name: "Title above the products" }),
    ).toHaveText("Title above the productsMineTheirs");
    await versions.getByRole("button", { name: "Save mine" }).click();
    await untilSaved(page);
    expect((await readSite(page)).products.title).toBe("Mine");
  });

  test("without a connection is kept, announced, and sent on reconnection", async () => {
    // The page may be loading code for later when the connection is cut, and
    // then asks for itself, to see whether the shop has another version.
    const page = await open([API.adminSite, "/assets/", /^\/$/]);
    await page.context().setOffline(true);
    await save(page);
    await untilNotified(page, "Your changes are kept, and saved once you are");
    await eventually(editedText(page, "Title above the products")).toHaveText(
      "Mine",
    );
    await page.context().setOffline(false);
    await untilSaved(page);
    expect((await readSite(page)).products.title).toBe("Mine");
  });

  test("that the shop refuses names the refused text and moves the caret into it", async () => {
    const page = await open([API.adminSite]);
    await write(page, "Title above the products", TOO_LONG);
    await eventually(
      editedText(page, "Title above the products"),
    ).toHaveAttribute("aria-invalid", "true");
    await save(page);
    await untilNotified(page, "Keep the title within 60 characters.");
    await eventually(
      editedText(page, "Title above the products"),
    ).toBeFocused();
  });
});

test("a logout ends the editing, and the draft waits for the next login", async () => {
  const page = await shop.openPanel({ mayFail: [API.me] });
  const root = page.locator("html");
  const viewShop = page.getByRole("link", { name: "View shop", exact: true });
  await viewShop.click();
  await startEditing(page);
  await write(page, "Title above the products", "Mine");
  await button(page, "Details").click();
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
  await eventually(editedText(page, "Title above the products")).toHaveText(
    "Mine",
  );
  await eventually(root).toHaveAttribute("style", /#0A7341/);
});

describe("a reload", () => {
  const openChanged = async () => {
    const page = await openEditor([API.adminSite, API.me]);
    // A text too long to be saved is also restored as it was typed.
    await write(page, "Title above the products", TOO_LONG);
    await write(page, "Title of the newsletter", "Letters");
    return page;
  };
  const untilResumed = async (page: Page) => {
    await eventually(editingBar(page).getByRole("status")).toHaveText(
      "Your changes are still here, and not saved yet.",
    );
    await eventually(editedText(page, "Title above the products")).toHaveText(
      TOO_LONG,
    );
    await eventually(editedText(page, "Title of the newsletter")).toHaveText(
      "Letters",
    );
  };

  test("restores the changes, says so, and lets the maker save them", async () => {
    const page = await openChanged();
    await page.reload();
    await untilResumed(page);
    expect(await audit(page)).toEqual([]);
    await write(page, "Title above the products", "Mine");
    await saveAll(page);
    expect((await readSite(page)).products.title).toBe("Mine");
    await page.reload();
    await button(page, "Edit").waitFor();
    await page.getByRole("heading", { name: "Mine", exact: true }).waitFor();
  });

  test("shows what another window saved, once the restored changes are discarded", async () => {
    const page = await openChanged();
    await saveElsewhere(page);
    await page.reload();
    await untilResumed(page);
    await button(page, "Discard").click();
    await button(page, "Let the changes go").click();
    await page.getByRole("heading", { name: "Theirs" }).waitFor();
    await page.reload();
    await button(page, "Edit").waitFor();
    await page.getByRole("heading", { name: "Theirs" }).waitFor();
  });

  test("loses nothing when the session has ended meanwhile", async () => {
    const page = await openChanged();
    await page.context().clearCookies();
    await page.reload();
    await untilHydrated(page);
    await page.getByRole("heading", { name: "In the shop" }).waitFor();
    await eventually(button(page, "Edit")).toHaveCount(0);
    await page.goto("/admin");
    await logInOn(page);
    await page.getByRole("link", { name: "View shop", exact: true }).click();
    await untilResumed(page);
  });

  test("keeps the draft of a page until the maker discards it", async () => {
    const page = await openChanged();
    const pages = page.getByRole("dialog", { name: "Pages" });
    const words = pages.getByLabel("Text", { exact: true });
    const care = pages.getByRole("button", { name: "Clip care" });
    await button(page, "Pages").click();
    await care.click();
    await words.fill("Keep it **dry**.");
    await eventually(care).toHaveText("Clip care (not saved)");
    await page.reload();
    await untilResumed(page);
    await button(page, "Pages").click();
    await care.click();
    await eventually(words).toHaveValue("Keep it **dry**.");
    await pages.getByText("Not saved yet. This tab keeps").waitFor();
    expect(await audit(page)).toEqual([]);
    await button(page, "Discard the changes").click();
    const undo = toasts(page).getByRole("button", { name: "Undo" });
    await undo.hover();
    await eventually(words).toHaveValue("");
    await eventually(care).toHaveText("Clip care (not written)");
    await undo.click();
    await eventually(words).toHaveValue("Keep it **dry**.");
    await eventually(care).toHaveText("Clip care (not saved)");
  });
});
