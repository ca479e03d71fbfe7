import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { adminPagePath, API } from "#shared/api/paths.ts";
import { ADDRESS_TAKEN, AdminPageList } from "#shared/site/pages.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import {
  OWN_SHOP,
  startEditing,
} from "#tests/support/browser/editing-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { untilNotified } from "#tests/support/browser/maker-steps.ts";
import { button } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const pages = (page: Page) => page.getByRole("dialog", { name: "Pages" });
const words = (page: Page) => pages(page).getByLabel("Text, in Markdown");
const address = (page: Page) => pages(page).getByLabel("Address");
const savePage = (page: Page) => button(page, "Save this page").click();

/** Opens the pages of a new shop as its maker. */
async function openPages(): Promise<Page> {
  const { url } = await shop.startAnother(OWN_SHOP);
  const page = await shop.openPage({
    shopUrl: url,
    signedIn: true,
    mayFail: [API.adminPages],
  });
  await startEditing(page);
  await button(page, "Pages").click();
  await words(page).waitFor();
  return page;
}

/** Writes the page Shipping, as another window would. */
async function writeElsewhere(page: Page): Promise<void> {
  const data = { title: "Shipping", markdown: "All about parcels." };
  await page.request.put(adminPagePath("shipping"), { data });
}

/** Fills in a new page, which gets its address from its title. */
async function writeNew(page: Page, title: string): Promise<void> {
  await pages(page).getByRole("button", { name: "Another page" }).click();
  await pages(page).getByLabel("Title").fill(title);
  await words(page).fill("Only these words.");
}

async function readPages(page: Page): Promise<Record<string, string>> {
  const reply = await page.request.get(API.adminPages);
  const list = AdminPageList.parse(await reply.json());
  return Object.fromEntries(list.map(({ slug, markdown }) => [slug, markdown]));
}

describe("a new page", () => {
  test("is refused at the address of another page", async () => {
    const page = await openPages();
    await writeElsewhere(page);
    await page.reload();
    await startEditing(page);
    await button(page, "Pages").click();
    await writeNew(page, "Shipping");
    await savePage(page);
    await eventually(address(page)).toHaveAccessibleDescription(ADDRESS_TAKEN);
    await eventually(address(page)).toBeFocused();
    expect(await audit(page)).toEqual([]);
    await address(page).fill("parcels");
    await savePage(page);
    await untilNotified(page, "Shipping is saved");
    expect(await readPages(page)).toEqual({
      shipping: "All about parcels.",
      parcels: "Only these words.",
    });
  });

  test("offers both versions when another window has taken its address", async () => {
    const page = await openPages();
    await writeNew(page, "Shipping");
    await writeElsewhere(page);
    await savePage(page);
    await pages(page).getByText("Choose which version to keep.").waitFor();
    expect(await readPages(page)).toEqual({ shipping: "All about parcels." });
    expect(await audit(page)).toEqual([]);
    await button(page, "Take the saved one").click();
    await eventually(words(page)).toHaveValue("All about parcels.");
    const names = pages(page).getByRole("navigation");
    await eventually(
      names.getByRole("button", { name: "Shipping", exact: true }),
    ).toHaveAttribute("aria-current", "true");

    await writeNew(page, "Parcels");
    const data = { title: "Theirs", markdown: "Theirs." };
    await page.request.put(adminPagePath("parcels"), { data });
    await savePage(page);
    await button(page, "Save mine").click();
    await untilNotified(page, "Parcels is saved");
    expect(await readPages(page)).toEqual({
      shipping: "All about parcels.",
      parcels: "Only these words.",
    });
  });
});

test("removing a page can be undone, with the text that was saved and the one that was not", async () => {
  const page = await openPages();
  await writeElsewhere(page);
  await page.reload();
  await startEditing(page);
  await button(page, "Pages").click();
  await eventually(words(page)).toHaveValue("All about parcels.");
  await words(page).fill("Not ready yet.");
  await button(page, "Remove this page").click();
  await untilNotified(page, "Shipping is removed");
  expect(await readPages(page)).toEqual({});
  await button(page, "Undo").last().click();
  await untilNotified(page, "Shipping is saved");
  expect(await readPages(page)).toEqual({ shipping: "All about parcels." });
  await eventually(words(page)).toHaveValue("Not ready yet.");
});

test("an Undo that fails loses nothing, and is offered again", async () => {
  const page = await openPages();
  await writeElsewhere(page);
  await page.reload();
  await startEditing(page);
  await button(page, "Pages").click();
  await button(page, "Remove this page").click();
  await untilNotified(page, "Shipping is removed");
  await page.route(adminPagePath("shipping"), (route) => route.abort());
  await button(page, "Undo").last().click();
  await untilNotified(page, "Shipping is still removed");
  await eventually(words(page)).toHaveValue("All about parcels.");
  await page.unroute(adminPagePath("shipping"));
  await button(page, "Undo").last().click();
  await untilNotified(page, "Shipping is saved");
  expect(await readPages(page)).toEqual({ shipping: "All about parcels." });
});
