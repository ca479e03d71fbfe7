import { afterAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { API } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/page.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";
import {
  addClip,
  addDesign,
  button,
  fillContact,
  openCart,
  openCheckout,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import {
  type ReceivedMail,
  startSmtp,
  type TestSmtp,
} from "#tests/support/servers/smtp.ts";

const MAKER = "maker@example.com";
/** The size of A5, 148 by 210 mm, at 96 dots per inch. */
const A5 = { width: 559, height: 794 };
const TRACKING = "https://parcel.example.com/track?id=7";

let smtp: TestSmtp;
const shop = setUpShop(async () => {
  smtp = await startSmtp();
  return {
    env: {
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: MAKER,
      SUPPORT_EMAIL: "help@example.com",
      SHOP_TIME_ZONE: "America/New_York",
    },
  };
});
afterAll(() => smtp[Symbol.asyncDispose]());

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

/** Orders a designed clip and a plain one, up to the confirmation page. */
async function order(page: Page, email: string): Promise<void> {
  await addDesign(page, ["Daisy", "Sweetheart"], "MILA");
  await addClip(page, "Honey Tortoise");
  await openCart(page);
  await openCheckout(page);
  await fillContact(page, email);
  await button(page, "Place Order").click();
  await heading(page, "Order Confirmed!").waitFor();
}

/** Returns the mails to an address with a subject, in order of arrival. */
const mailsTo = (address: string, about: string) =>
  smtp.mails.filter(
    ({ recipients, mail }) =>
      recipients.includes(address) && mail.subject?.includes(about),
  );

/** Waits for a mail to an address whose subject has these words. */
async function mailTo(address: string, about: string): Promise<ReceivedMail> {
  for (;;) {
    const [mail] = mailsTo(address, about);
    if (mail) return mail;
    await smtp.arrived(smtp.mails.length + 1);
  }
}

const linkIn = ({ mail }: ReceivedMail, page: string) =>
  new RegExp(`\\S+/${page}/[\\w-]{22}(?=\\s)`).exec(mail.text ?? "")?.[0] ?? "";

const SIZES = [
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const;

describe.each(SIZES)("on a %s", (device, size) => {
  const email = `${device}@example.com`;

  test("shopper and maker follow an order from received to sent", async () => {
    const page = await shop.openPage({ size });
    await order(page, email);
    await page.getByRole("link", { name: "Follow your order" }).click();
    await heading(page, "We have your order").waitFor();
    await page.getByText("M · I · L · A").waitFor();
    const link = page.url();
    const confirmation = await mailTo(email, "Your order");
    expect(linkIn(confirmation, "orders")).toBe(link);
    await screenshot(page, "order-received", { fullPage: true });
    expect(await audit(page)).toEqual([]);

    const number = /\d{4}/.exec(confirmation.mail.subject ?? "")?.[0] ?? "";
    const forMaker = await mailTo(MAKER, `New order ${number}`);
    const makerLink = linkIn(forMaker, "make");
    // The test enters a tracking link that the API refuses.
    const maker = await shop.newPage({ size, mayFail: [API.make] });
    await maker.goto(makerLink);
    await heading(maker, `Order ${number}`).waitFor();
    await eventually(
      maker.getByRole("link", { name: /^Call/ }),
    ).toHaveAttribute("href", "tel:5550104477");
    await eventually(
      maker.getByRole("link", { name: /^Write/ }),
    ).toHaveAttribute("href", new RegExp(`^mailto:${email}\\?subject=`));
    await maker.getByText("1 × Daisy").waitFor();
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
  }, 120_000);

  test("a shopper cancels an order in time, after a second confirmation", async () => {
    const page = await shop.openPage({ size });
    const address = `cancelled-${email}`;
    await order(page, address);
    await page.getByRole("link", { name: "Follow your order" }).click();
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

    const confirmation = await mailTo(address, "Your order");
    const number = /\d{4}/.exec(confirmation.mail.subject ?? "")?.[0] ?? "";
    const told = await mailTo(MAKER, `Order ${number} is cancelled`);
    const forMaker = await mailTo(MAKER, `New order ${number}`);
    expect(told.mail.inReplyTo).toBe(forMaker.mail.messageId);
    const maker = await shop.newPage({ size });
    await maker.goto(linkIn(told, "make"));
    await maker.getByText("The customer has cancelled this order").waitFor();
    await eventually(button(maker, /Start|Undo/)).toHaveCount(0);
    await screenshot(maker, "make-cancelled", { fullPage: true });
  }, 120_000);
});

test("a wrong link shows the same 404 page as every unknown address", async () => {
  for (const path of ["/orders/AAAAAAAAAAAAAAAAAAAAAA", "/make/1001"]) {
    const page = await shop.newPage({ mayFail: [path] });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await heading(page, "404 Page Not Found").waitFor();
    await page.getByRole("button", { name: "Cart, 0 items" }).waitFor();
    await eventually(heading(page, "404 Page Not Found")).toBeVisible();
  }
});

test("the pages of an order can be read without scripts, and the slip fits on A5", async () => {
  const forMaker = await mailTo(MAKER, "New order 1001");
  const confirmation = await mailTo("desktop@example.com", "Your order");
  const context = { javaScriptEnabled: false };
  const page = await shop.newPage({ size: PHONE, context });
  await page.goto(linkIn(confirmation, "orders"));
  await heading(page, "It is on its way").waitFor();
  await page.getByText("Honey Tortoise").waitFor();
  await page.goto(linkIn(forMaker, "make"));
  await page.getByRole("link", { name: /^Call/ }).waitFor();
  await page.getByText("1 × Sweetheart").waitFor();

  const maker = await shop.newPage();
  await maker.goto(linkIn(forMaker, "make"));
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
});

test("every step is mailed after a minute, in the thread of the confirmation", async () => {
  const { running } = shop;
  for (const [device] of SIZES) {
    const email = `${device}@example.com`;
    const confirmation = await mailTo(email, "Your order");
    const thread = confirmation.mail.messageId;
    const making = await mailTo(email, "is being made");
    const sent = await mailTo(email, "is on its way");
    const cancelled = await mailTo(`cancelled-${email}`, "is cancelled");
    for (const { mail } of [making, sent]) {
      expect(mail.inReplyTo).toBe(thread);
      expect(mail.references).toBe(thread);
      expect(linkIn({ ...making, mail }, "orders")).toBe(
        linkIn(confirmation, "orders"),
      );
      const pictures = mail.attachments.map(({ filename }) => filename);
      expect(pictures).toContain("design-1.jpg");
    }
    expect(making.mail.text).toContain("From the maker: About Monday");
    expect(making.mail.html).toContain("About Monday");
    expect(sent.mail.text).toContain(`Follow the parcel: ${TRACKING}`);
    expect(sent.mail.text).toContain("From the maker: Enjoy it!");
    expect(sent.mail.html).toContain("https://parcel.example.com/track?id=7");
    expect(cancelled.mail.text).toContain("nothing to pay");
    // The first tap was undone, so there is one mail of each kind.
    expect(mailsTo(email, "is being made")).toHaveLength(1);
    expect(mailsTo(email, "is on its way")).toHaveLength(1);
    expect(confirmation.mail.text).toMatch(/ E[DS]T\. /);
  }
  expect(running.output()).not.toContain("mail_failed");
}, 120_000);
