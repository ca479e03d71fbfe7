import { test } from "bun:test";
import type { Page } from "playwright";
import { eventually, hold } from "#tests/support/browser/page.ts";
import * as z from "zod/mini";
import { PAGES } from "#shared/api/paths.ts";
import { adminProductPath, API } from "#tests/support/api.ts";
import { Product } from "#shared/catalog/schema.ts";
import { picture } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV, ADMIN_LOGIN } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { dismissToast } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/** Changes a product's description, as another window of the maker does. */
async function changeElsewhere(page: Page, name: string, description: string) {
  const { request } = page.context();
  const answer = await request.get(API.products);
  const products = z.array(Product).parse(await answer.json());
  const product = products.find((each) => each.name === name);
  if (!product) throw new Error(`there is no ${name}`);
  const data = { ...product, description };
  const saved = await request.put(adminProductPath(product.id), { data });
  if (!saved.ok()) throw new Error(await saved.text());
}

test("the panel is accessible in each of its states", async () => {
  const page = await shop.newPage({
    mayFail: [API.me, API.login, API.adminProducts],
  });
  const context = page.context();
  const check = await hold(page, `**${API.me}`);
  await page.goto(PAGES.admin);
  await page.getByText("Loading...").waitFor();
  await picture(page, "admin-checking");
  check();
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
  await picture(page, "admin-login", { isWalked: true });

  const refuse = await hold(page, `**${API.login}`, { times: 1 });
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill("not this one");
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText("Logging in...").waitFor();
  await picture(page, "admin-login-pending");
  refuse();
  await page.getByText("Invalid username or password").waitFor();
  await picture(page, "admin-login-error", { isWalked: true });

  await context.request.post(API.login, { data: ADMIN_LOGIN });
  await page.reload();
  await page.getByRole("heading", { level: 3 }).first().waitFor();
  await picture(page, "admin-products", { isWalked: true });

  await page.getByRole("button", { name: "Edit Sage & Gold Leaf" }).click();
  const form = page.getByRole("form", { name: "Edit Sage & Gold Leaf" });
  await form.getByLabel("Name").fill("");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText("Give the clip a name.").waitFor();
  await picture(page, "admin-products-edit", {
    alsoWide: true,
    isWalked: true,
  });
  await page.emulateMedia({ forcedColors: "active" });
  const tickOf = (name: string) =>
    form.locator("label").filter({ hasText: name }).locator("svg");
  await eventually(tickOf("In Stock")).toBeVisible();
  await eventually(tickOf("Best Seller")).toBeHidden();
  await page.emulateMedia({ forcedColors: null });

  await form.getByLabel("Name").fill("Sage & Gold");
  await form.getByLabel("Description").fill("Changed here.");
  await context.clearCookies();
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByRole("dialog", { name: "Please log in again." }).waitFor();
  await picture(page, "admin-session-ended");
  await context.request.post(API.login, { data: ADMIN_LOGIN });
  await changeElsewhere(page, "Sage & Gold Leaf", "Changed elsewhere.");
  await page.getByLabel("Password").fill(ADMIN_LOGIN.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText("Someone changed this product").waitFor();
  const versions = page.getByRole("table");
  await versions.getByText("Changed elsewhere.").waitFor();
  await eventually(versions).toBeInViewport();
  await picture(page, "admin-products-clash");
  await page.getByRole("button", { name: "Take the saved one" }).click();
  await dismissToast(page);

  for (const [tab, name, alsoWide] of [
    ["Charms", "admin-charms", false],
    ["Custom Clip Config", "admin-config", true],
    ["Orders", "admin-orders", true],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("tabpanel", { name: tab }).waitFor();
    await picture(page, name, { alsoWide, isWalked: true });
  }
}, 120_000);
