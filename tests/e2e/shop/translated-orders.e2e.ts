import { afterAll, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { PAGES } from "#shared/api/paths.ts";
import { newSite } from "#shared/site/new-site.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import {
  charmsOn,
  clip,
  design,
  designer,
  onCharm,
  onClip,
} from "#tests/support/browser/designer-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  addClip,
  button,
  fillContact,
  openCart,
  openCheckout,
  openDesigner,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { translate, untilAlive } from "#tests/support/browser/translator.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "#tests/support/until.ts";

// The pages and dialogs that translated.e2e.ts does not show: one shopper and
// one maker walk through all of them. Each page loaded is translated anew.

const SHOPPER = "translated@example.com";
const MAKER = "maker@example.com";

let smtp: TestSmtp;
const shop = setUpShop(async () => {
  smtp = await startSmtp();
  return {
    env: { ...ADMIN_ENV, SMTP_URL: smtp.url(), OWNER_EMAIL: MAKER },
  };
});
afterAll(() => smtp[Symbol.asyncDispose]());

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

/** Opens a page and translates it once it shows this heading. */
async function visit(page: Page, path: string, title: string | RegExp) {
  await page.goto(path);
  await heading(page, title).waitFor();
  await untilAlive(page);
  await translate(page);
}

/** Returns the address in a mail that leads to a page, once the mail is there. */
async function linkFor(address: string, path: RegExp): Promise<string> {
  const find = () => {
    const texts = smtp.mails
      .filter(({ recipients }) => recipients.includes(address))
      .map(({ mail }) => mail.text ?? "");
    return texts
      .flatMap((text) => text.match(/https?:\/\/\S+/g) ?? [])
      .find((link) => path.test(link));
  };
  await until(() => find() !== undefined);
  return find() ?? "";
}

