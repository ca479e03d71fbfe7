import { expect, test } from "bun:test";
import { PAGES } from "#shared/api/paths.ts";
import { importItem, previewImport } from "#shared/import/calls.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { toasts } from "#tests/support/browser/shopper-steps.ts";
import { productBody } from "#tests/support/make.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { eventually, PHONE } from "#tests/support/browser/page.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const FILE = [
  "Handle,Title,Price,Image Src,Vendor",
  "tide,Tide Agate,36.50,http://127.0.0.1/1.jpg,Me",
  "fern,Fern,24.00,http://127.0.0.1/2.jpg,Me",
  "bare,Bare,24.00,,Me",
].join("\n");

const csv = (text: string, encoding: BufferEncoding = "utf8") => ({
  name: "products.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text, encoding),
});

/**
 * A table of which only a part comes, from a shop with another currency and
 * Windows.
 */
const PARTLY = [
  "Handle,Title,Price,Option1 Value,Status,Image Src",
  ...Array.from(
    { length: 22 },
    (_, at) =>
      `d\xfcne,${"D\xfcne ".repeat(30)},\xa324.00,v${at},,http://127.0.0.1/1`,
  ),
  "draft,Draft,24,,draft,http://127.0.0.1/1",
  "short,24",
].join("\n");

test("the maker sees what another shop's file would bring, what not, and why", async () => {
  const page = await shop.openPanel({
    size: PHONE,
    mayFail: [previewImport.path, importItem.path],
  });
  await page.getByRole("button", { name: "Import from another shop" }).click();
  const dialog = page.getByRole("dialog", { name: "Clips from another shop" });
  const file = dialog.locator("input[type=file]");
  await file.setInputFiles(csv("Hello"));
  await dialog.getByText("Choose the CSV file that").last().waitFor();
  await file.setInputFiles(csv(FILE));
  await dialog.getByText("3 clips in the file.").waitFor();
  await dialog.getByText("Not taken over: Vendor.").waitFor();
  await dialog.getByText("There is a clip of this name.").waitFor();
  await dialog.getByText("It has no picture. Add it by hand.").waitFor();
  expect(await dialog.getByRole("checkbox").count()).toBe(2);
  expect(await dialog.getByRole("checkbox", { name: "Fern" }).isChecked()).toBe(
    true,
  );
  await screenshot(page, "import");
  expect(await audit(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Import one clip" }).click();
  // Its picture is on this machine, which no file may name.
  await dialog.getByText("Fern: None of this clip").waitFor();
  await dialog.getByText("Nothing has come.").waitFor();
  expect(await audit(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Choose another file" }).click();
  await dialog.getByRole("button", { name: "Choose the file" }).waitFor();

  // What does not come is said, and prices in another currency ask first.
  await file.setInputFiles(csv(PARTLY, "latin1"));
  for (const said of [
    "Row 25 has more or fewer cells than the first one, and is left out.",
    "One clip is a draft or archived there, and is left out.",
    "Look at letters such as é and ß",
    "Its name is cut to 100 characters.",
    "2 options do not come: a clip has at most 20.",
    "The prices in the file are in £, and your shop sells in USD.",
  ])
    await dialog.getByText(said).waitFor();
  await screenshot(page, "import-partly");
  expect(await audit(page)).toEqual([]);
  const start = dialog.getByRole("button", { name: "Import one clip" });
  expect(await start.count()).toBe(0);
  await dialog
    .getByRole("checkbox", { name: "Take the numbers as prices in USD" })
    .check();
  await start.waitFor();
  // Back closes the dialog and stays in the panel.
  await page.goBack();
  await eventually(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(PAGES.admin);
});

test("clips that are hidden, as after an import, are shown one by one or all at once, and hidden again", async () => {
  const ask = await asMaker(shop.url);
  const imageUrl = "/demo/products/rose-quartz.webp";
  const hidden = { imageUrl, isHidden: true };
  for (const name of ["Fern", "Moss", "Birch"])
    await ask("POST", API.adminProducts, productBody({ ...hidden, name }));
  const page = await shop.openPanel({ size: PHONE });
  await page.getByText("3 clips are hidden.").waitFor();
  await page.getByRole("button", { name: "Show Fern" }).click();
  await toasts(page).getByText("The clip is shown").waitFor();
  await page.getByText("2 clips are hidden.").waitFor();
  await page.getByRole("button", { name: "Show them all" }).click();
  await toasts(page).getByText("2 clips are shown").waitFor();
  await eventually(page.getByText("clips are hidden.")).toHaveCount(0);
  await toasts(page).getByRole("button", { name: "Undo" }).click();
  await page.getByText("2 clips are hidden.").waitFor();
  // Before that she looks at one as shoppers would.
  await page.getByRole("link", { name: "Preview of Moss" }).click();
  await page.getByRole("heading", { name: "Moss", level: 1 }).waitFor();
  await page.getByText("Hidden: only you see this page.").waitFor();
  await screenshot(page, "hidden-clip");
  expect(await audit(page)).toEqual([]);
});
