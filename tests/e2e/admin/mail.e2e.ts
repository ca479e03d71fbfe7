import { expect, test } from "bun:test";
import { eventually } from "#tests/support/browser/eventually.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { de } from "#shared/messages/letters/de.ts";
import { en } from "#shared/messages/letters/en.ts";
import { es } from "#shared/messages/letters/es.ts";
import { fr } from "#shared/messages/letters/fr.ts";
import { it } from "#shared/messages/letters/it.ts";
import { nl } from "#shared/messages/letters/nl.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  logInOn,
  openTab,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { DESKTOP, PHONE, SMALL_PHONE } from "#tests/support/browser/page.ts";
import { dismissToast } from "#tests/support/browser/shopper-steps.ts";
import { placeOrder, SHOPPERS_ENV } from "#tests/support/shopper.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "#tests/support/until.ts";

const shop = setUpShop({
  env: { ...ADMIN_ENV, OWNER_EMAIL: "hello@example.com" },
});

const SIZES = [
  [DESKTOP, "Monday", "1048"],
  [PHONE, "Tuesday", "1049"],
] as const;

test("the Orders tab shows the state of the mails and sends a test mail, on a laptop and on a phone", async () => {
  const page = await shop.openPanel();
  await openTab(page, "Orders");
  const address = page.getByLabel("Send a test email to");
  const sendTest = page.getByRole("button", { name: "Send test email" });
  for (const [size, day, order] of SIZES) {
    await page.setViewportSize(size);
    await page
      .getByText(
        "Orders are emailed to hello@example.com when customers complete purchases.",
      )
      .waitFor();
    await page.getByText("SMTP not configured").waitFor();
    await page.getByText("The first order will ring here.").waitFor();
    await page.getByLabel("Order number or email address").fill(order);
    await page.getByRole("button", { name: "Send again" }).click();
    await page.getByText(`Nothing found for ${order}`).waitFor();
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await page.getByLabel("Day").selectOption({ label: day });
    await page
      .getByLabel("Time", { exact: true })
      .selectOption({ label: "7:00 AM" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText(`${day} at 7:00 AM: what is open`).waitFor();
    await page.getByText("Nothing is being sent yet.").waitFor();
    await eventually(
      page.getByRole("button", { name: "Retry now" }),
    ).toBeDisabled();
    await address.fill("not an address");
    await sendTest.click();
    await page.getByText("Please enter a valid email address").waitFor();
    await address.fill("me@example.com");
    await sendTest.click();
    await untilNotified(page, "Test email kept as a file");
    await dismissToast(page);
  }
});

test("the days of the week stand in one line on a small phone, in every language", async () => {
  const busy = await shop.startAnother({
    env: { ...ADMIN_ENV, ...SHOPPERS_ENV },
  });
  await placeOrder(busy.url);
  const page = await shop.openPage({
    path: `${PAGES.admin}#orders`,
    size: SMALL_PHONE,
    signedIn: true,
    shopUrl: busy.url,
  });
  const week = page.getByRole("list", { name: en.orders.bars });
  await week.getByText(en.orders.today).waitFor();
  const languages = { en, de, fr, es, it, nl };
  for (const [language, { orders }] of Object.entries(languages)) {
    const names = Array.from({ length: 6 }, (_, day) =>
      new Date(2026, 10, 16 + day).toLocaleDateString(language, {
        weekday: "short",
      }),
    );
    const row = await week.evaluate(
      (list, words) => {
        const labels = [...list.querySelectorAll("li > :last-child")];
        labels.forEach((label, day) => {
          label.textContent = words[day] ?? "";
        });
        const boxes = labels.map((label) => label.getBoundingClientRect());
        return {
          lines: new Set(boxes.map(({ height }) => height)).size,
          touching: boxes
            .slice(1)
            .filter(({ left }, day) => left <= (boxes[day]?.right ?? 0)).length,
        };
      },
      [...names, orders.today],
    );
    expect({ language, ...row }).toEqual({ language, lines: 1, touching: 0 });
  }
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
  await until(() => failing.output().includes("mail_delayed"));
  const page = await shop.openPage({
    path: PAGES.admin,
    size: PHONE,
    mayFail: [API.me],
    shopUrl: failing.url,
  });
  await logInOn(page);
  await openTab(page, "Orders");
  await page.getByText("SMTP configured").waitFor();
  await page.getByText(`order ${order.id} has not been sent.`).waitFor();
  await page.getByText(/Last error, .+ at/).waitFor();
  await page.getByText(/Next automatic try .+ at/).waitFor();
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
