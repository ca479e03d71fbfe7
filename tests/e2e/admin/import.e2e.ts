import { expect, test } from "bun:test";
import { PAGES } from "#shared/api/paths.ts";
import { importItem, previewImport } from "#shared/import/calls.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { eventually } from "#tests/support/browser/eventually.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { PHONE } from "#tests/support/browser/page.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const FILE = [
  "Handle,Title,Price,Image Src,Vendor",
  "tide,Tide Agate,36.50,http://127.0.0.1/1.jpg,Me",
  "fern,Fern,24.00,http://127.0.0.1/2.jpg,Me",
  "bare,Bare,24.00,,Me",
].join("\n");

const csv = (text: string) => ({
  name: "products.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

test("the maker sees what another shop's file would bring, and why a clip does not come", async () => {
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
  // Back closes the dialog and stays in the panel.
  await page.goBack();
  await eventually(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(PAGES.admin);
});
