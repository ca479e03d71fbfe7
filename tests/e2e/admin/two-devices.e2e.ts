import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { CharmList } from "#shared/clip/parts.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { PAGES } from "#shared/api/paths.ts";
import { listMakerLetters } from "#shared/letters/calls.ts";
import { API } from "#tests/support/api.ts";
import { eventually } from "#tests/support/browser/page.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  logInOn,
  openTab,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { dismissToast } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const CLIP = "Sherbet Cloud";

async function edit(page: Page, name: string) {
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  return formOf(page, name);
}

const formOf = (page: Page, name: string) =>
  page.getByRole("form", { name: `Edit ${name}` });

const save = (page: Page) =>
  page.getByRole("button", { name: "Save", exact: true }).click();

async function find(name: string) {
  const reply = await fetch(shop.url + API.products);
  return ProductList.parse(await reply.json()).find(
    (each) => each.name === name,
  );
}

test("what is typed into a saved row and into the configuration is there after a reload and a logout", async () => {
  const page = await shop.openPanel({ mayFail: [API.adminProducts] });
  page.on("dialog", (dialog) => dialog.accept());
  const clip = await edit(page, CLIP);
  await clip.getByLabel("Description").fill("Half a sentence.");
  await page.reload();
  await eventually(clip.getByLabel("Description")).toHaveValue(
    "Half a sentence.",
  );
  await openTab(page, "Charms");
  const charm = await edit(page, "Daisy");
  await charm.getByLabel("Price").fill("4,5");
  await openTab(page, "Custom Clip Config");
  const config = page.getByRole("form", { name: "Custom Clip Configuration" });
  await config.getByLabel("Base Price ($)").fill("27,5");
  await page.reload();
  await eventually(config.getByLabel("Base Price ($)")).toHaveValue("27,5");
  await page.getByRole("button", { name: "Logout" }).click();
  await logInOn(page);
  await openTab(page, "Custom Clip Config");
  await eventually(config.getByLabel("Base Price ($)")).toHaveValue("27,5");
  await page.reload();
  await eventually(config.getByLabel("Base Price ($)")).toHaveValue("27,5");
  await openTab(page, "Charms");
  await eventually(charm.getByLabel("Price")).toHaveValue("4,5");
  await openTab(page, "Products");
  await eventually(clip.getByLabel("Description")).toHaveValue(
    "Half a sentence.",
  );

  // Meanwhile another device has changed other things.
  const maker = await asMaker(shop.url);
  const path = `${API.adminProducts}/${(await find(CLIP))?.id}`;
  await maker("PATCH", path, { price: "33.00" });
  await save(page);
  await untilNotified(page, "Product updated successfully");
  await clip.waitFor({ state: "detached" });
  await page.getByText("Half a sentence.").waitFor();
  expect(await find(CLIP)).toMatchObject({
    description: "Half a sentence.",
    price: "33.00",
  });
});

test("a form of the Orders tab is kept until it is closed, and replaces no other pace unseen", async () => {
  const page = await shop.openPanel({ mayFail: [API.adminSite] });
  await openTab(page, "Orders");
  const plan = page.getByRole("button", { name: "Plan a pause" });
  await plan.click();
  const sentence = page.getByLabel("Your sentence (optional)");
  await sentence.fill("Gone fishing.");
  await page.reload();
  await eventually(sentence).toHaveValue("Gone fishing.");
  await plan.click();
  await sentence.waitFor({ state: "detached" });
  await page.reload();
  await plan.waitFor();
  expect(await sentence.count()).toBe(0);

  await page.getByRole("button", { name: "How many can you make?" }).click();
  const perWeek = page.getByLabel("Clips a week");
  await perWeek.fill("12");
  const maker = await asMaker(shop.url);
  const site = async () => (await fetch(shop.url + API.site)).json();
  const pace = { clipsPerWeek: 7, daysOff: [6, 7], leadDays: 0 };
  await maker("PUT", API.adminSite, { ...(await site()), pace });
  const press = () =>
    page.getByRole("button", { name: "Save", exact: true }).click();
  await press();
  await page.getByText("Choose which version to keep.").waitFor();
  expect((await site()).pace).toEqual(pace);
  await eventually(perWeek).toHaveValue("12");
  // What there is now is shown, and replacing it is her choice.
  await page.getByText("7 clips a week").first().waitFor();
  await eventually(page.getByRole("row").last()).toContainText("Clips a week");
  await page.getByRole("button", { name: "Save mine" }).click();
  await eventually.poll(async () => (await site()).pace.clipsPerWeek).toBe(12);
  await maker("PUT", API.adminSite, { ...(await site()), pace: null });
});

test("what is typed into a letter right before a reload is there, and saved", async () => {
  const page = await shop.openPage({
    path: PAGES.adminLetters,
    signedIn: true,
  });
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "New letter", exact: true }).click();
  const subject = page.getByRole("textbox", { name: "Subject" });
  await eventually(subject).toHaveValue("[A new letter]");
  await subject.fill("Before the reload");
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === "PUT" && reply.ok(),
  );
  await page.reload();
  await eventually(subject).toHaveValue("Before the reload");
  await saved;
  const list = await page.request.get(listMakerLetters.path);
  expect(await list.json()).toMatchObject({
    letters: [{ subject: "Before the reload" }],
  });
});

test("two devices change different fields of a row, and only the same field is asked about", async () => {
  const [phone, laptop] = await Promise.all([
    shop.openPanel({ mayFail: [API.adminCharms] }),
    shop.openPanel({ mayFail: [API.adminCharms] }),
  ]);
  await openTab(phone, "Charms");
  await openTab(laptop, "Charms");
  const there = await edit(phone, "Daisy");
  const here = await edit(laptop, "Daisy");
  await there.getByLabel("Price").fill("6.00");
  await save(phone);
  await untilNotified(phone, "Charm updated successfully");
  await here.getByLabel("Stock Quantity").fill("9");
  await save(laptop);
  await untilNotified(laptop, "Charm updated successfully");
  await here.waitFor({ state: "detached" });
  const saved = async () => {
    const reply = await fetch(shop.url + API.charms);
    return CharmList.parse(await reply.json()).find(({ id }) => id === 5);
  };
  const stored = { name: "Daisy", price: "6.00", stockQuantity: 9 };
  expect(await saved()).toMatchObject(stored);
  await dismissToast(laptop);

  // The phone does not know of the new stock yet.
  await edit(phone, "Daisy");
  await edit(laptop, "Daisy");
  await here.getByLabel("Name").fill("Ox-eye daisy");
  await here.getByLabel("Price").fill("7.00");
  await save(laptop);
  await untilNotified(laptop, "Charm updated successfully");
  await there.getByLabel("Name").fill("Marguerite");
  await save(phone);
  const rows = there.getByRole("row");
  await eventually(rows).toHaveCount(2);
  await eventually(rows.last()).toContainText("Name");
  await eventually(rows.last()).toContainText("Marguerite");
  await eventually(rows.last()).toContainText("Ox-eye daisy");
  await phone.getByRole("button", { name: "Save mine" }).click();
  await untilNotified(phone, "Charm updated successfully");
  expect(await saved()).toMatchObject({
    ...stored,
    name: "Marguerite",
    price: "7.00",
  });
});
