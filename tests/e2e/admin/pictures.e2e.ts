import { beforeAll, describe, expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import {
  DESKTOP,
  eventually,
  hold,
  PHONE,
} from "#tests/support/browser/page.ts";
import { adminProductPath, API } from "#tests/support/api.ts";
import { type Product, ProductList } from "#shared/catalog/schema.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  openNewForm,
  unfold,
  typeImageUrl,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { dismissToast } from "#tests/support/browser/shopper-steps.ts";
import { jpegPhoto, pngPhoto } from "#tests/support/photos.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/** Leaves each clip of the demo with its first picture. */
beforeAll(async () => {
  const ask = await asMaker(shop.url);
  const reply = await fetch(shop.url + API.products);
  for (const product of ProductList.parse(await reply.json()))
    // Not the whole of what shoppers read, whose price is that of a sale.
    await ask("PATCH", adminProductPath(product.id), { pictures: [] });
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
  test("are added, given an option, also one that is not saved yet, sorted and removed, restored by Undo, keep their places while they upload, and are eight at most, with buttons that a finger hits", async () => {
    const name = "Sage & Gold Leaf";
    const before = await stored(name);
    const olive = before?.variants[2];
    const page = await shop.openPanel({ mayFail: [API.upload] });
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

    await dismissToast(page);
    const meadow = "Pressed Meadow";
    form = await edit(page, meadow);
    await addPictures(form, [png("a.png")], 2);
    await form.getByRole("button", { name: "Remove picture 1" }).click();
    await eventually(rowsOf(form)).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(rowsOf(form)).toHaveCount(2);
    await form.getByRole("button", { name: "Cancel" }).click();
    await untilNotified(page, `Your changes to ${meadow} were dropped`);
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(rowsOf(form)).toHaveCount(2);
    await save(form, meadow);
    const restored = await stored(meadow);
    expect(restored?.imageUrl).toBe("/demo/products/meadow.webp");
    expect(restored?.pictures).toHaveLength(2);

    await dismissToast(page);
    const terrazzo = "Terrazzo Pop";
    form = await edit(page, terrazzo);
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
    await page.getByRole("button", { name: `Edit ${terrazzo}` }).waitFor();
    expect((await stored(terrazzo))?.pictures).toHaveLength(2);

    const added = await openNewForm(page, "Product");
    await added.getByLabel("Name").fill("Two Tone");
    await added.getByLabel("Price").fill("20.00");
    await added.getByLabel("Description").fill("Light and dark.");
    await added.getByLabel("Choose an image").setInputFiles(png("light.png"));
    await untilNotified(page, "Image uploaded successfully");
    await unfold(added);
    for (const [index, title] of ["Light", "Dark"].entries()) {
      await added.getByRole("button", { name: "Add an option" }).click();
      await added.getByLabel("Title").nth(index).fill(title);
    }
    await addPictures(added, [png("dark.png")], 2);
    await added.getByLabel("Option on picture 2").selectOption("Dark");
    await added.getByRole("button", { name: "Create Product" }).click();
    await page.getByRole("button", { name: "Edit Two Tone" }).waitFor();
    const created = await stored("Two Tone");
    expect(created?.pictures?.map(({ variantId }) => variantId)).toEqual([
      undefined,
      created?.variants[1]?.id,
    ]);

    const apricot = await edit(page, "Apricot Fade");
    await addPictures(apricot, [png("fake.png", Buffer.from("I am text"))], 2);
    await rowsOf(apricot).getByText("This file is not a picture").waitFor();
    await apricot.getByRole("button", { name: "Remove picture 2" }).click();
    await addPictures(
      apricot,
      Array.from({ length: 8 }, (_, index) => png(`${index}.png`)),
      8,
    );
    await eventually(
      apricot.getByRole("button", { name: "Add pictures" }),
    ).toHaveCount(0);
    await save(apricot, "Apricot Fade");
    expect((await stored("Apricot Fade"))?.pictures).toHaveLength(8);

    const rose = await edit(page, "Rose Quartz Swirl");
    await addPictures(rose, [png("a.png")], 2);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect([size.width, await audit(page)]).toEqual([size.width, []]);
      const boxes = await rowsOf(rose)
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

describe("a picture", () => {
  test("is refused with a message if the file is no image, too large or damaged, can be dropped or pasted, and does not move the next button during a press", async () => {
    const page = await shop.openPanel({
      mayFail: [API.upload, "/a.png"],
    });
    const form = page.getByRole("form", { name: "Add New Product" });
    const chooser = form.getByLabel("Choose an image");
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      chooser.setInputFiles({ name, mimeType, buffer });
    await choose("notes.txt", "text/plain", Buffer.from("hello"));
    await untilNotified(page, "Invalid file type");
    await choose("big.jpg", "image/jpeg", Buffer.alloc(5 * 1024 * 1024 + 1));
    await untilNotified(page, "File too large");
    await choose("fake.png", "image/png", Buffer.from("I am text"));
    await untilNotified(page, "Upload failed");
    await form.getByText("This file is not a picture").waitFor();
    await form.getByText("Drop an image here").waitFor();
    // Where the system does not know the type of a HEIC, it is empty.
    await choose("IMG_1.HEIC", "", await jpegPhoto(30, 30));
    await page.getByRole("alert").getByText("This is a HEIC picture").waitFor();
    await form.getByText("This is a HEIC picture").waitFor();
    const half = await jpegPhoto(300, 300);
    await choose("half.jpg", "image/jpeg", half.subarray(0, half.length / 2));
    await form.getByText("damaged or did not arrive whole").waitFor();

    const bytes = [...pngPhoto(40, 40)];
    const give = (kind: "drop" | "paste", selector: string) =>
      page.evaluate(
        ({ bytes, kind, selector }) => {
          const data = new DataTransfer();
          const file = new File([new Uint8Array(bytes)], `${kind}ed.png`, {
            type: "image/png",
          });
          data.items.add(file);
          const options = { bubbles: true, cancelable: true };
          document.querySelector(selector)?.dispatchEvent(
            kind === "drop"
              ? new DragEvent("drop", { ...options, dataTransfer: data })
              : new ClipboardEvent("paste", {
                  ...options,
                  clipboardData: data,
                }),
          );
        },
        { bytes, kind, selector },
      );
    await form.getByText("Drop an image here").waitFor();
    const release = await hold(page, `**${API.upload}`);
    await give("drop", 'form[aria-label="Add New Product"] [type=file]');
    await form.getByText("droped.png").waitFor();
    await form.getByRole("progressbar", { name: "Uploading" }).waitFor();
    await form.getByRole("img", { name: "Preview" }).waitFor();
    release();
    await untilNotified(page, "Image uploaded successfully");
    await form.getByRole("button", { name: "Remove image" }).click();
    await form.getByText("Drop an image here").waitFor();
    await give("paste", 'form[aria-label="Add New Product"] input');
    await form.getByText("pasteed.png").waitFor();
    await form.getByRole("button", { name: "Remove image" }).click();

    await page.setViewportSize(PHONE);
    await openNewForm(page, "Product");
    await unfold(form);
    await typeImageUrl(form, "https://example.com/a.png");
    // A finger or a mouse button stays down about this long.
    const add = form.getByRole("button", { name: "Add an option" });
    await add.click({ delay: 120 });
    await form.getByLabel("Title").waitFor();
    await form.getByText("a.png").waitFor();
    await form.getByRole("button", { name: "Remove image" }).click();
  });
});
