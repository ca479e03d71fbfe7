import type { Browser, Page } from "playwright";
import { API, PAGES } from "#shared/paths.ts";
import { ADMIN_LOGIN } from "#tests/admin.ts";

type MakerPage = {
  page: Page;
  /** Errors of the page's scripts and what its content policy refused. */
  faults: string[];
  [Symbol.asyncDispose](): Promise<void>;
};

const HEIGHT_PX = 844;
// Below the limit of a test: whoever waits in vain says for what.
const TIMEOUT_MS = 8_000;

/** The maker's window: a phone below 600 px, with a finger for a pointer. */
export async function openAdmin(
  browser: Browser,
  url: string,
  width: number,
): Promise<MakerPage> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: HEIGHT_PX },
    hasTouch: isPhone,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    // A refused request is part of what is tested; it is logged as an error.
    const isExpected = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isExpected) faults.push(message.text());
  });
  await page.goto(PAGES.admin);
  return { page, faults, [Symbol.asyncDispose]: () => context.close() };
}

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
}

/** The maker's window at her dashboard, without the typing. */
export async function openLoggedIn(
  browser: Browser,
  url: string,
  width: number,
): Promise<MakerPage> {
  const maker = await openAdmin(browser, url, width);
  await maker.page.request.post(API.login, { data: ADMIN_LOGIN });
  await maker.page.reload();
  await maker.page.getByRole("button", { name: "Logout" }).waitFor();
  return maker;
}

/** Waits for a notification with these words. */
export async function seen(page: Page, words: string): Promise<void> {
  const region = page.getByRole("region", { name: "Notifications" });
  await region.getByText(words).waitFor({ timeout: 10_000 });
}