test("a shopper designs, orders, withdraws and cancels, and the maker takes every step", async () => {
  const send = await asMaker(shop.url);
  await send("PUT", API.adminSite, {
    ...newSite("en"),
    legal: {
      country: "DE",
      orderWording: "binding",
      priceNote: "VAT included",
      withdrawalDays: 14,
      confirmSubscriptions: true,
    },
  });
  const page = await shop.openPage({
    mayFail: [API.make, API.withdraw, "/nowhere"],
  });
  await untilAlive(page);
  await translate(page);

  await openDesigner(page);
  await design(page, {
    letters: "AB",
    resin: "Honey Tortoise",
    charms: ["Daisy", "Sweetheart", "Pearl"],
  });
  await designer(page).getByText("Lucky Star").click({ force: true });
  await toasts(page).getByText("Limit reached").waitFor();
  const box = await clip(page).boundingBox();
  if (!box) throw new Error("the clip is not drawn");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.25, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, y, { steps: 6 });
  await page.mouse.up();
  await onCharm(page, "Swap", "Sweetheart");
  await onClip(page, "Sweetheart").click();
  await onCharm(page, "Exchange", "Sweetheart");
  await button(page, "Undo").click();
  await eventually.poll(() => charmsOn(page)).toHaveLength(3);
  await designer(page).getByRole("button", { name: "Add to Cart" }).click();
  await designer(page).waitFor({ state: "hidden" });
  await addClip(page, "Honey Tortoise");
  await openCart(page);
  await button(page, /^Edit /).click();
  await design(page, { resin: "Rose Quartz" });
  await designer(page).getByRole("button", { name: "Update Clip" }).click();
  await page.getByRole("dialog", { name: "Your Cart" }).waitFor();
  await openCheckout(page);
  await fillContact(page, SHOPPER);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Order with/ })
    .click();
  await heading(page, "Order Confirmed!").waitFor();

  await page.getByRole("link", { name: "Follow your order" }).click();
  await heading(page, "We have your order").waitFor();
  await untilAlive(page);
  await translate(page);
  await button(page, "Withdraw from contract here").click();
  const withdrawal = page.getByRole("dialog", {
    name: "Withdraw from contract",
  });
  await withdrawal.getByRole("checkbox").first().uncheck();
  await withdrawal.getByRole("checkbox").first().check();
  await withdrawal.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByText(/^You withdrew on /).waitFor();

  const forMaker = await linkFor(MAKER, /\/make\//);
  const maker = await shop.newPage({ mayFail: [API.make] });
  await visit(maker, forMaker, /^Order \d+/);
  await maker.getByLabel("When is it about ready?").fill("About Friday");
  await button(maker, "Start making").click();
  await toasts(maker).getByRole("button", { name: "Undo" }).click();
  await toasts(maker).getByText("Undone").waitFor();
  await button(maker, "Start making").click();
  await button(maker, "Save when it is ready").click();
  await toasts(maker).getByText("Saved.").waitFor();
  const tracking = maker.getByLabel("Tracking link (optional)");
  await tracking.fill("http://parcel.example.com/7");
  await button(maker, "Mark as sent").click();
  await maker.getByText("which begins with https://").waitFor();
  await tracking.fill("https://parcel.example.com/7");
  await button(maker, "Mark as sent").click();
  await toasts(maker).getByText("Marked as sent").waitFor();
  await button(maker, "Save what the customer sees").click();
  await toasts(maker).getByText("Saved.").waitFor();
  await button(maker, /^Undo: back to/).click();
  await button(maker, "Mark as sent").waitFor();
  await button(maker, "Cancel the order").click();
  await maker.getByLabel("Why? (optional)").fill("No more resin.");
  await button(maker, "Cancel the order").click();
  await toasts(maker).getByText("The order is cancelled").waitFor();
  await button(maker, /^Undo: back to/).click();
  await button(maker, "Mark as sent").waitFor();

  await visit(page, page.url(), "We are making it");
  await visit(page, PAGES.home, /./);
  await addClip(page, "Honey Tortoise");
  await openCart(page);
  await openCheckout(page);
  await fillContact(page, `cancelled-${SHOPPER}`);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Order with/ })
    .click();
  await heading(page, "Order Confirmed!").waitFor();
  await page.getByRole("link", { name: "Follow your order" }).click();
  await button(page, "Cancel this order").click();
  await button(page, "Keep it").click();
  await button(page, "Cancel this order").click();
  await button(page, "Yes, cancel it").click();
  await heading(page, "This order is cancelled").waitFor();
}, 120_000);

test("every other page is read and used in translation", async () => {
  const page = await shop.newPage({ mayFail: [API.withdraw, "/nowhere"] });
  await visit(page, PAGES.privacy, "Privacy");
  await visit(page, PAGES.confirmation, /./);
  await visit(page, "/nowhere", "404 Page Not Found");
  await page.getByRole("link", { name: /home/i }).last().click();
  await heading(page, /./).waitFor();
  await visit(page, PAGES.withdraw, "Withdraw from contract");
  await button(page, "Confirm withdrawal").click();
  await eventually(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill("Test Shopper");
  await page.getByLabel("Order").fill("9999");
  await page.getByLabel("Email").fill(SHOPPER);
  await button(page, "Confirm withdrawal").click();
  await heading(page, "We have your withdrawal").waitFor();
  await button(page, "Withdraw from another order").click();
  await button(page, "Confirm withdrawal").waitFor();

  await visit(page, PAGES.home, /./);
  await page
    .getByRole("textbox", { name: "Email address" })
    .fill(`fan-${SHOPPER}`);
  await button(page, "Join").click();
  await page.getByText("Almost there").first().waitFor();
  await visit(page, await linkFor(`fan-${SHOPPER}`, /confirm/), /./);
  await page.getByRole("button").click();
  await page.getByRole("link").waitFor();
  await visit(page, await linkFor(`fan-${SHOPPER}`, /unsubscribe/), /./);
  await page.getByRole("button").click();
  await page.getByRole("link").waitFor();
}, 120_000);
