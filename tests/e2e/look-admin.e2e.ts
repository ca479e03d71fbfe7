import { describe, expect, test } from "bun:test";
import type { Route } from "playwright";
import { expect as eventually } from "playwright/test";
import * as z from "zod/mini";
import { MailStatus } from "#shared/admin.ts";
import { Product } from "#shared/catalog.ts";
import { adminProductPath, API, PAGES } from "#shared/paths.ts";
import { ADMIN_ENV, ADMIN_LOGIN } from "#tests/admin.ts";
import { startSmtp } from "#tests/smtp.ts";
import { startExecutable } from "./executable.ts";
import { audit, type Look, openLook, shoot, WIDTHS } from "./look.ts";
import { placeOrder, SHOPPERS_ENV } from "./shopper.ts";
import { setStage } from "./stage.ts";

const stage = setStage({ env: ADMIN_ENV });

/** Takes a picture of what is there and asks axe about it. */
async function look(at: Look, name: string): Promise<void> {
  await shoot(at, name);
  expect([name, await audit(at)]).toEqual([name, []]);
}

/** Holds the next request to an address back until it is released. */
async function hold(at: Look, path: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  const letGo = async (route: Route) => {
    await released.promise;
    await route.continue();
  };
  await at.page.route(`**${path}`, letGo, { times: 1 });
  at.isHeld = true;
  return () => {
    at.isHeld = false;
    released.resolve();
  };
}

/** Gives a product another description, as another window of hers does. */
async function changeElsewhere(at: Look, name: string, description: string) {
  const { request } = at.context;
  const answer = await request.get(API.products);
  const products = z.array(Product).parse(await answer.json());
  const product = products.find((each) => each.name === name);
  if (!product) throw new Error(`there is no ${name}`);
  const data = { ...product, description };
  const saved = await request.put(adminProductPath(product.id), { data });
  if (!saved.ok()) throw new Error(await saved.text());
}

describe.each(WIDTHS)("the panel at %i px", (width) => {
  test("can be used by everybody, in each of its states", async () => {
    const at = await openLook(stage.browser, stage.shop.url, width);
    const { page, context } = at;
    page.setDefaultTimeout(8_000);
    const check = await hold(at, API.me);
    await page.goto(PAGES.admin);
    await page.getByText("Loading...").waitFor();
    await look(at, "admin-checking");
    check();
    await page.getByRole("heading", { name: "Admin Login" }).waitFor();
    await look(at, "admin-login");

    const refuse = await hold(at, API.login);
    await page.getByLabel("Username").fill("admin");
    await page.getByLabel("Password").fill("not this one");
    await page.getByRole("button", { name: "Login" }).click();
    await page.getByText("Logging in...").waitFor();
    await look(at, "admin-login-pending");
    refuse();
    await page.getByText("Invalid username or password").waitFor();
    await look(at, "admin-login-error");

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

    await form.getByLabel("Name").fill("Sage & Gold");
    await context.clearCookies();
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByRole("dialog", { name: "Please log in again." }).waitFor();
    await look(at, "admin-session-ended");
    await context.request.post(API.login, { data: ADMIN_LOGIN });
    await changeElsewhere(at, "Sage & Gold Leaf", `Changed at ${width}.`);
    await page.getByLabel("Password").fill(ADMIN_LOGIN.password);
    await page.getByRole("button", { name: "Login" }).click();
    await page.getByText("Someone changed this product").waitFor();
    await look(at, "admin-products-clash");
    await page.getByRole("button", { name: "Take the saved one" }).click();

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

  test("tells the mails that failed from those that wait", async () => {
    await using smtp = await startSmtp();
    await using failing = await startExecutable({
      args: ["serve", "--demo"],
      env: {
        ...ADMIN_ENV,
        ...SHOPPERS_ENV,
        OWNER_EMAIL: "hello@example.com",
        SMTP_URL: smtp.url(),
      },
    });
    const at = await openLook(stage.browser, failing.url, width);
    const { page, context } = at;
    page.setDefaultTimeout(8_000);
    await context.request.post(API.login, { data: ADMIN_LOGIN });
    await page.goto(PAGES.admin);
    const mails = async () => {
      const answer = await context.request.get(API.mailStatus);
      return MailStatus.parse(await answer.json());
    };
    const openOrders = async () => {
      await page.reload();
      await page.getByRole("tab", { name: "Orders" }).click();
    };
    smtp.mode = "busy";
    const { id } = await placeOrder(failing.url);
    await eventually.poll(mails).toMatchObject({ lastError: { orderId: id } });
    await openOrders();
    await page.getByText(/Next automatic try today at/).waitFor();
    await look(at, "admin-orders-waiting");
    smtp.mode = "refuse";
    await page.getByRole("button", { name: "Retry now" }).click();
    await eventually.poll(mails).toMatchObject({ failed: 2 });
    await openOrders();
    await page.getByText("What has failed is sent again only by").waitFor();
    await look(at, "admin-orders-failed");
    await context.close();
  }, 60_000);
});
