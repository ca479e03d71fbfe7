import { afterAll, expect, test } from "bun:test";
import jsQR from "jsqr";
import { eventually } from "#tests/support/browser/eventually.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { overflowOf } from "#tests/support/browser/overflow.ts";
import { PHONE } from "#tests/support/browser/page.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";
import {
  button,
  fillContact,
  openCheckoutOf,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { PAYMENT } from "#tests/support/payment.ts";
import { readPng } from "#tests/support/png.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "#tests/support/until.ts";

const MAKER = "maker@example.com";

let smtp: TestSmtp;
const shop = setUpShop(async () => {
  smtp = await startSmtp();
  return {
    env: {
      ...ADMIN_ENV,
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: MAKER,
      SHOP_CURRENCY: "EUR",
    },
  };
});
afterAll(() => smtp[Symbol.asyncDispose]());

/** Writes under Details how the maker is paid, with a slip of the pen. */
async function setUpPayment() {
  const page = await shop.openPage({ signedIn: true });
  await button(page, "Edit").click();
  await button(page, "Details").click();
  const details = page.getByRole("dialog", { name: "Details" });
  const payment = details.getByRole("group", { name: "Payment" });
  await payment.getByLabel("Account holder").fill(PAYMENT.bank.holder);
  await payment.getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 0");
  await payment.getByLabel("Your own link to pay at").fill(PAYMENT.link);
  await payment.getByText("has 22 characters; this one has 21.").waitFor();
  await screenshot(page, "details-payment");
  expect(await audit(page)).toEqual([]);
  await payment.getByLabel("IBAN").fill("de89 3704 0044 0532 0130 00");
  await button(page, "Done").click();
  await details.waitFor({ state: "hidden" });
  await button(page, "Save").click();
  await toasts(page).getByText("Saved").first().waitFor();
  await page.close();
}

/**
 * Waits for the maker's mail about a new order after the first `before` mails,
 * among which mails of an earlier order's steps may come. Returns its link.
 */
async function makerLink(before = 0): Promise<string> {
  const find = () =>
    smtp.mails
      .slice(before)
      .filter(({ recipients }) => recipients.includes(MAKER))
      .map(({ mail }) => /\S+\/make\/[\w-]{22}(?=\s)/.exec(mail.text ?? ""))
      .find((link) => link)?.[0];
  await until(() => find() !== undefined);
  return find() ?? "";
}

test("the maker asks for the money, and the customer sees how to pay", async () => {
  await setUpPayment();
  const page = await shop.newPage();
  const charms = ["Daisy", "Sweetheart"];
  await openCheckoutOf(page, { charms, letters: "MILA" });
  await fillContact(page, "ada@example.com");
  await button(page, "Place Order").click();
  await page.getByRole("link", { name: "Follow your order" }).click();
  await page.getByRole("heading", { name: "We have your order" }).waitFor();
  await eventually(page.getByText("What to pay")).toBeHidden();
  const link = await makerLink();

  const maker = await shop.newPage({ size: PHONE });
  await maker.goto(link);
  const payment = maker.getByRole("region", { name: "Payment" });
  await payment.getByText("Not asked for yet").waitFor();
  const letter = await maker
    .getByRole("link", { name: /^Write/ })
    .getAttribute("href");
  expect(decodeURIComponent(letter ?? "")).toContain("DE89370400440532013000");
  await payment.getByRole("button", { name: "Ask for payment" }).click();
  await toasts(maker).getByText("Asked for payment").waitFor();
  await payment.getByText("Asked for", { exact: true }).waitFor();
  await screenshot(maker, "make-asked", { fullPage: true });
  expect(await audit(maker)).toEqual([]);

  // The tick is there again after a reload, as on another device.
  const daisy = maker.getByRole("checkbox", { name: /Daisy/ });
  const kept = maker.waitForResponse(/\/picks$/);
  await daisy.check();
  await kept;
  await eventually(daisy).toBeChecked();
  await maker.reload();
  await eventually(daisy).toBeChecked();

  await page.reload();
  const panel = page.getByRole("region", { name: "What to pay" });
  await panel.getByText("DE89 3704 0044 0532 0130 00").waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await panel.getByRole("button", { name: "Copy IBAN" }).click();
  await panel.getByText("Copied", { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe("DE89370400440532013000");
  const code = panel.getByRole("img", { name: "QR code" });
  const shot = await code.screenshot({ scale: "css" });
  const { rgba, width, height } = readPng(shot);
  const scanned = jsQR(new Uint8ClampedArray(rgba), width, height)?.data;
  expect(scanned).toContain("DE89370400440532013000\nEUR");
  await screenshot(page, "order-asked", { fullPage: true });
  expect(await audit(page)).toEqual([]);
  for (const size of [PHONE, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    await eventually.poll(() => overflowOf(page)).toBe(0);
    await panel.getByRole("link", { name: "Save the code" }).waitFor();
    await screenshot(page, `order-asked-${size.width}`, { fullPage: true });
  }

  await payment.getByRole("button", { name: "Mark as paid" }).click();
  await toasts(maker).getByText("Marked as paid").waitFor();
  await toasts(maker).getByRole("button", { name: "Undo" }).click();
  await toasts(maker).getByText("Undone").waitFor();
  await payment.getByRole("button", { name: "Mark as paid" }).click();
  await payment.getByText("Paid", { exact: true }).waitFor();
  await page.reload();
  await page.getByText(/^Paid on .* Thank you\.$/).waitFor();
  await page.emulateMedia({ media: "print" });
  await page.getByText("Receipt", { exact: true }).waitFor();
  await eventually(page.getByRole("heading", { level: 1 })).toBeHidden();
  await screenshot(page, "order-receipt", { fullPage: true });
}, 60_000);

test("the maker corrects an order where it stands", async () => {
  const page = await shop.newPage();
  await openCheckoutOf(page, { charms: ["Daisy"], letters: "MILA" });
  await fillContact(page, "grace@example.com");
  const arrived = smtp.mails.length;
  await button(page, "Place Order").click();
  await page.getByRole("link", { name: "Follow your order" }).click();
  await page.getByText("M · I · L · A").waitFor();
  const link = await makerLink(arrived);
  const maker = await shop.newPage({ size: PHONE, mayFail: [API.make] });
  await maker.goto(link);
  await button(maker, "Correct the order").click();
  const dialog = maker.getByRole("dialog", { name: /^Correct order/ });
  await dialog.getByLabel("Email").fill("grace@");
  await dialog.getByLabel("Quantity").fill("2");
  await dialog.getByLabel("Letters").fill("MIRA");
  await dialog.getByLabel("Charm 2").selectOption({ label: "Sweetheart" });
  await dialog.getByRole("button", { name: "Save the correction" }).click();
  await dialog
    .getByText(/valid|complete|address/i)
    .first()
    .waitFor();
  await eventually(dialog.getByLabel("Letters")).toHaveValue("MIRA");
  await screenshot(maker, "make-correct");
  expect(await audit(maker)).toEqual([]);
  // Back closes it and stays on the page; what was typed is there again.
  await maker.goBack();
  await dialog.waitFor({ state: "hidden" });
  await button(maker, "Correct the order").click();
  await eventually(dialog.getByLabel("Letters")).toHaveValue("MIRA");
  await dialog.getByLabel("Email").fill("grace@example.org");
  await dialog.getByRole("button", { name: "Save the correction" }).click();
  await toasts(maker).getByText("Corrected").waitFor();
  const history = maker.getByRole("region", { name: "What was corrected" });
  await history.getByText("Quantity: 1 → 2").waitFor();
  await history.getByText("Charms: Daisy → Daisy, Sweetheart").waitFor();
  await screenshot(maker, "make-corrected", { fullPage: true });
  expect(await audit(maker)).toEqual([]);
  await page.reload();
  await page.getByText("M · I · R · A").waitFor();
}, 60_000);
