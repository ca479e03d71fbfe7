import { test } from "bun:test";
import { eventually, hold, PHONE } from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  logInOn,
  untilNotified,
  openBarMenu,
} from "#tests/support/browser/maker-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

test("the login waits for the session's check, refuses a wrong password, keeps the name, lets the maker in and out, and tells somebody who guesses too often how long to wait", async () => {
  const page = await shop.newPage({
    isTranslated: true,
    mayFail: [API.me, API.login],
  });
  const release = await hold(page, `**${API.me}`);
  await page.goto(PAGES.admin);
  await page.getByText("Loading...").waitFor();
  release();
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
  await page
    .getByText("Enter your admin credentials to access the management panel")
    .waitFor();
  await page.locator("main img").waitFor();
  await page.setViewportSize(PHONE);

  const username = page.getByLabel("Username");
  const password = page.getByLabel("Password");
  await username.fill("admin");
  await password.fill("wrong password");
  await page.getByRole("button", { name: "Login" }).click();
  await untilNotified(page, "Invalid username or password");
  await eventually(username).toHaveValue("admin");
  await eventually(password).toHaveValue("");
  await page.locator("input[type=password]:focus").waitFor();
  await logInOn(page);
  await untilNotified(page, "Welcome to the admin panel");
  await page
    .getByRole("heading", { name: "Barrette & Bloom Admin Dashboard" })
    .waitFor();
  const heading = page.getByRole("heading", { level: 1 });
  await eventually(heading).toBeFocused();
  await eventually(page).toHaveTitle(/Products/);
  await page.reload();
  await openBarMenu(page);
  await page.getByRole("button", { name: "Logout", exact: true }).click();
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
  await eventually(heading).toBeFocused();
  await page.reload();
  await page.getByRole("heading", { name: "Admin Login" }).waitFor();

  // Somebody else, who guesses too often, is told how long to wait.
  await page.context().clearCookies();
  for (let guess = 0; guess < 10; guess += 1)
    await page.request.post(API.login, {
      data: { username: `guess-${guess}`, password: "wrong password" },
    });
  await username.fill("admin");
  await password.fill("wrong password");
  await page.getByRole("button", { name: "Login" }).click();
  await untilNotified(page, "Please wait 15 minutes and try again.");
});
