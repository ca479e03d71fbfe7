import { beforeAll, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { FILM_TYPES } from "#shared/images/schema.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { adminPagePath, API } from "#tests/support/api.ts";
import {
  choose,
  contentOf,
  editedText,
  editingBar,
  OWN_SHOP,
  readSite,
  save,
  startEditing,
  WIDE_PHOTO,
  write,
} from "#tests/support/browser/editing-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  logInOn,
  openNewForm,
  openTab,
  unfold,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { hold } from "#tests/support/browser/page.ts";
import { button } from "#tests/support/browser/shopper-steps.ts";
import { translate } from "#tests/support/browser/translator.ts";
import { webmFilm } from "#tests/support/films.ts";
import { charmBody, productBody, resinBody } from "#tests/support/make.ts";
import { asMaker, asUploader } from "#tests/support/maker-api.ts";
import { cutOut } from "#tests/support/photos.ts";

const shop = setUpShop(OWN_SHOP);
beforeAll(async () => {
  const ask = await asMaker(shop.url);
  const upload = await asUploader(shop.url);
  const { imageUrl } = await (await upload(cutOut(160, 90))).json();
  await ask("POST", API.adminProducts, productBody({ imageUrl }));
  await ask("POST", API.adminCharms, charmBody({ imageUrl }));
  await ask("POST", API.adminResins, resinBody({ imageUrl }));
});

const PHOTO = {
  name: "picture.png",
  mimeType: "image/png",
  buffer: cutOut(160, 90),
};
const MARK = {
  name: "mark.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>',
  ),
};

