import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { API, PAGES } from "#shared/paths.ts";
import { ADMIN_ENV } from "#tests/admin.ts";
import { jpegPhoto, pngPhoto } from "#tests/photos.ts";
import { startExecutable } from "./executable.ts";
import { placeOrder, SHOPPERS_ENV } from "./shopper.ts";
import { logInOn, openAdmin, openLoggedIn, openTab, seen } from "./maker.ts";
import { setStage } from "./stage.ts";

const stage = setStage({
  env: { ...ADMIN_ENV, OWNER_EMAIL: "hello@example.com" },
});

const loggedIn = (width: number) =>
  openLoggedIn(stage.browser, stage.shop.url, width);

const photo = async (name = "peach.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: await jpegPhoto(600, 600),
});

describe("the gate", () => {
  test("shows 'Loading...' while it checks, then asks who is there", async () => {
    const context = await stage.browser.newContext({ baseURL: stage.shop.url });
    const page = await context.newPage();
    const checked = Promise.withResolvers<void>();
    await page.route(`**${API.me}`, async (route) => {
      await checked.promise;
      await route.continue();
    });
    await page.goto(PAGES.admin);
    await page.getByText("Loading...").waitFor();
    checked.resolve();
    await page.getByRole("heading", { name: "Admin Login" }).waitFor();
    await page
      .getByText("Enter your admin credentials to access the management panel")
      .waitFor();
    await context.close();
  });

  test("refuses a wrong password, keeps the name, and lets the maker in and out", async () => {
    await using maker = await openAdmin(stage.browser, stage.shop.url, 390);
    const { page } = maker;
    const username = page.getByLabel("Username");
    const password = page.getByLabel("Password");
    await username.fill("admin");
    await password.fill("wrong password");
    await page.getByRole("button", { name: "Login" }).click();
    await seen(page, "Invalid username or password");
    await eventually(username).toHaveValue("admin");
    await eventually(password).toHaveValue("");
    await page.locator("input[type=password]:focus").waitFor();
    await logInOn(page);
    await seen(page, "Welcome to the admin panel");
    await page
      .getByRole("heading", { name: "Barrette & Bloom Admin Dashboard" })
      .waitFor();
    const heading = page.getByRole("heading", { level: 1 });
    await eventually(heading).toBeFocused();
    await eventually(page).toHaveTitle(/Products/);
    await page.reload();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("heading", { name: "Admin Login" }).waitFor();
    await eventually(heading).toBeFocused();
    await page.reload();
    await page.getByRole("heading", { name: "Admin Login" }).waitFor();
    expect(maker.faults).toEqual([]);
  });
});

