import { afterAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { PlacedOrder } from "#shared/orders/schema.ts";
import { CharmList } from "#shared/clip/charms.ts";
import { API } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { PHONE } from "#tests/support/browser/page.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";
import { button, toasts } from "#tests/support/browser/shopper-steps.ts";
import {
  addClip,
  addProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { until } from "#tests/support/until.ts";

/** The size of A5, 148 by 210 mm, at 96 dots per inch. */
const A5 = { width: 559, height: 794 };
const TRACKING = "https://parcel.example.com/track?id=7";

let smtp: TestSmtp;
const shop = setUpShop(async () => {
  smtp = await startSmtp();
  return {
    env: { SMTP_URL: smtp.url(), OWNER_EMAIL: "maker@example.com" },
  };
});
afterAll(() => smtp[Symbol.asyncDispose]());

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

/** Orders a designed clip and a plain one. */
async function order(): Promise<PlacedOrder> {
  const shopper = createShopper(shop.url);
  const charms = CharmList.parse((await shopper.get(API.charms)).json);
  const selectedCharms = charms
    .filter(({ name }) => ["Daisy", "Sweetheart"].includes(name))
    .map(({ id }) => id);
  await addClip(shopper, { selectedCharms, customText: "MILA" });
  await addProduct(shopper, { id: 2 });
  const body = orderBody(await readCart(shopper));
  return PlacedOrder.parse((await shopper.post(API.orders, body)).json);
}

/** Returns the link of the maker's page, once her mail is there. */
async function makerLink({ id }: PlacedOrder): Promise<string> {
  const find = () =>
    smtp.mails
      .filter(({ mail }) => mail.subject?.includes(`New order ${id}`))
      .map(({ mail }) => /\S+\/make\/[\w-]{22}(?=\s)/.exec(mail.text ?? ""))
      .find((link) => link)?.[0];
  await until(() => find() !== undefined);
  return find() ?? "";
}

test("shopper and maker follow an order from received to sent, and print its slip", async () => {
  const placed = await order();
  const page = await shop.newPage({ size: PHONE });
  await page.goto(placed.url);
  await heading(page, "We have your order").waitFor();
  await page.getByText("M · I · L · A").waitFor();
  await screenshot(page, "order-received", { fullPage: true });
  expect(await audit(page)).toEqual([]);

  // The test enters a tracking link that the API refuses.
  const maker = await shop.newPage({ mayFail: [API.make] });
  await maker.goto(await makerLink(placed));
  await heading(maker, `Order ${placed.id}`).waitFor();
  await screenshot(maker, "make-received", { fullPage: true });
  expect(await audit(maker)).toEqual([]);

  await maker.getByLabel("When is it about ready?").fill("About Friday");
  await button(maker, "Start making").click();
  await toasts(maker).getByText("Started").waitFor();
  await toasts(maker).getByRole("button", { name: "Undo" }).click();
  await toasts(maker).getByText("Undone").waitFor();
  await button(maker, "Start making").waitFor();

  const ready = maker.getByLabel("When is it about ready?");
  await eventually(ready).toHaveValue("About Friday");
  await ready.fill("About Monday");
  await button(maker, "Start making").click();
  await button(maker, "Mark as sent").waitFor();
  await maker.setViewportSize(PHONE);
  await screenshot(maker, "make-making", { fullPage: true });
  expect(await audit(maker)).toEqual([]);

  await page.reload();
  await heading(page, "We are making it").waitFor();
  await page.getByText("About Monday").waitFor();
  await eventually(button(page, "Cancel this order")).toBeHidden();
  await screenshot(page, "order-making", { fullPage: true });

  const tracking = maker.getByLabel("Tracking link (optional)");
  await tracking.fill("http://parcel.example.com/7");
  await button(maker, "Mark as sent").click();
  await maker.getByText("which begins with https://").waitFor();
  await tracking.fill(TRACKING);
  await maker.getByLabel("A word to the customer").fill("Enjoy it!");
  await button(maker, "Mark as sent").click();
  await toasts(maker).getByText("Marked as sent").waitFor();
  await screenshot(maker, "make-sent", { fullPage: true });

  await page.reload();
  await heading(page, "It is on its way").waitFor();
  await eventually(
    page.getByRole("link", { name: "Follow the parcel" }),
  ).toHaveAttribute("href", TRACKING);
  await screenshot(page, "order-sent", { fullPage: true });
  expect(await audit(page)).toEqual([]);
  await expectSlipOnA5(maker);
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
  expect(await audit(page)).toEqual([]);
  await button(page, "Yes, cancel it").click();
  await heading(page, "This order is cancelled").waitFor();
  await eventually(heading(page, "This order is cancelled")).toBeFocused();
  await screenshot(page, "order-cancelled", { fullPage: true });
  expect(await audit(page)).toEqual([]);
});
