import { expect, test } from "bun:test";
import { eventually, PHONE } from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { MAKER, setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  addClip,
  button,
  fillContact,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({
  env: { SHOP_NAME: "Barrette & Bloom" },
  withMail: true,
});

test("a shopper buys a variant and a plain clip on a phone, and both get their mail", async () => {
  const page = await shop.openPage({ size: PHONE, isTranslated: true });
  const email = "ada@example.com";

  const rose = page.getByRole("article", { name: "Rose Quartz Swirl" });
  await addClip(page, "Rose Quartz Swirl", "Maxi, 10 cm");
  await rose.getByText("$29.00").waitFor();
  await page.getByRole("button", { name: "Cart, 1 item" }).waitFor();
  await addClip(page, "Honey Tortoise");
  await page.getByRole("button", { name: "Cart, 2 items" }).click();

  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await cart
    .getByRole("group", { name: "Quantity of Honey Tortoise" })
    .getByRole("button", { name: "One more" })
    .click();
  await cart.getByText("$26.00 each").waitFor();
  await cart.getByText("$81.00").waitFor();
  await cart.getByRole("button", { name: "Proceed to Checkout" }).click();

  await fillContact(page, email);
  await page.getByText(`Your order details go to ${MAKER}`).waitFor();
  await page.getByRole("button", { name: "Place Order" }).click();

  await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
  const main = page.getByRole("main");
  await eventually(page).toHaveURL(`${shop.url}${PAGES.confirmation}`);
  const text = (await main.textContent()) ?? "";
  expect(text).toContain("Thank you for your order, Test Shopper!");
  for (const part of ["Rose Quartz Swirl", "Maxi, 10\u00a0cm"])
    expect(text).toContain(part);
  expect(text).toContain("2 × $26.00");
  expect(text).toContain("$81.00");
  expect(text).toMatch(/\w+day, \w+ \d+, \d{4} at \d+:\d\d [AP]M/);
  const number = /Order number\s*(\d+)/.exec(text)?.[1];
  await page.getByRole("button", { name: "Cart, 0 items" }).waitFor();

  const mails = await shop.smtp.arrived(2);
  const toOwner = mails.find((each) => each.recipients.includes(MAKER));
  const toShopper = mails.find((each) => each.recipients.includes(email));
  for (const mail of [toOwner?.mail, toShopper?.mail]) {
    expect(mail?.text).toContain("Rose Quartz Swirl (Maxi, 10\u00a0cm)");
    expect(mail?.text).toContain("Honey Tortoise");
    expect(mail?.text).toContain("81.00");
    expect(`${mail?.subject} ${mail?.text}`).toContain(String(number));
  }
  expect(toOwner?.mail.text).toContain("(555) 010-4477");
});

test("a shopper orders with the keyboard alone, on a desktop", async () => {
  const page = await shop.openPage();
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
  /** Presses the key until an element with this name has the focus. */
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
  await button(page, "Cart, 1 item").waitFor();
  await tabTo("Cart, 1 item", "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Your Cart" }).waitFor();
  await eventually.poll(focused).toBe("Close cart");
  await button(page, "Proceed to Checkout").waitFor();
  await tabTo("Proceed to Checkout");
  await page.keyboard.press("Enter");
  await eventually(page.getByLabel("Full name")).toBeFocused();
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
