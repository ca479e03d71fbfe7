import { describe, expect, test } from "bun:test";
import { expect as eventually } from "playwright/test";
import { API, PAGES } from "#shared/api/paths.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  logInOn,
  openTab,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/page.ts";
import { placeOrder, SHOPPERS_ENV } from "#tests/support/shopper.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "#tests/support/until.ts";

const shop = setUpShop({
  env: { ...ADMIN_ENV, OWNER_EMAIL: "hello@example.com" },
});

const SIZES = [
  ["a laptop", DESKTOP],
  ["a phone", PHONE],
] as const;

describe.each(SIZES)("on %s", (_name, size) => {
  test("the Orders tab shows the state of the mails and sends a test mail", async () => {
    const page = await shop.openPanel({ size });
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
    await untilNotified(page, "Test mail kept as a file");
  });
});

test("orders whose mails failed are named, and their mails can be retried", async () => {
  const failing = await shop.startAnother({
    env: {
      ...ADMIN_ENV,
      ...SHOPPERS_ENV,
      OWNER_EMAIL: "hello@example.com",
      // No server listens on this port.
      SMTP_URL: "smtp://127.0.0.1:1",
    },
  });
  const order = await placeOrder(failing.url);
  const page = await shop.openPage({
    path: PAGES.admin,
    size: PHONE,
    mayFail: [API.me],
    shopUrl: failing.url,
  });
  await logInOn(page);
  await openTab(page, "Orders");
  await page.getByText("SMTP configured").waitFor();
  await page.getByText(`Order ${order.id} has not been sent.`).waitFor();
  await page.getByText(/Last error, today at/).waitFor();
  await page.getByText(/Next automatic try today at/).waitFor();
  await page.getByRole("button", { name: "Retry now" }).click();
  await untilNotified(page, "Trying again now.");
});

test("a failed email is shown on every tab", async () => {
  await using smtp = await startSmtp();
  smtp.mode = "refuse";
  const failing = await shop.startAnother({
    env: {
      ...ADMIN_ENV,
      ...SHOPPERS_ENV,
      OWNER_EMAIL: "hello@example.com",
      SMTP_URL: smtp.url(),
    },
  });
  await placeOrder(failing.url);
  await until(() => failing.output().includes("mail_failed"));
  const page = await shop.openPage({
    path: PAGES.admin,
    mayFail: [API.me],
    shopUrl: failing.url,
  });
  await logInOn(page);
  const tab = page.getByRole("tab", { name: "Orders 1 failed" });
  for (const name of ["Charms", "Custom Clip Config", "Products"]) {
    await openTab(page, name);
    await page.getByText("An email about 1 order has failed.").waitFor();
    await tab.waitFor();
  }
  expect(await audit(page)).toEqual([]);
  await page.getByRole("button", { name: "See why" }).click();
  await page.getByText("Orders arrive by email").waitFor();
  await page.getByText("There is no backup yet.").waitFor();
  await eventually(
    page.getByText("An email about 1 order has failed."),
  ).toBeHidden();
});
