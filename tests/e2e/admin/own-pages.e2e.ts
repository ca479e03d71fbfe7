import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/page.ts";
import { adminPagePath, API } from "#tests/support/api.ts";
import { type AdminPage, AdminPageList } from "#shared/site/pages.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import {
  keepNotified,
  setUpOwnShop,
  startEditing,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { asMaker } from "#tests/support/admin.ts";
import { button, dismissToast } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpOwnShop();

const pages = (page: Page) => page.getByRole("dialog", { name: "Pages" });
const words = (page: Page) => pages(page).getByLabel("Text", { exact: true });
const address = (page: Page) => pages(page).getByLabel("Address");
const savePage = (page: Page) => button(page, "Save this page").click();

/** Opens the pages of the shop as its maker. */
async function openPages(): Promise<Page> {
  const page = await shop.openPage({
    signedIn: true,
    isTranslated: true,
    mayFail: [API.adminPages],
  });
  await startEditing(page);
  await button(page, "Pages").click();
  await words(page).waitFor();
  // It stays in view below the longest text.
  await eventually(button(page, "Save this page")).toBeInViewport({ ratio: 1 });
  return page;
}

/** Writes the page Shipping, as another window would. */
async function writeElsewhere(): Promise<void> {
  const ask = await asMaker(shop.url);
  const body = { title: "Shipping", markdown: "All about parcels." };
  await ask("PUT", adminPagePath("shipping"), body);
}

/** Fills in a new page, which gets its address from its title. */
async function writeNew(page: Page, title: string): Promise<void> {
  await pages(page).getByRole("button", { name: "Another page" }).click();
  await pages(page).getByLabel("Title").fill(title);
  await words(page).fill("Only these words.");
}

async function listPages(page: Page): Promise<AdminPage[]> {
  const reply = await page.request.get(API.adminPages);
  return AdminPageList.parse(await reply.json());
}

async function readPages(page: Page): Promise<Record<string, string>> {
  const list = await listPages(page);
  return Object.fromEntries(list.map(({ slug, markdown }) => [slug, markdown]));
}

test("a new page begins with an outline, is written with the bar, and offers both versions when another window has taken its address", async () => {
  const page = await openPages();
  await button(page, "Start from an outline").click();
  await eventually(words(page)).toBeFocused();
  await eventually(words(page)).toHaveValue(/^## Where we send\n/);
  await pages(page).getByText("yours to fill in").waitFor();
  await savePage(page);
  await eventually(words(page)).toHaveAccessibleDescription(
    /^Still to fill in: \[countries\] \[5 days\]/,
  );
  expect(await readPages(page)).toEqual({});
  await words(page).fill("Letters\nParcels");
  await words(page).press("Control+a");
  await pages(page).getByRole("button", { name: "List" }).click();
  await eventually(words(page)).toHaveValue("- Letters\n- Parcels");
  await pages(page).getByRole("listitem").getByText("Parcels").waitFor();
  await words(page).press("Control+z");
  await eventually(words(page)).toHaveValue("Letters\nParcels");
  await button(page, "Discard the changes").click();
  await dismissToast(page);

  await writeNew(page, "Shipping");
  await writeElsewhere();
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

test("removing a page can be undone with the text that was not saved, an Undo that fails is offered again, and another page is refused at its address", async () => {
  await writeElsewhere();
  const page = await openPages();
  await eventually(words(page)).toHaveValue("All about parcels.");
  await words(page).fill("Not ready yet.");
  await button(page, "Remove this page").click();
  await keepNotified(page, "Shipping is removed");
  expect(await readPages(page)).toEqual({});
  await button(page, "Undo").last().click();
  await untilNotified(page, "Shipping is saved");
  expect(await readPages(page)).toEqual({ shipping: "All about parcels." });
  await eventually(words(page)).toHaveValue("Not ready yet.");
  await button(page, "Discard the changes").click();
  await eventually(words(page)).toHaveValue("All about parcels.");
  await dismissToast(page);

  await button(page, "Remove this page").click();
  await keepNotified(page, "Shipping is removed");
  await page.route(adminPagePath("shipping"), (route) => route.abort());
  await button(page, "Undo").last().click();
  await keepNotified(page, "Shipping is still removed");
  await eventually(words(page)).toHaveValue("All about parcels.");
  await page.unroute(adminPagePath("shipping"));
  await button(page, "Undo").last().click();
  await untilNotified(page, "Shipping is saved");
  expect(await readPages(page)).toEqual({ shipping: "All about parcels." });
  await dismissToast(page);

  await writeNew(page, "Shipping");
  await savePage(page);
  await eventually(address(page)).toHaveAccessibleDescription(
    /^There is already a page at this address\./,
  );
  await eventually(address(page)).toBeFocused();
  expect(await audit(page)).toEqual([]);
  await address(page).fill("parcels");
  await pages(page).getByRole("checkbox", { name: "Terms" }).check();
  await savePage(page);
  await untilNotified(page, "Shipping is saved");
  expect(await readPages(page)).toEqual({
    shipping: "All about parcels.",
    parcels: "Only these words.",
  });
  const terms = (await listPages(page)).filter(({ isTerms }) => isTerms);
  expect(terms.map(({ slug }) => slug)).toEqual(["parcels"]);
});
