import { describe, expect, test } from "bun:test";
import { expect as eventually } from "playwright/test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { CONFIRMATION_KEY } from "#shared/orders/contact-rules.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { SMALL_PHONE } from "#tests/support/browser/page.ts";
import {
  addClip,
  button,
  fillContact,
  openCart,
  openCheckout,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

/** Orders one clip and waits for the confirmation. */
async function placeOrder(page: Page): Promise<void> {
  await addClip(page, "Honey Tortoise");
  await openCart(page);
  await openCheckout(page);
  await fillContact(page);
  await button(page, "Place Order").click();
  await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
}

describe("the confirmation", () => {
  test("is shown once, and a reload leads back to the shop", async () => {
    const page = await shop.openPage();
    await placeOrder(page);
    const stored = await page.evaluate(() => ({ ...sessionStorage }));
    expect(stored).not.toHaveProperty("lastOrderConfirmation");
    await page.reload();
    await page.getByRole("heading", { name: "Hold everything." }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("prints on one page, without buttons and navigation", async () => {
    const page = await shop.openPage();
    await placeOrder(page);
    const print = page.getByRole("button", { name: "Print Confirmation" });
    await print.waitFor();
    await page.emulateMedia({ media: "print" });
    await eventually(print).toBeHidden();
    const margins = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) =>
          rule instanceof CSSPageRule ? [rule.style.margin] : [],
        ),
    );
    expect(margins).toContain("16mm");
    await eventually(page.getByRole("banner")).toBeHidden();
    await eventually(page.getByText("What happens next?")).toBeVisible();
    const pdf = await page.pdf({ format: "A4" });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages).toHaveLength(1);
  });

  test("can be read on the smallest phone when its names are long", async () => {
    const page = await shop.openPage({
      path: PAGES.privacy,
      size: SMALL_PHONE,
    });
    const order = {
      id: 1001,
      customerName: "נועה",
      customerEmail: "noa@example.com",
      customerPhone: "555 0100",
      total: "199999.98",
      items: [
        {
          name: "Pneumonoultramicroscopicsilicovolcanoconiosis (Maxi)",
          description: "",
          quantity: 2,
          price: "99999.99",
        },
      ],
      createdAt: new Date().toISOString(),
    };
    await page.evaluate(
      ([key, record]) => sessionStorage.setItem(key, record),
      [CONFIRMATION_KEY, JSON.stringify(order)] as const,
    );
    await page.goto(PAGES.confirmation);
    const name = page.getByText("Pneumono");
    await name.waitFor();
    const box = await name.boundingBox();
    expect(box?.width).toBeGreaterThan(200);
    await page.getByText("Thank you for your order, נועה!").waitFor();
  });
});
