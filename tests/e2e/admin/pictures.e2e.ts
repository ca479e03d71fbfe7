import { beforeAll, describe, expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { adminProductPath, API } from "#tests/support/api.ts";
import { type Product, ProductList } from "#shared/catalog/schema.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  openNewForm,
  unfold,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import { DESKTOP, hold, PHONE } from "#tests/support/browser/page.ts";
import { pngPhoto } from "#tests/support/photos.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/** Leaves each clip of the demo with its first picture. */
beforeAll(async () => {
  const ask = await asMaker(shop.url);
  const reply = await fetch(shop.url + API.products);
  for (const product of ProductList.parse(await reply.json()))
    await ask("PUT", adminProductPath(product.id), {
      ...product,
      pictures: [],
    });
});

const png = (name: string, buffer = pngPhoto(40, 40)) => ({
  name,
  mimeType: "image/png",
  buffer,
});

/** Opens a clip of the demo for editing. */
async function edit(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  return page.getByRole("form", { name: `Edit ${name}` });
}

/**
 * Selects files for more pictures and waits until they are uploaded. The form
 * has `count` pictures then.
 */
async function addPictures(
  form: Locator,
  files: ReturnType<typeof png>[],
  count: number,
): Promise<void> {
  const chooser = form.page().waitForEvent("filechooser");
  await form.getByRole("button", { name: "Add pictures" }).click();
  await (await chooser).setFiles(files);
  // A row comes with the progress of its upload.
  await eventually(rowsOf(form)).toHaveCount(count);
  await eventually(form.getByText(/^\d+ %$/)).toHaveCount(0);
}

const rowsOf = (form: Locator) =>
  form.getByRole("group", { name: "Pictures" }).getByRole("listitem");

async function stored(name: string): Promise<Product | undefined> {
  const reply = await fetch(shop.url + API.products);
  const products = ProductList.parse(await reply.json());
  return products.find((product) => product.name === name);
}

/** Saves the form, and waits until the row is shown again. */
async function save(form: Locator, name: string): Promise<void> {
  await form.getByRole("button", { name: "Save" }).click();
  await form
    .page()
    .getByRole("button", { name: `Edit ${name}` })
    .waitFor();
}

describe("the pictures of a clip", () => {
  test("are added, given an option, sorted and removed", async () => {
    const name = "Sage & Gold Leaf";
    const before = await stored(name);
    const olive = before?.variants[2];
    const page = await shop.openPanel();
    let form = await edit(page, name);
    await addPictures(form, [png("a.png"), png("b.png")], 3);
    await form.getByLabel("Option on picture 3").selectOption("Olive");
    await form.getByRole("button", { name: "Move picture 3 up" }).click();
    await eventually(
      form.getByRole("button", { name: "Move picture 2 up" }),
    ).toBeFocused();
    await save(form, name);

    const saved = await stored(name);
    expect(saved?.imageUrl).toBe(before?.imageUrl ?? "");
    expect(saved?.pictures?.map(({ variantId }) => variantId)).toEqual([
      undefined,
      olive?.id,
      undefined,
    ]);

    form = await edit(page, name);
    await eventually(form.getByLabel("Option on picture 2")).toHaveValue(
      String(olive?.id),
    );
    // The second picture becomes the first one, the clip's main picture.
    await form.getByRole("button", { name: "Move picture 2 up" }).click();
    await form.getByRole("button", { name: "Remove picture 3" }).click();
    await untilNotified(page, "Picture removed");
    await eventually(rowsOf(form)).toHaveCount(2);
    await save(form, name);
    const sorted = await stored(name);
    expect(sorted?.imageUrl).toBe(saved?.pictures?.[1]?.imageUrl ?? "");
    expect(sorted?.pictures).toMatchObject([
      { imageUrl: sorted?.imageUrl, variantId: olive?.id },
      { imageUrl: before?.imageUrl },
    ]);
  });

  test("are restored by Undo, after one removal and after a canceled form", async () => {
    const name = "Pressed Meadow";
    const page = await shop.openPanel();
    const form = await edit(page, name);
    await addPictures(form, [png("a.png")], 2);
    await form.getByRole("button", { name: "Remove picture 1" }).click();
    await eventually(rowsOf(form)).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(rowsOf(form)).toHaveCount(2);
    await form.getByRole("button", { name: "Cancel" }).click();
    await untilNotified(page, `Your changes to ${name} were dropped`);
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(rowsOf(form)).toHaveCount(2);
    await save(form, name);
    const saved = await stored(name);
    expect(saved?.imageUrl).toBe("/demo/products/meadow.webp");
    expect(saved?.pictures).toHaveLength(2);
  });

  test("are limited to eight, and files that are no pictures get an error message", async () => {
    const name = "Apricot Fade";
    const page = await shop.openPanel({ mayFail: [API.upload] });
    const form = await edit(page, name);
    await addPictures(form, [png("fake.png", Buffer.from("I am text"))], 2);
    await rowsOf(form).getByText("This file is not a picture").waitFor();
    await form.getByRole("button", { name: "Remove picture 2" }).click();
    await addPictures(
      form,
      Array.from({ length: 8 }, (_, index) => png(`${index}.png`)),
      8,
    );
    await eventually(
      form.getByRole("button", { name: "Add pictures" }),
    ).toHaveCount(0);
    await save(form, name);
    expect((await stored(name))?.pictures).toHaveLength(8);
  });

  test("keep their places in the list while they upload", async () => {
    const name = "Terrazzo Pop";
    const page = await shop.openPanel();
    const form = await edit(page, name);
    const release = await hold(page, `**${API.upload}`);
    const chooser = page.waitForEvent("filechooser");
    await form.getByRole("button", { name: "Add pictures" }).click();
    await (await chooser).setFiles([png("slow.png")]);
    await eventually(
      form.getByRole("button", { name: "Move picture 2 up" }),
    ).toBeDisabled();
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByRole("button", { name: "Saving..." }).waitFor();
    release();
    await page.getByRole("button", { name: `Edit ${name}` }).waitFor();
    expect((await stored(name))?.pictures).toHaveLength(2);
  });

  test("of a new clip can be assigned to options that are not saved yet", async () => {
    const page = await shop.openPanel();
    const form = await openNewForm(page, "Product");
    await form.getByLabel("Name").fill("Two Tone");
    await form.getByLabel("Price").fill("20.00");
    await form.getByLabel("Description").fill("Light and dark.");
    await form.getByLabel("Choose an image").setInputFiles(png("light.png"));
    await untilNotified(page, "Image uploaded successfully");
    await unfold(form);
    for (const [index, title] of ["Light", "Dark"].entries()) {
      await form.getByRole("button", { name: "Add an option" }).click();
      await form.getByLabel("Title").nth(index).fill(title);
    }
    await addPictures(form, [png("dark.png")], 2);
    await form.getByLabel("Option on picture 2").selectOption("Dark");
    await form.getByRole("button", { name: "Create Product" }).click();
    await page.getByRole("button", { name: "Edit Two Tone" }).waitFor();
    const created = await stored("Two Tone");
    expect(created?.pictures?.map(({ variantId }) => variantId)).toEqual([
      undefined,
      created?.variants[1]?.id,
    ]);
  });

  test("are edited in an accessible form, on a phone and on a laptop", async () => {
    const page = await shop.openPanel({ size: PHONE });
    const form = await edit(page, "Rose Quartz Swirl");
    await addPictures(form, [png("a.png")], 2);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect([size.width, await audit(page)]).toEqual([size.width, []]);
      const boxes = await rowsOf(form)
        .getByRole("button")
        .evaluateAll((all) =>
          all.map((each) => {
            const { width, height } = each.getBoundingClientRect();
            return Math.min(width, height);
          }),
        );
      expect(boxes).toHaveLength(6);
      expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
    }
  });
});