describe.each([1280, 390])("at %i px", (width) => {
  const isPhone = width < 600;

  async function openForm(page: Page, noun: string): Promise<void> {
    const title = page.getByRole("heading", { name: `Add New ${noun}` });
    await title.waitFor();
    if (isPhone) await title.click();
  }

  test("a product is created with a picture, changed, deleted and brought back", async () => {
    await using maker = await loggedIn(width);
    const { page } = maker;
    const name = `Peach Fizz ${width}`;
    await openForm(page, "Product");
    const form = page.getByRole("form", { name: "Add New Product" });
    await form.getByRole("button", { name: "Create Product" }).click();
    await form.getByText("Give the clip a name.").waitFor();
    await form.locator('input[aria-invalid="true"]:focus').waitFor();
    await form.getByLabel("Name").fill(name);
    await form.getByLabel("Price").fill("29.00");
    await form.getByLabel("Description").fill("Peach with a gold thread.");
    await form
      .getByLabel("Choose an image")
      .setInputFiles(await photo("peach-fizz.jpg"));
    await form.getByText("peach-fizz.jpg").waitFor();
    await seen(page, "Image uploaded successfully");
    await form.getByRole("button", { name: "Add an option" }).click();
    await form.getByLabel("Title").fill("Small");
    await form.getByLabel("New Product").check({ force: true });
    await form.getByRole("button", { name: "Create Product" }).click();
    await seen(page, "Product created successfully");
    await eventually(form.getByLabel("Name")).toHaveValue("");
    await eventually(form.getByLabel("In Stock")).toBeChecked();
    await eventually(form.getByLabel("New Product")).not.toBeChecked();
    await page.getByRole("heading", { name }).waitFor();

    await page.getByRole("button", { name: `Edit ${name}` }).click();
    const edit = page.getByRole("form", { name: `Edit ${name}` });
    await eventually(edit.getByLabel("Name")).toHaveValue(name);
    await edit.getByLabel("Price").first().fill("31.5");
    await edit.getByLabel("In Stock").uncheck({ force: true });
    await edit.getByRole("button", { name: "Save" }).click();
    await seen(page, "Product updated successfully");
    await page.locator(`button[aria-label="Edit ${name}"]:focus`).waitFor();
    const row = page.getByRole("listitem").filter({ hasText: name });
    await row.getByText("$31.50").waitFor();
    await row.getByText("Out of Stock").waitFor();

    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await seen(page, "Product deleted successfully");
    await page.getByRole("heading", { name }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("heading", { name }).waitFor();
    expect(maker.faults).toEqual([]);
  });

  test("a charm is created with its stock, and marked when it runs low", async () => {
    await using maker = await loggedIn(width);
    const { page } = maker;
    await openTab(page, "Charms");
    await openForm(page, "Charm");
    const form = page.getByRole("form", { name: "Add New Charm" });
    const name = `Anchor ${width}`;
    await form.getByLabel("Name").fill(name);
    await form.getByLabel("Price").fill("3.5");
    await form.getByLabel("Image URL").fill("https://example.com/anchor.png");
    await form.getByLabel("Stock Quantity").fill("2");
    await form.getByRole("button", { name: "Create Charm" }).click();
    await seen(page, "Charm created successfully");
    const row = page.getByRole("listitem").filter({ hasText: name });
    await row.getByText("Stock: 2").waitFor();
    await row.getByText("Low stock").waitFor();
    await eventually(form.getByLabel("Stock Quantity")).toHaveValue("0");
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await seen(page, "Charm deleted successfully");
    expect(maker.faults).toEqual([]);
  });

  test("the configuration keeps what is left empty and shows what is saved", async () => {
    await using maker = await loggedIn(width);
    const { page } = maker;
    await openTab(page, "Custom Clip Config");
    const form = page.getByRole("form", { name: "Custom Clip Configuration" });
    await form.getByLabel("Product Name").fill("");
    await form.getByLabel("Base Price ($)").fill("26.25");
    await form.getByRole("button", { name: "Update Configuration" }).click();
    await seen(page, "Custom clip configuration updated successfully");
    await page.getByText("$26.25").waitFor();
    await eventually(form.getByLabel("Product Name")).toHaveValue(
      "Custom Claw Clip",
    );
    await page.getByText("Custom clips use a virtual product").waitFor();
    await form.getByRole("switch", { name: "Enable Custom Clips" }).click();
    await form.getByRole("button", { name: "Update Configuration" }).click();
    await page.getByText("Disabled", { exact: true }).waitFor();
    await form.getByRole("switch", { name: "Enable Custom Clips" }).click();
    await form.getByRole("button", { name: "Update Configuration" }).click();
    await page.getByText("Enabled", { exact: true }).waitFor();
    expect(maker.faults).toEqual([]);
  });

  test("the Orders tab tells how the mails stand, and sends a test", async () => {
    await using maker = await loggedIn(width);
    const { page } = maker;
    await openTab(page, "Orders");
    await page
      .getByText(
        "Orders are emailed to hello@example.com when customers complete purchases.",
      )
      .waitFor();
    await page.getByText("SMTP not configured").waitFor();
    await page.getByText("Nothing is being sent yet.").waitFor();
    await eventually(
      page.getByRole("button", { name: "Retry now" }),
    ).toBeDisabled();
    await page.getByLabel("Send a test mail to").fill("not an address");
    await page.getByRole("button", { name: "Send test mail" }).click();
    await page.getByText("Please enter a valid email address").waitFor();
    await page.getByLabel("Send a test mail to").fill("me@example.com");
    await page.getByRole("button", { name: "Send test mail" }).click();
    await seen(page, "Test mail kept as a file");
    expect(maker.faults).toEqual([]);
  });

  test("nothing is wider than the window, and all buttons are big enough", async () => {
    await using maker = await loggedIn(width);
    const { page } = maker;
    for (const tab of ["Products", "Charms", "Custom Clip Config", "Orders"]) {
      await openTab(page, tab);
      await page.getByRole("tabpanel", { name: tab }).waitFor();
      const measured = await page.evaluate(() => {
        const root = document.documentElement;
        const small = [...document.querySelectorAll("button, summary")]
          .map((element) => ({
            name: element.getAttribute("aria-label") ?? element.textContent,
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0)
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ name }) => name);
        return { overflow: root.scrollWidth - root.clientWidth, small };
      });
      expect([tab, measured]).toEqual([tab, { overflow: 0, small: [] }]);
    }
  });
});

