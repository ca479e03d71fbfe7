import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { PAGES } from "#shared/paths.ts";
import { startSmtp, type TestSmtp } from "../smtp.ts";
import { launchBrowser } from "./browser.ts";
import { type RunningShop, startExecutable } from "./executable.ts";
import { DESKTOP, PHONE, visitShop } from "./watched-page.ts";

let browser: Browser;
let smtp: TestSmtp;
let shop: RunningShop;

beforeAll(async () => {
  browser = await launchBrowser();
  smtp = await startSmtp();
  shop = await startExecutable({
    args: ["serve", "--demo"],
    env: {
      SMTP_URL: smtp.url(),
      OWNER_EMAIL: "maker@example.com",
      SUPPORT_EMAIL: "help@example.com",
      SHOP_NAME: "Barrette & Bloom",
    },
  });
});
afterAll(async () => {
  await browser.close();
  await shop[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const card = (page: Page, name: string) => page.getByRole("article", { name });

async function add(page: Page, name: string): Promise<void> {
  const button = card(page, name).getByRole("button", { name: "Add to Cart" });
  await button.click();
  await page.getByText("Added to cart!").waitFor();
}

async function fillIn(page: Page, email: string): Promise<void> {
  const checkout = page.getByRole("dialog", { name: "Checkout" });
  await checkout.getByLabel("Full name").fill("Mila Hartmann");
  await checkout.getByLabel("Email").fill(email);
  await checkout.getByLabel("Phone").fill("(555) 010-4477");
}

describe.each([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])("on a %s", (device, viewport) => {
  test("a shopper buys a variant and a plain clip, and both get their mail", async () => {
    await using visited = await visitShop(browser, shop.url, { viewport });
    const { page } = visited;
    const email = `${device}@example.com`;
    const before = smtp.mails.length;

    const rose = card(page, "Rose Quartz Swirl");
    await rose.getByRole("radio", { name: "Maxi, 10 cm" }).check();
    await rose.getByText("$29.00").waitFor();
    await add(page, "Rose Quartz Swirl");
    await page.getByRole("button", { name: "Cart, 1 item" }).waitFor();
    await add(page, "Honey Tortoise");
    await page.getByRole("button", { name: "Cart, 2 items" }).click();

    const cart = page.getByRole("dialog", { name: "Your Cart" });
    await cart
      .getByRole("group", { name: "Quantity of Honey Tortoise" })
      .getByRole("button", { name: "One more" })
      .click();
    await cart.getByText("$26.00 each").waitFor();
    await cart.getByText("$81.00").waitFor();
    await cart.getByRole("button", { name: "Proceed to Checkout" }).click();

    await fillIn(page, email);
    await page
      .getByText("Your order details go to maker@example.com")
      .waitFor();
    await page.getByRole("button", { name: "Place Order" }).click();

    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
    const main = page.getByRole("main");
    const text = (await main.textContent()) ?? "";
    await eventually(page).toHaveURL(`${shop.url}${PAGES.confirmation}`);
    expect(text).toContain("Thank you for your order, Mila Hartmann!");
    expect(text).toContain("Rose Quartz Swirl (Maxi, 10 cm)");
    expect(text).toContain("2 × $26.00");
    expect(text).toContain("$81.00");
    expect(text).toMatch(/\w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M/);
    const number = /Order number\s*(\d+)/.exec(text)?.[1];
    await page.getByRole("button", { name: "Cart, 0 items" }).waitFor();

    const mails = (await smtp.arrived(before + 2)).slice(before);
    const toOwner = mails.find((each) =>
      each.recipients.includes("maker@example.com"),
    );
    const toShopper = mails.find((each) => each.recipients.includes(email));
    for (const mail of [toOwner?.mail, toShopper?.mail]) {
      expect(mail?.text).toContain("Rose Quartz Swirl (Maxi, 10 cm)");
      expect(mail?.text).toContain("Honey Tortoise");
      expect(mail?.text).toContain("81.00");
      expect(`${mail?.subject} ${mail?.text}`).toContain(String(number));
    }
    expect(toOwner?.mail.text).toContain("(555) 010-4477");
  });
});

test("a shopper orders with the keyboard alone", async () => {
  await using visited = await visitShop(browser, shop.url);
  const { page } = visited;
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const shown = element?.cloneNode(true);
      if (!(element && shown instanceof Element)) return "";
      for (const hidden of shown.querySelectorAll("[aria-hidden=true]"))
        hidden.remove();
      return (
        element.getAttribute("aria-label") ??
        shown.textContent ??
        ""
      ).trim();
    });
  /** Tabs on until something so named has the focus. */
  const tabTo = async (name: string, key = "Tab") => {
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await focused()) === name) return;
      await page.keyboard.press(key);
    }
    expect.unreachable(`Tab never reached "${name}"`);
  };

  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await tabTo("Add to Cart");
  await page.keyboard.press("Enter");
  await page.getByText("Added to cart!").waitFor();
  await tabTo("Cart, 1 item", "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Your Cart" }).waitFor();
  expect(await focused()).toBe("Close cart");
  await tabTo("Proceed to Checkout");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Checkout" }).waitFor();
  await page.keyboard.type("Kay Board");
  await page.keyboard.press("Tab");
  await page.keyboard.type("kay@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("555 010 1234");
  await page.keyboard.press("Enter");
  await page.getByText("Thank you for your order, Kay Board!").waitFor();
  await page.waitForFunction(
    () => document.activeElement?.textContent === "Order Confirmed!",
  );
});

describe("the confirmation", () => {
  test("is shown once, and then leads back to the shop", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    await add(page, "Honey Tortoise");
    await page.getByRole("button", { name: "Cart, 1 item" }).click();
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    await fillIn(page, "once@example.com");
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
    const kept = await page.evaluate(() => ({ ...sessionStorage }));
    expect(kept).not.toHaveProperty("lastOrderConfirmation");
    await page.reload();
    await page.getByRole("heading", { name: "Hold everything." }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("prints on one page, without buttons and navigation", async () => {
    await using visited = await visitShop(browser, shop.url);
    const { page } = visited;
    await add(page, "Honey Tortoise");
    await page.getByRole("button", { name: "Cart, 1 item" }).click();
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    await fillIn(page, "print@example.com");
    await page.getByRole("button", { name: "Place Order" }).click();
    const print = page.getByRole("button", { name: "Print Confirmation" });
    await print.waitFor();
    await page.emulateMedia({ media: "print" });
    await eventually(print).toBeHidden();
    await eventually(page.getByRole("banner")).toBeHidden();
    await eventually(page.getByText("What happens next?")).toBeVisible();
    const pdf = await page.pdf({ format: "A4" });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages).toHaveLength(1);
  });
});
