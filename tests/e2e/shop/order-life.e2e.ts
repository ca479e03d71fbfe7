import { expect, test } from "bun:test";
import jsQR from "jsqr";
import type { Page } from "playwright";
import { eventually, hold, PHONE } from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { PlacedOrder } from "#shared/orders/schema.ts";
import { CharmList } from "#shared/clip/parts.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { audit, overflowOf } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";
import { button, toasts } from "#tests/support/browser/shopper-steps.ts";
import {
  addClip,
  addProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { correctionPath, IBAN, PAYMENT } from "#tests/support/orders.ts";
import { readPng } from "#tests/support/png.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { until } from "#tests/support/until.ts";

/** The size of A5, 148 by 210 mm, at 96 dots per inch. */
const A5 = { width: 559, height: 794 };
const TRACKING = "https://parcel.example.com/track?id=7";

const shop = setUpShop({
  env: { ...ADMIN_ENV, SHOP_CURRENCY: "EUR" },
  withMail: true,
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

/** Orders a designed clip, and a plain one if it is given. */
async function order(...plain: { id: number }[]): Promise<PlacedOrder> {
  const shopper = createShopper(shop.url);
  const charms = CharmList.parse((await shopper.get(API.charms)).json);
  const daisy = charms.find(({ name }) => name === "Daisy");
  const selectedCharms = [daisy?.id ?? 0];
  await addClip(shopper, { selectedCharms, customText: "MILA" });
  for (const clip of plain) await addProduct(shopper, clip);
  const body = orderBody(await readCart(shopper));
  return PlacedOrder.parse((await shopper.post(API.orders, body)).json);
}

/** Returns the link of the maker's page, once her mail is there. */
async function makerLink({ id }: PlacedOrder): Promise<string> {
  const find = () =>
    shop.smtp.mails
      .filter(({ mail }) => mail.subject?.includes(`New order ${id}`))
      .map(({ mail }) => /\S+\/make\/[\w-]{22}(?=\s)/.exec(mail.text ?? ""))
      .find((link) => link)?.[0];
  await until(() => find() !== undefined);
  return find() ?? "";
}

test("shopper and maker follow an order from received to sent, and print its slip", async () => {
  const placed = await order({ id: 2 });
  const page = await shop.newPage({ size: PHONE });
  await page.goto(placed.url);
  await heading(page, "We have your order").waitFor();
  await page.getByText("M · I · L · A").waitFor();
  await screenshot(page, "order-received", { fullPage: true });

  // The test enters a tracking link that the API refuses.
  const maker = await shop.newPage({ mayFail: [API.make] });
  // What is typed, ticked and pressed before the page is alive is not lost.
  const release = await hold(maker, "**/assets/*.js");
  const link = await makerLink(placed);
  await maker.goto(link, { waitUntil: "domcontentloaded" });
  await maker.getByLabel("When is it about ready?").fill("About Friday");
  const daisy = maker.getByRole("checkbox", { name: /Daisy/ });
  await daisy.check();
  await button(maker, "Start making").click();
  const kept = maker.waitForResponse(/\/picks$/);
  release();
  await toasts(maker).getByText("Started").waitFor();
  await kept;
  await eventually(daisy).toBeChecked();
  expect(maker.url()).toBe(link);
  await screenshot(maker, "make-received", { fullPage: true });

  await toasts(maker).getByRole("button", { name: "Undo" }).click();
  await toasts(maker).getByText("Undone").waitFor();
  await button(maker, "Start making").waitFor();

  const ready = maker.getByLabel("When is it about ready?");
  await eventually(ready).toHaveValue("About Friday");
  await button(maker, "Start making").click();
  await button(maker, "Mark as sent").waitFor();
  await ready.fill("About Monday");
  await button(maker, "Save when it is ready").click();
  await toasts(maker).getByText("Saved.").waitFor();
  await maker.setViewportSize(PHONE);
  await screenshot(maker, "make-making", { fullPage: true });
  expect(await audit(maker)).toEqual([]);

  await page.reload();
  await heading(page, "We are making it").waitFor();
  await page.getByText("About Monday").waitFor();
  await eventually(button(page, "Cancel this order")).toBeHidden();
  await screenshot(page, "order-making", { fullPage: true });

  const tracking = maker.getByLabel("Tracking number or link (optional)");
  await tracking.fill("http://parcel.example.com/7");
  await button(maker, "Mark as sent").click();
  await maker.getByText("which begins with https://").waitFor();
  // A number shows whose it is; a scanner's Enter goes on to the button.
  await tracking.fill("");
  await tracking.pressSequentially("0034 0434 1610 9404 2557");
  const carrier = maker.getByRole("combobox", { name: "Carrier" });
  await eventually(carrier).toHaveValue("dhl");
  await carrier.selectOption("GLS");
  await tracking.press("Enter");
  await eventually(button(maker, "Mark as sent")).toBeFocused();
  await tracking.fill("0034 0434 1610 9404 2557");
  await eventually(carrier).toHaveValue("dhl");
  await screenshot(maker, "make-tracking");
  expect(await audit(maker)).toEqual([]);
  await maker.getByLabel("A word to the customer").fill("Enjoy it!");
  await button(maker, "Mark as sent").click();
  await toasts(maker).getByText("Marked as sent").waitFor();
  await screenshot(maker, "make-sent", { fullPage: true });
  await toasts(maker).getByRole("button", { name: "Undo" }).click();
  await toasts(maker).getByText("Undone").waitFor();
  await eventually(carrier).toHaveValue("dhl");
  await button(maker, "Mark as sent").click();
  await toasts(maker).getByText("Marked as sent").waitFor();
  await page.reload();
  await page.getByText("00340434161094042557").waitFor();
  await button(page, "Copy Tracking number").waitFor();
  expect(await audit(page)).toEqual([]);
  await screenshot(page, "order-sent-number", { fullPage: true });
  // A link takes the place of a number.
  await eventually(tracking).toHaveValue("00340434161094042557");
  await tracking.fill(TRACKING);
  await eventually(carrier).toBeHidden();
  await button(maker, "Save what the customer sees").click();
  await toasts(maker).getByText("Saved.").waitFor();

  await page.reload();
  await heading(page, "It is on its way").waitFor();
  await eventually(
    page.getByRole("link", { name: "Follow the parcel" }),
  ).toHaveAttribute("href", TRACKING);
  await screenshot(page, "order-sent", { fullPage: true });
  expect(await audit(page)).toEqual([]);
  await expectSlipOnA5(maker);

  // A wrong press is taken back, a cancellation as well.
  await maker.emulateMedia({ media: "screen" });
  await maker.setViewportSize(PHONE);
  await button(maker, /^Back to/).click();
  await button(maker, "Cancel the order").click();
  await maker.getByLabel("Why? (optional)").fill("No more resin.");
  await button(maker, "Cancel the order").click();
  await toasts(maker).getByText("The order is cancelled").waitFor();
  await button(maker, /^Back to/).click();
  await button(maker, "Mark as sent").waitFor();
}, 60_000);

async function expectSlipOnA5(maker: Page): Promise<void> {
  await button(maker, "Print the work slip").waitFor();
  await maker.emulateMedia({ media: "print" });
  await eventually(button(maker, "Print the work slip")).toBeHidden();
  expect(await maker.getByRole("main").textContent()).not.toMatch(/address/i);
  await maker.setViewportSize(A5);
  await screenshot(maker, "make-slip", { fullPage: true });
  const pdf = await maker.pdf({ preferCSSPageSize: true });
  const text = pdf.toString("latin1");
  expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] =
    /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
  // The slip measures 148 by 210 mm, here in points.
  expect(Number(width)).toBeCloseTo(419.5, -1);
  expect(Number(height)).toBeCloseTo(595.3, -1);
}

test("a shopper cancels an order in time, after a second confirmation", async () => {
  const { url } = await order();
  const page = await shop.newPage({ size: PHONE });
  await page.goto(url);
  await button(page, "Cancel this order").click();
  await heading(page, "We have your order").waitFor();
  await button(page, "Keep it").click();
  await button(page, "Cancel this order").click();
  await page.getByRole("heading", { name: /for good\?$/ }).waitFor();
  await screenshot(page, "order-cancel", { fullPage: true });
  await button(page, "Yes, cancel it").click();
  await heading(page, "This order is cancelled").waitFor();
  await eventually(heading(page, "This order is cancelled")).toBeFocused();
  await screenshot(page, "order-cancelled", { fullPage: true });
  expect(await audit(page)).toEqual([]);
});

test("the maker asks for the money and corrects the order, and the customer sees how to pay, and her receipt", async () => {
  const ask = await asMaker(shop.url);
  const site = await (await ask("GET", API.adminSite)).json();
  await ask("PUT", API.adminSite, { ...site, payment: PAYMENT });
  const placed = await order();
  const html = await (await fetch(placed.url)).text();
  expect(html).toContain("We have your order");
  expect(html).not.toContain("What to pay");

  const maker = await shop.newPage({ size: PHONE, mayFail: [API.make] });
  await maker.goto(await makerLink(placed));
  const payment = maker.getByRole("region", { name: "Payment" });
  await payment.getByText("Not asked for yet").waitFor();
  const letter = await maker
    .getByRole("link", { name: /^Write/ })
    .getAttribute("href");
  expect(decodeURIComponent(letter ?? "")).toContain(IBAN);
  await payment.getByRole("button", { name: "Ask for payment" }).click();
  await toasts(maker).getByText("Asked for payment").waitFor();
  await payment.getByText("Asked for", { exact: true }).waitFor();
  await screenshot(maker, "make-asked", { fullPage: true });

  const page = await shop.newPage();
  await page.goto(placed.url);
  const panel = page.getByRole("region", { name: "What to pay" });
  await panel.getByText("DE89 3704 0044 0532 0130 00").waitFor();
  await page.getByText("M · I · L · A").waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await panel.getByRole("button", { name: "Copy IBAN" }).click();
  await panel.getByText("Copied", { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(IBAN);
  const code = panel.getByRole("img", { name: "QR code" });
  const shot = await code.screenshot({ scale: "css" });
  const { rgba, width, height } = readPng(shot);
  const scanned = jsQR(new Uint8ClampedArray(rgba), width, height)?.data;
  expect(scanned).toContain(`${IBAN}\nEUR`);
  await screenshot(page, "order-asked", { fullPage: true });
  expect(await audit(page)).toEqual([]);
  for (const size of [PHONE, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    await eventually.poll(() => overflowOf(page)).toBe(0);
    await panel.getByRole("link", { name: "Save the code" }).waitFor();
    await screenshot(page, `order-asked-${size.width}`, { fullPage: true });
  }

  await correct(maker);
  // The tick is there again after a reload, as on another device.
  const daisy = maker.getByRole("checkbox", { name: /Daisy/ });
  const kept = maker.waitForResponse(/\/picks$/);
  await daisy.check();
  await kept;
  await eventually(daisy).toBeChecked();
  await maker.reload();
  await eventually(daisy).toBeChecked();

  await payment.getByRole("button", { name: "Mark as paid" }).click();
  await toasts(maker).getByText("Marked as paid").waitFor();
  await toasts(maker).getByRole("button", { name: "Undo" }).click();
  await toasts(maker).getByText("Undone").waitFor();
  await payment.getByRole("button", { name: "Mark as paid" }).click();
  await payment.getByText("Paid", { exact: true }).waitFor();
  await page.reload();
  await page.getByText("M · I · R · A").waitFor();
  await page.getByText(/^Paid on .* Thank you\.$/).waitFor();
  await page.emulateMedia({ media: "print" });
  await page.getByText("Receipt", { exact: true }).waitFor();
  await eventually(page.getByRole("heading", { level: 1 })).toBeHidden();
  await screenshot(page, "order-receipt", { fullPage: true });
  await refund(maker, page);
}, 60_000);

/** Gives something back of what was paid, and then all of it. */
async function refund(maker: Page, page: Page): Promise<void> {
  const payment = maker.getByRole("region", { name: "Payment" });
  const amount = payment.getByLabel("Amount paid back");
  const mark = payment.getByRole("button", { name: "Mark as paid back" });
  await payment.getByRole("button", { name: "Pay something back" }).click();
  await amount.fill("999");
  await mark.click();
  await payment.getByText(/^At most €[\d.]+ can go back/).waitFor();
  await eventually(amount).toHaveValue("999");
  expect(await audit(maker)).toEqual([]);
  await amount.fill("5,50");
  await mark.click();
  await payment.getByText("Paid back so far: €5.50.").waitFor();
  await toasts(maker).getByRole("button", { name: "Undo" }).click();
  await toasts(maker).getByText("Undone").waitFor();
  await eventually(payment.getByText(/^Paid back so far/)).toHaveCount(0);
  await button(maker, "Cancel the order").click();
  await button(maker, "Cancel the order").click();
  await payment.getByText(/is to go back\. Send it/).waitFor();
  await mark.click();
  await payment.getByText("Paid back", { exact: true }).waitFor();
  await page.emulateMedia({ media: "screen" });
  await page.reload();
  await heading(page, "This order is cancelled").waitFor();
  await page.getByText("Paid in all").waitFor();
  // Its slip says so across it, and there is none for a parcel.
  await eventually(button(maker, "Print packing slip")).toHaveCount(0);
  const across = maker
    .getByText("Cancelled")
    .and(maker.locator("[data-across]"));
  await eventually(across).toBeHidden();
  await maker.emulateMedia({ media: "print" });
  await eventually(across).toBeVisible();
  await maker.setViewportSize(A5);
  await screenshot(maker, "make-slip-cancelled", { fullPage: true });
}

/** Corrects the order of a maker's page where it stands. */
async function correct(maker: Page): Promise<void> {
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
  await eventually(dialog.getByLabel("Email")).toBeFocused();
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
}

test("a typed correction outlives a reload, and what another window corrects meanwhile", async () => {
  const link = await makerLink(await order());
  const correctElsewhere = (body: object) =>
    createShopper(shop.url).post(correctionPath(link.slice(-22)), body);
  const maker = await shop.newPage({ size: PHONE, mayFail: [API.make] });
  await maker.goto(link);
  const dialog = maker.getByRole("dialog", { name: /^Correct order/ });
  const field = (name: string) => dialog.getByLabel(name);
  const save = dialog.getByRole("button", { name: "Save the correction" });
  const corrected = toasts(maker).getByText("Corrected", { exact: true });
  await button(maker, "Correct the order").click();
  await field("Letters").fill("MIRA");
  await field("Charm 2").selectOption({ label: "Sweetheart" });
  await maker.reload();
  await eventually(field("Letters")).toHaveValue("MIRA");
  await eventually(field("Charm 2")).not.toHaveValue("");

  // Another field of the same line: the save has both.
  await correctElsewhere({ revision: 0, lines: [{ line: 0, quantity: 3 }] });
  await save.click();
  await corrected.waitFor();
  const history = maker.getByRole("region", { name: "What was corrected" });
  await history.getByText("Quantity: 1 → 3").waitFor();
  await history.getByText(/^Letters: .*L · A → .*R · A$/).waitFor();

  // The same field: she is asked, and what she typed stays.
  await button(maker, "Correct the order").click();
  await eventually(field("Quantity")).toHaveValue("3");
  await field("Phone").fill("030 99");
  await field("Name").fill("Ada Lovelace");
  await correctElsewhere({ revision: 2, customerPhone: "030 55" });
  await save.click();
  await dialog.getByRole("cell", { name: "030 55" }).waitFor();
  await dialog.getByRole("cell", { name: "030 99" }).waitFor();
  await eventually(field("Phone")).toHaveValue("030 99");
  await screenshot(maker, "make-correct-conflict");
  expect(await audit(maker)).toEqual([]);
  await dialog.getByRole("button", { name: "Take the saved one" }).click();
  await eventually(field("Phone")).toHaveValue("030 55");
  await eventually(field("Name")).toHaveValue("Ada Lovelace");
  await save.click();
  await corrected.waitFor();
  await history.getByText(/^Name: .* → Ada Lovelace$/).waitFor();
});

test("who lost the mail asks for the links of her orders", async () => {
  const page = await shop.openPage({
    path: PAGES.orders,
    size: PHONE,
    mayFail: [API.orderLinks],
  });
  const field = page.getByRole("textbox", { name: "Email" }).first();
  await field.fill("ada@");
  await button(page, "Send me the links").click();
  await eventually(field).toHaveAttribute("aria-invalid", "true");
  await eventually(field).toBeFocused();
  await eventually(field).toHaveValue("ada@");
  expect(await audit(page)).toEqual([]);
  await field.fill("ada@example.com");
  await button(page, "Send me the links").click();
  const answer = page.getByText(/^If there are orders with this address/);
  await eventually(answer).toBeFocused();
  await eventually(button(page, "Send me the links")).toHaveCount(0);
});
