import { expect, test } from "bun:test";
import { setPasswordByLink } from "#shared/account/calls.ts";
import { PAGES } from "#shared/api/paths.ts";
import { ADMIN_ENV, ADMIN_LOGIN } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { audit, overflowOf } from "#tests/support/browser/accessibility.ts";
import { eventually, SMALL_PHONE } from "#tests/support/browser/page.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { untilNotified } from "#tests/support/browser/maker-steps.ts";
import { until } from "#tests/support/until.ts";

const shop = setUpShop({ env: ADMIN_ENV, withMail: true });

test("a maker who forgot her password sets a new one by a link in a mail", async () => {
  const page = await shop.openPage({
    path: PAGES.admin,
    size: SMALL_PHONE,
    mayFail: [API.me, setPasswordByLink.path],
  });
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await eventually(page.getByRole("main").getByRole("status")).toContainText(
    "A link for a new password is on its way to the shop's own email address.",
  );
  await until(() => shop.smtp.mails.length > 0);
  const text = shop.smtp.mails[0]?.mail.text ?? "";
  const [link = ""] = /http\S+\/admin\/password#[\w-]+/.exec(text) ?? [];

  // A program that opens links changes nothing.
  const { status } = await fetch(link);
  expect(status).toBe(200);
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await page.getByRole("heading", { name: "Choose a new password" }).waitFor();
  const field = page.getByRole("textbox", { name: "New password" });
  await eventually(field).toHaveAttribute("type", "password");
  await field.fill("sommerwiese2026");
  const eye = page.getByRole("button", { name: "Show what you typed" });
  await eye.click();
  await eventually(eye).toHaveAttribute("aria-pressed", "true");
  await eventually(field).toHaveAttribute("type", "text");
  expect(await overflowOf(page)).toBe(0);
  expect(await audit(page)).toEqual([]);
  const save = page.getByRole("button", { name: "Save and log in" });
  await save.click();
  await eventually(field).toHaveAccessibleDescription(/^This is one word/);
  await field.fill("salt lamp umbrella");
  await save.click();
  await untilNotified(page, "Password changed");
  await page
    .getByRole("heading", { name: "Barrette & Bloom Admin Dashboard" })
    .waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(
    PAGES.admin,
  );

  const login = {
    username: ADMIN_LOGIN.username,
    password: "salt lamp umbrella",
  };
  expect((await page.request.post(API.login, { data: login })).status()).toBe(
    200,
  );
  const mayFail = [API.me, setPasswordByLink.path];
  const other = await shop.newPage({ mayFail });
  await other.goto(PAGES.adminPassword);
  await other.getByText(/^This link is not complete/).waitFor();
  await other.goto(PAGES.admin);
  await other.goto(new URL(link).pathname + new URL(link).hash);
  await other
    .getByRole("textbox", { name: "New password" })
    .fill("another salt lamp");
  await other.getByRole("button", { name: "Save and log in" }).click();
  await untilNotified(other, "This link has ended.");
});
