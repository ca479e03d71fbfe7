import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { API } from "#shared/api/paths.ts";
import { Site } from "#shared/site/schema.ts";
import { audit } from "#tests/support/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/fixtures.ts";
import {
  logInOn,
  openNewForm,
  untilNotified,
} from "#tests/support/maker-steps.ts";
import { DESKTOP, PHONE, untilHydrated } from "#tests/support/page.ts";
import { pngPhoto } from "#tests/support/photos.ts";
import {
  addClip,
  button,
  fillContact,
  openCart,
  openCheckout,
} from "#tests/support/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const OWN = {
  args: ["serve"],
  env: {
    ...ADMIN_ENV,
    SHOP_NAME: "Horn & Hair",
    OWNER_EMAIL: "me@example.com",
  },
};
const PHOTO = {
  name: "hero.png",
  mimeType: "image/png",
  buffer: pngPhoto(1600, 900),
};

const MARK = {
  name: "mark.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><circle cx="4" cy="4" r="4"/></svg>',
  ),
};

const text = (page: Page, name: string) =>
  page.getByRole("textbox", { name, exact: true });

/** Opens the home page as the signed-in maker and begins to edit it. */
async function startEditing(page: Page): Promise<void> {
  await button(page, "Edit").click();
  await button(page, "Save").waitFor();
}

/** Types a text into its place on the page. */
async function write(page: Page, name: string, words: string): Promise<void> {
  await text(page, name).fill(words);
}

async function readSite(page: Page): Promise<Site> {
  return Site.parse(await (await page.request.get(API.site)).json());
}

