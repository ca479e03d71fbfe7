import { describe, test } from "bun:test";
import { expect as eventually } from "playwright/test";
import { API } from "#shared/api/paths.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { button, toasts } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

describe("the newsletter", () => {
  test("welcomes a new subscriber and clears the field", async () => {
    const page = await shop.openPage();
    const field = page.getByLabel("Email address");
    await field.fill("fan@example.com");
    await button(page, "Join").click();
    await toasts(page).getByText("Welcome to Barrette & Bloom!").waitFor();
    await eventually(field).toHaveValue("");
  });

  test("keeps the address when the shop cannot be reached", async () => {
    const page = await shop.openPage({ mayFail: [API.subscribe] });
    await page.route(`**${API.subscribe}`, (route) => route.abort());
    const field = page.getByLabel("Email address");
    await field.fill("fan@example.com");
    await button(page, "Join").click();
    await toasts(page).getByText("We can't wait to have you").waitFor();
    await eventually(field).toHaveValue("fan@example.com");
  });
});