/** Fills in the form of a charm with a picture, and creates it. */
async function create(page: Page, name: string) {
  const form = await openNewForm(page, "Charm");
  await button(page, "Create Charm").click();
  await eventually(form.getByLabel("Name")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Price").fill("1,50");
  await form.locator('input[type="file"]').setInputFiles(PHOTO);
  await untilNotified(page, "Image uploaded successfully");
  await button(page, "Create Charm").click();
  await untilNotified(page, "Charm created successfully");
}

/** Changes, moves, removes and restores what was created. */
async function work(page: Page, name: string) {
  await button(page, `Edit ${name}`).click();
  const form = page.getByRole("form", { name: `Edit ${name}` });
  await form.getByLabel("Name").fill("");
  await form.getByRole("button", { name: "Save" }).click();
  await eventually(form.getByLabel("Name")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await form.getByLabel("Name").fill(name);
  await form.getByRole("checkbox", { name: "In Stock" }).first().click();
  await form.getByRole("button", { name: "Save" }).click();
  await untilNotified(page, "Charm updated successfully");
  await button(page, `Move ${name}`).focus();
  const sorted = page.waitForResponse("**/order");
  await page.keyboard.press("ArrowUp");
  await page.getByText(`${name} is now number`).waitFor();
  await sorted;
  await button(page, `Delete ${name}`).click();
  await untilNotified(page, "Charm deleted successfully");
  await button(page, "Undo").click();
  await untilNotified(page, "is back");
}

test("every form and dialog of the panel works on a translated page", async () => {
  const page = await shop.newPage({ mayFail: [API.me, "/api/admin/"] });
  await page.goto("/admin");
  await button(page, "Login").waitFor();
  await translate(page);
  await button(page, "Login").click();
  await page
    .getByText(/username/i)
    .first()
    .waitFor();
  await logInOn(page);

  const form = await openNewForm(page, "Product");
  await button(page, "Create Product").click();
  await form.getByLabel("Name").fill("Amber Drop");
  await form.getByLabel("Price").fill("31");
  await form.getByLabel("Description").fill("Poured in two layers.");
  await unfold(form);
  await button(page, "Add an option").click();
  await form.getByLabel("Title").fill("Small");
  await form.locator('input[type="file"]').setInputFiles(PHOTO);
  await untilNotified(page, "uploaded successfully");
  await button(page, "Create Product").click();
  await untilNotified(page, "Product created successfully");
  await button(page, "Edit Amber Drop").click();
  const row = page.getByRole("form", { name: "Edit Amber Drop" });
  await row.getByLabel("Name").fill("Amber Drops");
  await row.getByRole("button", { name: "Save" }).click();
  await untilNotified(page, "Product updated successfully");
  await button(page, "Mark sold out: Amber Drops").click();
  await untilNotified(page, "Amber Drops is sold out.");

  await button(page, "Edit Blush Petal").click();
  await page
    .getByRole("form", { name: "Edit Blush Petal" })
    .getByRole("button", { name: "Cancel" })
    .click();

  await openTab(page, "Charms");
  await create(page, "Comet");
  await work(page, "Comet");
  await openTab(page, "Custom Clip Config");
  await page.getByRole("heading", { name: /Current Resins/ }).waitFor();
  // A resin has the form and the rows of a charm.
  await openNewForm(page, "Resin");
  const config = page.getByRole("form", { name: "Custom Clip Configuration" });
  await config.getByLabel("Base Price ($)").fill("26.25");
  await config.getByRole("button", { name: "Update Configuration" }).click();
  await page.getByText("$26.25").waitFor();

  await openTab(page, "Orders");
  const address = page.getByLabel("Send a test email to");
  // By keyboard, because lines that come late move the buttons.
  await button(page, "Send test email").press("Enter");
  const sendTest = button(page, "Send it");
  await address.fill("nobody");
  await sendTest.press("Enter");
  await eventually(address).toHaveAttribute("aria-invalid", "true");
  await address.fill("maker@example.com");
  await sendTest.press("Enter");
  await untilNotified(page, "Test email kept as a file");

  await button(page, "Account").click();
  const sessions = page.getByRole("dialog", {
    name: "Your account",
  });
  // That of the requests before the tests.
  await sessions.getByRole("button", { name: /^End / }).first().click();
  await sessions.getByRole("button", { name: "Close" }).click();
  await sessions.waitFor({ state: "hidden" });

  // The session ends after the click: any other request, such as that for how
  // the mails stand, would ask for the password before it.
  await openTab(page, "Charms");
  const deleting = page.waitForRequest((each) => each.method() === "DELETE");
  const release = await hold(page, `**${API.adminCharms}/*`);
  await button(page, "Delete Comet").click();
  await deleting;
  await page.context().clearCookies();
  release();
  await page.getByLabel("Password").fill("wrong");
  await button(page, "Login").click();
  await page
    .getByRole("dialog")
    .getByText("Invalid username or password")
    .waitFor();
  await page.getByLabel("Password").fill(ADMIN_ENV.ADMIN_PASSWORD);
  await button(page, "Login").click();
  await untilNotified(page, "Charm deleted successfully");
  await button(page, "Logout").click();
  await button(page, "Login").waitFor();
}, 120_000);

test("every dialog of the editor works on a translated page", async () => {
  const page = await shop.openPage({
    signedIn: true,
    mayFail: ["/api/admin/"],
  });
  await translate(page);
  await startEditing(page);
  await choose(page, "Add a large picture", WIDE_PHOTO);
  await choose(page, "Add a film", {
    name: "film.webm",
    mimeType: FILM_TYPES.webm,
    buffer: await webmFilm(),
  });
  await button(page, "Replace the film").waitFor();
  await button(page, "Position it").click();
  await button(page, "Done").click();
  await button(page, "Remove the film").click();
  await button(page, "Undo").click();
  await write(page, "Headline", "Pinned, not pulled");
  await button(page, "Add a step").click();
  await write(page, "Title of step 1", "Ship");
  await button(page, "Undo").click();
  await button(page, "Redo").click();
  await button(page, "Remove step 1").click();

  await editingBar(page).getByRole("button", { name: "Details" }).click();
  const details = page.getByRole("dialog", { name: "Details" });
  await details.getByRole("radio", { name: "Forest" }).check();
  await details.getByLabel("Line about delivery").fill("Made in 9 days");
  await choose(page, "Add your mark", MARK);
  await details.getByRole("img", { name: "Your mark" }).waitFor();
  await details.getByLabel("Currency").selectOption("EUR");
  await details.getByLabel("Country").selectOption("DE");
  await button(page, "Done").click();
  await details.waitFor({ state: "hidden" });

  await button(page, "Pages").click();
  const pages = page.getByRole("dialog", { name: "Pages" });
  const words = pages.getByLabel("Text", { exact: true });
  // By keyboard, because a notification may cover the button.
  const savePage = button(page, "Save this page");
  await words.fill("We send **on Mondays**.");
  await pages.getByRole("strong").getByText("on Mondays").waitFor();
  await words.fill("We send **on Tuesdays**, and *not* on Sundays.");
  await pages.getByRole("strong").getByText("on Tuesdays").waitFor();
  await savePage.press("Enter");
  await untilNotified(page, "Shipping is saved");
  await words.fill("Mine.");
  await page.request.put(adminPagePath("shipping"), {
    data: { title: "Shipping", markdown: "Theirs." },
  });
  await savePage.press("Enter");
  await pages.getByText("Choose which version to keep.").waitFor();
  // The notification of the first save may still be there.
  const saved = page.waitForResponse(`**${adminPagePath("shipping")}`);
  await button(page, "Save mine").click();
  await saved;
  await untilNotified(page, "Shipping is saved");
  await button(page, "Remove this page").click();
  await untilNotified(page, "Shipping is removed");
  await button(page, "Undo").last().click();
  await untilNotified(page, "Shipping is saved");
  await pages.getByRole("button", { name: "Another page" }).click();
  await button(page, "Close the pages").click();
  await pages.waitFor({ state: "hidden" });

  await write(page, "Title above the products", "W".repeat(61));
  await save(page);
  await untilNotified(page, "Keep the title within 60 characters.");
  await write(page, "Title above the products", "Mine");
  const site = contentOf(await readSite(page));
  await page.request.put(API.adminSite, {
    data: { ...site, products: { title: "Theirs", text: "" } },
  });
  await save(page);
  const versions = page.getByRole("dialog", { name: "Two versions" });
  // Another currency loads the page again.
  const loaded = page.waitForEvent("load");
  await versions.getByRole("button", { name: "Save mine" }).click();
  await loaded;
  await button(page, "Edit").waitFor();
  await translate(page);
  await startEditing(page);
  await write(page, "Title of the newsletter", "Letters");
  await button(page, "Close").click();
  const asked = page.getByRole("dialog", { name: "Leave without saving?" });
  await asked.getByRole("button", { name: "Keep editing" }).last().click();
  await asked.waitFor({ state: "hidden" });
  await eventually(editedText(page, "Title of the newsletter")).toHaveText(
    "Letters",
  );
  await button(page, "Close").click();
  await button(page, "Let the changes go").click();
  await button(page, "Edit").waitFor();
}, 120_000);
