import { describe, test } from "bun:test";
import { eventually } from "#tests/support/browser/eventually.ts";
import { API } from "#tests/support/api.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  button,
  dismissToast,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

describe("the newsletter", () => {
  test("welcomes a new subscriber and clears the field", async () => {
    const page = await shop.openPage();
    const field = page.getByLabel("Email address");
    await field.fill("fan@example.com");
    await button(page, "Join").click();
    await toasts(page).getByText("Welcome to Barrette & Bloom!").waitFor();
    await eventually(field).toHaveValue("");
    const form = page.locator("form", { has: field });
    await form.getByText("Welcome to Barrette & Bloom!").waitFor();
    await dismissToast(page);
    await toasts(page).getByText("Welcome to").waitFor({ state: "detached" });
    await form.getByText("Welcome to Barrette & Bloom!").waitFor();
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