const CORPUS = [
  "<script>window.hit = 1</script>",
  '"><img src=x onerror="window.hit=1">',
  "'; DROP TABLE products; --",
  "{{constructor.constructor('window.hit=1')()}}",
];

test("script and SQL stand as text on the panel and in the shop", async () => {
  await using maker = await loggedIn(1280);
  const { page } = maker;
  for (const text of CORPUS) {
    const data = { price: "1.00", imageUrl: "/demo/products/meadow.webp" };
    const product = { ...data, name: text, description: text };
    const variants = [
      { title: text.slice(0, 60), price: "1" },
      { title: `${text.slice(0, 55)} two`, price: "2" },
    ];
    for (const [path, body] of [
      [API.adminProducts, { ...product, variants }],
      [API.adminCharms, { ...data, name: text }],
      [API.adminClipConfig, { description: text }],
    ] as const) {
      const send = { method: path === API.adminClipConfig ? "PUT" : "POST" };
      const answer = await page.request.fetch(path, { ...send, data: body });
      expect([path, answer.ok()]).toEqual([path, true]);
    }
  }
  await page.reload();
  for (const tab of ["Products", "Charms"]) {
    await openTab(page, tab);
    for (const name of CORPUS)
      await page.getByRole("heading", { name, exact: true }).waitFor();
  }
  await openTab(page, "Custom Clip Config");
  await page.getByText(CORPUS.at(-1) ?? "").waitFor();
  await page.goto(PAGES.home);
  for (const name of CORPUS)
    await page.getByRole("heading", { name, exact: true }).waitFor();
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  expect(maker.faults).toEqual([]);
});

test("orders that could not be mailed are named, and tried again", async () => {
  await using failing = await startExecutable({
    args: ["serve", "--demo"],
    env: {
      ...ADMIN_ENV,
      ...SHOPPERS_ENV,
      OWNER_EMAIL: "hello@example.com",
      // Nobody listens there.
      SMTP_URL: "smtp://127.0.0.1:1",
    },
  });
  const order = await placeOrder(failing.url);
  await using maker = await openAdmin(stage.browser, failing.url, 390);
  const { page } = maker;
  await logInOn(page);
  await openTab(page, "Orders");
  await page.getByText("SMTP configured").waitFor();
  await page.getByText(`Order ${order.id} has not been sent.`).waitFor();
  await page.getByText(/Last error, today at/).waitFor();
  await page.getByText(/Next automatic try today at/).waitFor();
  await page.getByRole("button", { name: "Retry now" }).click();
  await seen(page, "Trying again now.");
  expect(maker.faults).toEqual([]);
});

test("a very narrow window needs no sideways scrolling", async () => {
  await using maker = await loggedIn(320);
  const { page } = maker;
  for (const tab of ["Products", "Charms", "Custom Clip Config", "Orders"]) {
    await openTab(page, tab);
    await page.getByRole("tabpanel", { name: tab }).waitFor();
    const overflow = await page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
    expect([tab, overflow]).toEqual([tab, 0]);
  }
});

