import { describe, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  openNewForm,
  unfold,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { hold, PHONE } from "#tests/support/browser/page.ts";
import { jpegPhoto, pngPhoto } from "#tests/support/photos.ts";

const shop = setUpShop({ env: ADMIN_ENV });

describe("a picture", () => {
  test("given by address does not move the next button during a press", async () => {
    const page = await shop.openPanel({ size: PHONE, mayFail: ["/a.png"] });
    const form = await openNewForm(page, "Product");
    await unfold(form);
    await form.getByLabel("Image URL").fill("https://example.com/a.png");
    // A finger or a mouse button stays down about this long.
    const add = form.getByRole("button", { name: "Add an option" });
    await add.click({ delay: 120 });
    await form.getByLabel("Title").waitFor();
    await form.getByText("a.png").waitFor();
    await form.getByRole("button", { name: "Remove image" }).click();
  });

  test("is refused with a message if the file is no image, too large or damaged", async () => {
    const page = await shop.openPanel({ mayFail: [API.upload] });
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
  });

  test("can be dropped or pasted, is shown at once and can be removed", async () => {
    const page = await shop.openPanel();
    const form = page.getByRole("form", { name: "Add New Product" });
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
  });
});
