import { expect, test } from "bun:test";
import { PAGES } from "#shared/api/paths.ts";
import { eventually } from "#tests/support/browser/eventually.ts";
import { API } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { PHONE } from "#tests/support/browser/page.ts";
import { button } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

test("who lost the mail asks for the links of her orders", async () => {
  const page = await shop.openPage({
    path: PAGES.orders,
    size: PHONE,
    mayFail: [API.orderLinks],
  });
  const field = page.getByRole("textbox", { name: "Email" }).first();
  await field.fill("ada@");
  await button(page, "Send me the links").click();
  await eventually(field).toHaveAttribute("aria-invalid", "true");
  await eventually(field).toBeFocused();
  await eventually(field).toHaveValue("ada@");
  expect(await audit(page)).toEqual([]);
  await field.fill("ada@example.com");
  await button(page, "Send me the links").click();
  const answer = page.getByText(/^If there are orders with this address/);
  await eventually(answer).toBeFocused();
  await eventually(button(page, "Send me the links")).toHaveCount(0);
});