describe.each([
  ["a laptop", DESKTOP],
  ["a phone", PHONE],
] as const)("on %s", (_name, size) => {
  test("a maker sets up an empty shop, from the first password to the first order", async () => {
    const own = await shop.startAnother(OWN);
    const page = await shop.newPage({
      size,
      shopUrl: own.url,
      mayFail: [API.me],
    });
    await page.goto("/admin");
    await logInOn(page);
    const missing = page.getByRole("region", { name: "Still missing" });
    await eventually(missing.getByRole("listitem")).toHaveCount(4);
    expect(await audit(page)).toEqual([]);
    const form = await openNewForm(page, "Product");
    await form.getByLabel("Name").fill("Horn Midi");
    await form.getByLabel("Price").fill("31");
    await form.getByLabel("Description").fill("Sawn along the grain.");
    await form.locator('input[type="file"]').setInputFiles(PHOTO);
    await untilNotified(page, "Image uploaded successfully");
    await form.getByRole("button", { name: "Create Product" }).click();
    await untilNotified(page, "Product created successfully");

    await page.getByRole("link", { name: "Write your headline" }).click();
    await startEditing(page);
    await write(page, "Headline", "Pinned, not pulled");
    await write(page, "Sentence under the headline", "Clips of horn.");
    const chooser = page.waitForEvent("filechooser");
    await button(page, "Add a large picture").click();
    await (await chooser).setFiles(PHOTO);
    await button(page, "Replace the large picture").waitFor();
    await write(page, "Title above the products", "On the bench");
    await button(page, "Add a step").click();
    await write(page, "Title of step 1", "Saw");
    await write(page, "Words of step 1", "Along the grain.");
    await button(page, "Details").click();
    const details = page.getByRole("dialog", { name: "Details" });
    await details.getByRole("radio", { name: "Forest" }).check();
    await details.getByLabel("Line about delivery").fill("Made in 9 days");
    const markChooser = page.waitForEvent("filechooser");
    await button(page, "Add your mark").click();
    await (await markChooser).setFiles(MARK);
    await details.getByRole("img", { name: "Your mark" }).waitFor();
    await button(page, "Done").click();
    await details.waitFor({ state: "hidden" });
    expect(await audit(page)).toEqual([]);

    await button(page, "Pages").click();
    const pages = page.getByRole("dialog", { name: "Pages" });
    await pages.getByLabel("Text, in Markdown").fill("We send **on Mondays**.");
    await pages.getByRole("strong").getByText("on Mondays").waitFor();
    expect(await audit(page)).toEqual([]);
    await button(page, "Save this page").click();
    await untilNotified(page, "Shipping is saved");
    await button(page, "Close the pages").click();
    await pages.waitFor({ state: "hidden" });

    await page
      .getByRole("region", { name: "Editing" })
      .getByRole("button", { name: "Save", exact: true })
      .click();
    await untilNotified(page, "This is what everyone sees now.");
    await button(page, "Edit").waitFor();
    await page.goto("/admin");
    await eventually(missing.getByRole("listitem")).toHaveText([
      "Connect your mail server",
    ]);

    const visitor = await shop.newPage({ size, shopUrl: own.url });
    await visitor.goto("/");
    await untilHydrated(visitor);
    await eventually(visitor.getByRole("heading", { level: 1 })).toHaveText(
      "Pinned, not pulled",
    );
    await eventually(button(visitor, "Edit")).toHaveCount(0);
    await eventually(
      visitor.getByText("Along the grain.").first(),
    ).toBeAttached();
    await eventually(visitor.getByText("Made in 9 days")).toBeAttached();
    const icon = visitor.locator('link[rel="icon"]');
    expect(await icon.getAttribute("href")).toContain("/icons/shop/");
    expect(await visitor.getAttribute("html", "style")).toContain("#0A7341");
    expect(await audit(visitor)).toEqual([]);
    await visitor.getByRole("link", { name: "Shipping" }).click();
    await visitor.getByRole("strong").getByText("on Mondays").waitFor();
    await eventually(visitor).toHaveTitle("Shipping · Horn & Hair");
    expect(await audit(visitor)).toEqual([]);
    await visitor.goBack();

    await addClip(visitor, "Horn Midi");
    await openCart(visitor);
    await openCheckout(visitor);
    await fillContact(visitor);
    await button(visitor, "Place Order").click();
    await visitor.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
    const next = visitor.getByRole("region", { name: "What happens next?" });
    await eventually(next.getByText("Made in 9 days")).toBeVisible();
    expect(await audit(visitor)).toEqual([]);
    await next.getByRole("link", { name: "See how your order stands" }).click();
    await visitor
      .getByRole("heading", { name: "We have your order" })
      .waitFor();
    await eventually(next.getByText("Made in 9 days")).toBeVisible();
    expect(await audit(visitor)).toEqual([]);
  }, 120_000);

  test("changes can be undone and redone, and leaving asks for confirmation", async () => {
    const own = await shop.startAnother(OWN);
    const page = await shop.openPage({
      size,
      shopUrl: own.url,
      signedIn: true,
    });
    await startEditing(page);
    await eventually(button(page, "Undo")).toBeDisabled();
    await write(page, "Title above the products", "On the bench");
    await write(page, "Title of the newsletter", "Letters");
    await button(page, "Undo").click();
    await eventually(text(page, "Title of the newsletter")).toHaveText(
      "Hear what is new",
    );
    await button(page, "Undo").click();
    await eventually(text(page, "Title above the products")).toHaveText(
      "In the shop",
    );
    await button(page, "Redo").click();
    await eventually(text(page, "Title above the products")).toHaveText(
      "On the bench",
    );
    await button(page, "Close").click();
    const asked = page.getByRole("dialog", { name: "Leave without saving?" });
    await asked.getByRole("button", { name: "Keep editing" }).last().click();
    await asked.waitFor({ state: "hidden" });
    await eventually(text(page, "Title above the products")).toHaveText(
      "On the bench",
    );
    await button(page, "Close").click();
    await button(page, "Let the changes go").click();
    await button(page, "Edit").waitFor();
    await page.getByRole("heading", { name: "In the shop" }).waitFor();
    expect((await readSite(page)).products.title).toBe("In the shop");
  });

  test("steps and pictures are sorted and removed", async () => {
    const page = await shop.openPage({ size, signedIn: true });
    await startEditing(page);
    await button(page, "Move step 2 forward").click();
    await eventually(text(page, "Title of step 1")).toHaveText("Set");
    await button(page, "Remove step 4").click();
    await eventually(text(page, "Title of step 4")).toHaveCount(0);
    await button(page, "Remove picture 1").click();
    await eventually(text(page, "What picture 1 shows")).toHaveValue(
      "The golden spring of an apricot clip, close up",
    );
    expect(await audit(page)).toEqual([]);
  });
});

