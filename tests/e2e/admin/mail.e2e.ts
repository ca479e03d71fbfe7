import { expect, test } from "bun:test";
import type { Page } from "playwright";
import {
  DESKTOP,
  eventually,
  hold,
  PHONE,
  SMALL_PHONE,
} from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { de } from "#shared/messages/panel/de.ts";
import { en } from "#shared/messages/panel/en.ts";
import { es } from "#shared/messages/panel/es.ts";
import { fr } from "#shared/messages/panel/fr.ts";
import { it } from "#shared/messages/panel/it.ts";
import { nl } from "#shared/messages/panel/nl.ts";
import { audit, picture } from "#tests/support/browser/accessibility.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { openTab, untilNotified } from "#tests/support/browser/maker-steps.ts";
import { calm } from "#tests/support/browser/screenshots.ts";
import { placeOrder, SHOPPERS_ENV } from "#tests/support/shopper.ts";
import { startSmtp } from "#tests/support/servers/smtp.ts";
import { until } from "#tests/support/until.ts";

const shop = setUpShop({
  env: { ...ADMIN_ENV, OWNER_EMAIL: "hello@example.com" },
});

test("the Orders tab shows the state of the mails and sends a test mail", async () => {
  const page = await shop.openPanel({ size: PHONE, isTranslated: true });
  await openTab(page, "Orders");
  // There is nothing to press before every line is there: a late one moves it.
  const opener = page.getByRole("button", { name: "Send test email" });
  const release = await hold(page, `**${API.backupStatus}`);
  const told = page.waitForResponse(`**${API.mailStatus}`);
  await page.reload();
  await (await told).finished();
  await calm(page);
  expect(await opener.count()).toBe(0);
  release();
  await opener.waitFor();
  await page
    .getByText(
      "Orders are emailed to hello@example.com when customers complete purchases.",
    )
    .waitFor();
  await page.getByText("Email sending is not set up").waitFor();
  await page.getByText("You will see your first order here.").waitFor();
  await page.getByLabel("Order number or email address").fill("1048");
  await page.getByRole("button", { name: "Send again" }).click();
  await page.getByText("Nothing found for 1048").waitFor();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByLabel("Day").selectOption({ label: "Monday" });
  await page
    .getByLabel("Time", { exact: true })
    .selectOption({ label: "7:00 AM" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Monday at 7:00 AM: what is open").waitFor();
  await page.getByText("Nothing is being sent yet.").waitFor();
  await eventually(
    page.getByRole("button", { name: "Retry now" }),
  ).toBeDisabled();
  const address = page.getByLabel("Send a test email to");
  await eventually(address).toHaveCount(0);
  await opener.click();
  await eventually(address).toBeFocused();
  const sendTest = page.getByRole("button", { name: "Send it" });
  await address.fill("not an address");
  await sendTest.click();
  await page.getByText("Please enter a valid email address").waitFor();
  await address.fill("me@example.com");
  await sendTest.click();
  await untilNotified(page, "Test email kept as a file");
  await eventually(address).toHaveCount(0);
  await eventually(opener).toBeFocused();
});

/** The days of the week stand in one line, in every language. */
async function expectWeekInLine(page: Page): Promise<void> {
  const week = page.getByRole("list", { name: en.letters.orders.bars });
  await week.getByText(en.letters.orders.today).waitFor();
  const languages = { en, de, fr, es, it, nl };
  for (const [language, { letters }] of Object.entries(languages)) {
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
      [...names, letters.orders.today],
    );
    expect({ language, ...row }).toEqual({ language, lines: 1, touching: 0 });
  }
}

test("orders whose mails failed are named and their mails can be retried, a failed email is shown on every tab, and the week fits a small phone", async () => {
  await using smtp = await startSmtp();
  smtp.mode = "busy";
  const failing = await shop.startAnother({
    env: {
      ...ADMIN_ENV,
      ...SHOPPERS_ENV,
      OWNER_EMAIL: "hello@example.com",
      SMTP_URL: smtp.url(),
    },
  });
  const order = await placeOrder(failing.url);
  await until(() => failing.output().includes("mail_delayed"));
  const page = await shop.openPage({
    path: `${PAGES.admin}#orders`,
    size: SMALL_PHONE,
    signedIn: true,
    shopUrl: failing.url,
  });
  await expectWeekInLine(page);
  await page.getByText("Email sending is set up").waitFor();
  await page.getByText(`order ${order.id} has not been sent.`).waitFor();
  await page.getByText(/Last error, .+ at/).waitFor();
  await page.getByText(/Next automatic try .+ at/).waitFor();
  await picture(page, "admin-orders-waiting");
  smtp.mode = "refuse";
  await page.getByRole("button", { name: "Retry now" }).click();
  await untilNotified(page, "Trying again now.");
  await until(() => failing.output().includes("mail_failed"));

  await page.setViewportSize(DESKTOP);
  await openTab(page, "Products");
  await page.reload();
  const tab = page.getByRole("tab", { name: "Orders 1 failed" });
  const notReached = `${order.customerName} did not get your email about order ${order.id}.`;
  for (const name of ["Charms", "Custom Clip Config", "Products"]) {
    await openTab(page, name);
    await page.getByText(notReached).waitFor();
    await tab.waitFor();
  }
  // It says why, and leads to the order; the maker herself was told.
  await page.getByText("It said: 550").waitFor();
  await eventually(page.getByText("You were not told")).toBeHidden();
  expect(await audit(page)).toEqual([]);
  await picture(page, "admin-not-reached");
  const leads = page.getByRole("link", { name: `Open order ${order.id}` });
  expect(await leads.getAttribute("href")).toMatch(/^\/make\//);
  await openTab(page, "Orders");
  await page.getByText("Orders arrive by email").waitFor();
  await page.getByText(notReached).waitFor();
  await page.getByText("What has failed is sent again only by").waitFor();
  await page.getByRole("term").getByText("Last backup").waitFor();
  await picture(page, "admin-orders-failed");
});
