import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually, hold } from "#tests/support/browser/page.ts";
import { adminPagePath, API } from "#tests/support/api.ts";
import {
  choose,
  editedText,
  editingBar,
  readSite,
  save,
  saveAll,
  setUpOwnShop,
  startEditing,
  untilNotified,
  WIDE_PHOTO,
  write,
} from "#tests/support/browser/maker-steps.ts";
import { button, dismissToast } from "#tests/support/browser/shopper-steps.ts";
import { asMaker } from "#tests/support/admin.ts";
import { siteContent } from "#tests/support/site.ts";

const shop = setUpOwnShop();

/** Opens the home page of the shop as its maker, who edits it. */
async function openEditor(): Promise<Page> {
  const page = await shop.openPage({ signedIn: true });
  await startEditing(page);
  return page;
}

const PUT = { method: "PUT", times: 1 };

const PICTURES = [
  { imageUrl: "/gallery/dish.webp", alt: "One" },
  { imageUrl: "/gallery/hinge.webp", alt: "Two" },
];

// tests/web/site-editor has what becomes of a draft in each case.
describe("what is typed during a request is kept", () => {
  test("when the site or a page is saved, and when a picture of the gallery is replaced, and the site is saved before it has been uploaded", async () => {
    const ask = await asMaker(shop.url);
    const gallery = { title: "Pictures", pictures: PICTURES };
    await ask("PUT", API.adminSite, siteContent({ gallery }));
    const page = await openEditor();
    await write(page, "Title above the products", "First");
    const release = await hold(page, `**${API.adminSite}`, {
      method: "PATCH",
      times: 1,
    });
    await save(page);
    await editingBar(page).getByRole("button", { name: "Saving..." }).waitFor();
    await write(page, "Title of the newsletter", "Later");
    release();
    await untilNotified(page, "What you changed meanwhile is kept");
    await eventually(editedText(page, "Title of the newsletter")).toHaveText(
      "Later",
    );
    expect((await readSite(page)).products.title).toBe("First");
    await saveAll(page);
    await button(page, "Edit").waitFor();
    expect((await readSite(page)).newsletter.title).toBe("Later");
    await dismissToast(page);

    await startEditing(page);
    await button(page, "Pages").click();
    const pages = page.getByRole("dialog", { name: "Pages" });
    const words = pages.getByLabel("Text", { exact: true });
    // By keyboard, because a notification may cover the button.
    const savePage = () => button(page, "Save this page").press("Enter");
    const typeWhileSaving = async (path: string) => {
      const release = await hold(page, `**${path}`, PUT);
      await savePage();
      await pages.getByRole("button", { name: "Saving..." }).waitFor();
      await words.press("ControlOrMeta+End");
      await page.keyboard.type(" Later.");
      release();
    };
    await words.fill("First.");
    await typeWhileSaving(adminPagePath("shipping"));
    await untilNotified(page, "Shipping is saved");
    await eventually(words).toHaveValue("First. Later.");
    await eventually(
      pages.getByRole("button", { name: "Shipping (not saved)" }),
    ).toBeVisible();

    await savePage();
    await pages.getByText("Not saved yet.").waitFor({ state: "hidden" });
    const saved = await page.request.get(API.adminPages);
    expect(await saved.json()).toMatchObject([
      { slug: "shipping", markdown: "First. Later." },
    ]);
    await button(page, "Close the pages").click();
    await pages.waitFor({ state: "hidden" });

    const releaseUpload = await hold(page, `**${API.upload}`);
    await choose(page, "Replace picture 1", WIDE_PHOTO);
    await button(page, "Uploading...").waitFor();
    await editedText(page, "What picture 1 shows").fill("The new one");
    await editedText(page, "What picture 2 shows").fill("The other one");
    await button(page, "Move picture 1 back").click();
    await eventually(editedText(page, "What picture 1 shows")).toHaveValue(
      "The other one",
    );
    await write(page, "Title of the newsletter", "Saved first");
    await save(page);
    await untilNotified(page, "Save again once it is done");
    releaseUpload();
    const shown = (name: string) =>
      page.getByRole("img", { name, exact: true });
    await eventually(shown("The new one")).toHaveAttribute(
      "src",
      /\/uploads\//,
    );
    await eventually(shown("The other one")).toHaveAttribute(
      "src",
      /\/gallery\//,
    );
    await eventually(editedText(page, "What picture 2 shows")).toHaveValue(
      "The new one",
    );
    await saveAll(page);
    const { newsletter, gallery: after } = await readSite(page);
    expect(newsletter.title).toBe("Saved first");
    expect(after.pictures[1]?.imageUrl).toStartWith("/uploads/");
  });
});
