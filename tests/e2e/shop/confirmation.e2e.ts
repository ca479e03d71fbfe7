import { describe, expect, test } from "bun:test";
import { eventually } from "#tests/support/browser/eventually.ts";
import { PAGES } from "#shared/api/paths.ts";
import { CONFIRMATION_KEY } from "#shared/orders/contact-rules.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { SMALL_PHONE } from "#tests/support/browser/page.ts";
import {
  button,
  fillContact,
  openCheckoutOf,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

describe("the confirmation", () => {
  test("prints on one page without buttons, is shown once, and a reload leads back to the shop", async () => {
    const page = await shop.newPage();
    await openCheckoutOf(page, "Honey Tortoise");
    await fillContact(page);
    await button(page, "Place Order").click();
    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
    await page.waitForFunction(
      (key) => sessionStorage.getItem(key) === null,
      CONFIRMATION_KEY,
    );
    const receipt = page.getByRole("complementary", { name: "Receipt" });
    await eventually(receipt.locator("img")).toHaveJSProperty("complete", true);
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
    await page.emulateMedia({ media: "screen" });
    await page.reload();
    await page.getByRole("heading", { name: "Hold everything." }).waitFor();
    await eventually(page).toHaveURL(`${shop.url}/`);
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
    const width = async () => (await name.boundingBox())?.width ?? 0;
    await eventually.poll(width).toBeGreaterThan(200);
    await page.getByText("Thank you for your order, נועה!").waitFor();
  });
});