describe("pictures", () => {
  test("by their address leave the next press where it is", async () => {
    await using maker = await loggedIn(390);
    const { page } = maker;
    await page.getByRole("heading", { name: "Add New Product" }).click();
    const form = page.getByRole("form", { name: "Add New Product" });
    await form.getByLabel("Image URL").fill("https://example.com/a.png");
    // As long as a finger or a mouse button is down.
    const add = form.getByRole("button", { name: "Add an option" });
    await add.click({ delay: 120 });
    await form.getByLabel("Title").waitFor();
    await form.getByText("a.png").waitFor();
    await form.getByRole("button", { name: "Remove image" }).click();
  });

  test("that are none, too large or damaged are refused in words", async () => {
    await using maker = await loggedIn(1280);
    const { page } = maker;
    const form = page.getByRole("form", { name: "Add New Product" });
    const chooser = form.getByLabel("Choose an image");
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      chooser.setInputFiles({ name, mimeType, buffer });
    await choose("notes.txt", "text/plain", Buffer.from("hello"));
    await seen(page, "Invalid file type");
    await choose("big.jpg", "image/jpeg", Buffer.alloc(5 * 1024 * 1024 + 1));
    await seen(page, "File too large");
    await choose("fake.png", "image/png", Buffer.from("I am text"));
    await seen(page, "Upload failed");
    await form.getByText("This file is not a picture").waitFor();
    await form.getByText("Drop an image here").waitFor();
    const half = await jpegPhoto(300, 300);
    await choose("half.jpg", "image/jpeg", half.subarray(0, half.length / 2));
    await form.getByText("damaged or did not arrive whole").waitFor();
  });

  test("can be dropped, pasted, seen at once and taken out again", async () => {
    await using maker = await loggedIn(1280);
    const { page } = maker;
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
    const uploaded = Promise.withResolvers<void>();
    await page.route(`**${API.upload}`, async (route) => {
      await uploaded.promise;
      await route.continue();
    });
    await give("drop", 'form[aria-label="Add New Product"] [type=file]');
    await form.getByText("droped.png").waitFor();
    await form.getByRole("progressbar", { name: "Uploading" }).waitFor();
    await form.getByRole("img", { name: "Preview" }).waitFor();
    uploaded.resolve();
    await seen(page, "Image uploaded successfully");
    await form.getByRole("button", { name: "Remove image" }).click();
    await form.getByText("Drop an image here").waitFor();
    await give("paste", 'form[aria-label="Add New Product"] input');
    await form.getByText("pasteed.png").waitFor();
    await form.getByRole("button", { name: "Remove image" }).click();
  });
});

describe("the order of the list", () => {
  const names = (page: Page) => page.getByRole("heading", { level: 3 });

  /** The first two names of the list, once it is there. */
  async function firstNames(page: Page): Promise<string[]> {
    await names(page).nth(1).waitFor();
    return (await names(page).allTextContents()).slice(0, 2);
  }

  test("changes by keyboard, by buttons and by dragging, and stays", async () => {
    await using maker = await loggedIn(1280);
    const { page } = maker;
    const [first = "", second = ""] = await firstNames(page);
    await page.getByRole("button", { name: `Move ${first}` }).focus();
    await page.keyboard.press("ArrowDown");
    await page.getByText(`${first} is now number 2 of`).waitFor();
    await page.locator(`[aria-label="Move ${first}"]:focus`).waitFor();
    await page.reload();
    expect(await firstNames(page)).toEqual([second, first]);
    await page.getByRole("button", { name: `Move ${first}` }).click();
    await page.getByRole("button", { name: "Up", exact: true }).click();
    await page.getByText(`${first} is now number 1 of`).waitFor();
    const grip = page.getByRole("button", { name: `Move ${second}` });
    const from = await grip.boundingBox();
    const to = await names(page).first().boundingBox();
    if (!from || !to) throw new Error("nothing to drag");
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, to.y - 10, { steps: 8 });
    await page.mouse.up();
    await page.getByText(`${second} is now number 1 of`).waitFor();
    expect(maker.faults).toEqual([]);
  });

  test("a copy begins in the form, under a name of its own", async () => {
    await using maker = await loggedIn(390);
    const { page } = maker;
    const [first = ""] = await firstNames(page);
    await page.getByRole("button", { name: `Duplicate ${first}` }).click();
    const form = page.getByRole("form", { name: "Add New Product" });
    await form.getByRole("button", { name: "Create Product" }).waitFor();
    await eventually(form.getByLabel("Name")).toHaveValue(`${first} copy`);
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(form.getByLabel("Name")).toHaveValue("");
  });
});

test("who guesses too often is told how long to wait", async () => {
  await using maker = await openAdmin(stage.browser, stage.shop.url, 390);
  const { page } = maker;
  for (let guess = 0; guess < 10; guess += 1)
    await page.request.post(API.login, {
      data: { username: `guess-${guess}`, password: "wrong password" },
    });
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill("wrong password");
  await page.getByRole("button", { name: "Login" }).click();
  await seen(page, "Please wait 15 minutes and try again.");
});