describe("a save", () => {
  const open = async (mayFail: string[] = []) => {
    const own = await shop.startAnother(OWN);
    const page = await shop.openPage({
      shopUrl: own.url,
      signedIn: true,
      mayFail,
    });
    await startEditing(page);
    await write(page, "Title above the products", "Mine");
    return page;
  };
  const save = (page: Page) =>
    page
      .getByRole("region", { name: "Editing" })
      .getByRole("button", { name: "Save", exact: true })
      .click();

  test("asks for the password when the session has ended, and then continues", async () => {
    const page = await open([API.adminSite, API.me]);
    await page.context().clearCookies();
    await save(page);
    await page.getByLabel("Password").fill(ADMIN_ENV.ADMIN_PASSWORD);
    await button(page, "Login").click();
    await untilNotified(page, "This is what everyone sees now.");
    expect((await readSite(page)).products.title).toBe("Mine");
  });

  test("offers both versions when another window has saved first", async () => {
    const page = await open([API.adminSite]);
    const {
      pages: _,
      pictures: __,
      updatedAt: ___,
      ...site
    } = await readSite(page);
    const theirs = { ...site, products: { title: "Theirs", text: "" } };
    await page.request.put(API.adminSite, { data: theirs });
    await save(page);
    const versions = page.getByRole("dialog", { name: "Two versions" });
    await eventually(
      versions.getByRole("row", { name: "Title above the products" }),
    ).toHaveText("Title above the productsMineTheirs");
    await versions.getByRole("button", { name: "Save mine" }).click();
    await untilNotified(page, "This is what everyone sees now.");
    expect((await readSite(page)).products.title).toBe("Mine");
  });

  test("without a connection is kept, announced, and sent on reconnection", async () => {
    const page = await open([API.adminSite]);
    await page.context().setOffline(true);
    await save(page);
    await untilNotified(page, "Your changes are kept, and saved once you are");
    await eventually(text(page, "Title above the products")).toHaveText("Mine");
    await page.context().setOffline(false);
    await untilNotified(page, "This is what everyone sees now.");
    expect((await readSite(page)).products.title).toBe("Mine");
  });

  test("that the shop refuses names the faulty text and moves the caret into it", async () => {
    const page = await open([API.adminSite]);
    await write(page, "Title above the products", "W".repeat(61));
    await eventually(text(page, "Title above the products")).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await save(page);
    await untilNotified(page, "Keep the title within 60 characters.");
    await eventually(text(page, "Title above the products")).toBeFocused();
  });
});

describe("a reload", () => {
  const openChanged = async () => {
    const own = await shop.startAnother(OWN);
    const page = await shop.openPage({
      shopUrl: own.url,
      signedIn: true,
      mayFail: [API.adminSite, API.me],
    });
    await startEditing(page);
    // A text too long to be saved is also restored as it was typed.
    await write(page, "Title above the products", TOO_LONG);
    await write(page, "Title of the newsletter", "Letters");
    return page;
  };
  const TOO_LONG = "W".repeat(61);
  const editing = (page: Page) => page.getByRole("region", { name: "Editing" });
  const untilResumed = async (page: Page) => {
    await eventually(editing(page).getByRole("status")).toHaveText(
      "Your changes are still here, and not saved yet.",
    );
    await eventually(text(page, "Title above the products")).toHaveText(
      TOO_LONG,
    );
    await eventually(text(page, "Title of the newsletter")).toHaveText(
      "Letters",
    );
  };

  test("restores the changes, says so, and lets the maker save them", async () => {
    const page = await openChanged();
    await page.reload();
    await untilResumed(page);
    expect(await audit(page)).toEqual([]);
    await write(page, "Title above the products", "Mine");
    await editing(page)
      .getByRole("button", { name: "Save", exact: true })
      .click();
    await untilNotified(page, "This is what everyone sees now.");
    expect((await readSite(page)).products.title).toBe("Mine");
    await page.reload();
    await button(page, "Edit").waitFor();
    await page.getByRole("heading", { name: "Mine", exact: true }).waitFor();
  });

  test("shows what another window saved, once the restored changes are discarded", async () => {
    const page = await openChanged();
    const { pages: _, pictures: __, ...site } = await readSite(page);
    const theirs = { ...site, products: { title: "Theirs", text: "" } };
    await page.request.put(API.adminSite, { data: theirs });
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
    const words = pages.getByLabel("Text, in Markdown");
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
    await eventually(words).toHaveValue("");
    await eventually(care).toHaveText("Clip care (not written)");
    await page
      .getByRole("region", { name: "Notifications" })
      .getByRole("button", { name: "Undo" })
      .click();
    await eventually(words).toHaveValue("Keep it **dry**.");
    await eventually(care).toHaveText("Clip care (not saved)");
  });
});
