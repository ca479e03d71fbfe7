import type { Page } from "playwright";
import { ADMIN_LOGIN } from "#tests/support/admin.ts";

// The maker's actions in the admin panel. Controls are found by their visible
// or accessible names.

/** Fills in the login form and waits for the dashboard. */
export async function logInOn(page: Page): Promise<void> {
  await page.getByLabel("Username").fill(ADMIN_LOGIN.username);
  await page.getByLabel("Password").fill(ADMIN_LOGIN.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("button", { name: "Logout" }).waitFor();
}

/** Opens a tab by its name. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).click();
  await page.getByRole("tabpanel", { name }).waitFor();
}

/** Opens the form for a new product or charm, which is collapsed on a phone. */
export async function openNewForm(page: Page, noun: string) {
  const title = page.getByRole("heading", { name: `Add New ${noun}` });
  await title.waitFor();
  const form = page.getByRole("form", { name: `Add New ${noun}` });
  if (!(await form.getByLabel("Name").isVisible())) await title.click();
  return form;
}

/** Waits for a notification with these words. */
export async function untilNotified(page: Page, words: string): Promise<void> {
  const region = page.getByRole("region", { name: "Notifications" });
  await region.getByText(words).waitFor();
}
