import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser } from "playwright";
import { API, PAGES } from "#shared/paths.ts";
import { ADMIN_ENV, ADMIN_LOGIN } from "#tests/admin.ts";
import { launchBrowser } from "./browser.ts";
import { type RunningShop, startExecutable } from "./executable.ts";
import { audit, type Look, openLook, shoot, WIDTHS } from "./look.ts";

let browser: Browser;
let shop: RunningShop;

beforeAll(async () => {
  browser = await launchBrowser();
  shop = await startExecutable({ args: ["serve", "--demo"], env: ADMIN_ENV });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await shop[Symbol.asyncDispose]();
});

/** Takes a picture of what is there and asks axe about it. */
async function look(at: Look, name: string): Promise<void> {
  await shoot(at, name);
  expect([name, await audit(at)]).toEqual([name, []]);
}

describe.each(WIDTHS)("the panel at %i px", (width) => {
  test("can be used by everybody, in each of its states", async () => {
    const at = await openLook(browser, shop.url, width);
    const { page, context } = at;
    page.setDefaultTimeout(8_000);
    await page.goto(PAGES.admin);
    await page.getByRole("heading", { name: "Admin Login" }).waitFor();
    await look(at, "admin-login");

    await context.request.post(API.login, { data: ADMIN_LOGIN });
    await page.reload();
    await page.getByRole("heading", { level: 3 }).first().waitFor();
    await look(at, "admin-products");

    await page.getByRole("button", { name: "Edit Sage & Gold Leaf" }).click();
    const form = page.getByRole("form", { name: "Edit Sage & Gold Leaf" });
    await form.getByLabel("Name").fill("");
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText("Give the clip a name.").waitFor();
    await look(at, "admin-products-edit");

    for (const [tab, name] of [
      ["Charms", "admin-charms"],
      ["Custom Clip Config", "admin-config"],
      ["Orders", "admin-orders"],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      await page.getByRole("tabpanel", { name: tab }).waitFor();
      await look(at, name);
    }
    await context.close();
  }, 60_000);
});
