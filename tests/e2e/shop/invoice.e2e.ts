import { expect, test } from "bun:test";
import { PlacedOrder } from "#shared/orders/schema.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { audit, overflowOf } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { save, startEditing } from "#tests/support/browser/maker-steps.ts";
import { PHONE, SMALL_PHONE } from "#tests/support/browser/page.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";
import { orderBody, addProduct, readCart } from "#tests/support/make.ts";
import { PAYMENT, tokenIn } from "#tests/support/orders.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { until } from "#tests/support/until.ts";
import { lossesOf, show, TWICE } from "../visual/views.ts";

const shop = setUpShop({ env: ADMIN_ENV, withMail: true });

test("a maker writes invoices once she has given her tax number, and the customer prints one", async () => {
  const page = await shop.openPage({
    signedIn: true,
    mayFail: [API.adminSite],
  });
  const ask = await asMaker(shop.url);
  const legal = { country: "ES", maker: "Mila Sand\nCalle Mayor 1" };
  await ask("PATCH", API.adminSite, { payment: PAYMENT, legal });
  await page.reload();
  await startEditing(page);
  await page.getByRole("button", { name: "Details", exact: true }).click();
  await page
    .getByRole("navigation", { name: "Details" })
    .getByRole("button", { name: "Payment" })
    .click();
  await page.getByText("Invoices", { exact: true }).click();
  const fields = page.getByRole("group", { name: "Invoices" });
  // By the law of her country.
  await fields.getByText("what the shop cannot know: NIF.").waitFor();
  await fields.getByText(/From .*July.* 2027 on, an invoice/).waitFor();
  await fields.getByLabel("Tax number").fill("12/345");
  await fields.getByLabel("Before the number").fill("RE-");
  await fields.getByLabel("Tax rate in percent").fill("200");
  await screenshot(page, "invoice-settings");
  const done = page.getByRole("button", { name: "Done", exact: true });
  await done.click();
  await save(page);
  await page
    .getByText("Give a rate in percent from 0 to 100")
    .first()
    .waitFor();
  await page.getByLabel("Tax rate in percent").fill("19");
  await done.click();
  await save(page);
  await until(async () =>
    JSON.stringify(await (await ask("GET", API.adminSite)).json()).includes(
      '"vatRate":"19"',
    ),
  );

  const shopper = createShopper(shop.url);
  await addProduct(shopper, { id: 1 });
  const body = orderBody(await readCart(shopper));
  const order = PlacedOrder.parse((await shopper.post(API.orders, body)).json);
  const link = () =>
    shop.smtp.mails
      .map(
        ({ mail }) => /\S+\/make\/[\w-]{22}(?=\s)/.exec(mail.text ?? "")?.[0],
      )
      .find(Boolean);
  await until(() => link() !== undefined);
  await page.goto(link() ?? "");
  await page.getByRole("button", { name: "Mark as paid" }).click();
  await page.getByRole("link", { name: "Invoice RE-1" }).waitFor();
  const theirs = await shop.openPage({
    size: PHONE,
    path: `/orders/${tokenIn(order.url)}`,
  });
  const own = theirs.getByRole("link", { name: "Invoice RE-1" });
  const address = await own.getAttribute("href");
  expect(address).toBe(`/orders/${tokenIn(order.url)}/invoices/1`);
  const paper = await shop.newPage({ size: PHONE });
  await paper.goto(address ?? "");
  await paper.getByRole("heading", { name: "Invoice RE-1" }).waitFor();
  for (const view of [{ name: "small", size: SMALL_PHONE }, TWICE]) {
    await show(paper, view);
    expect([view.name, await lossesOf(paper)]).toEqual([view.name, []]);
    expect(await overflowOf(paper)).toBeLessThanOrEqual(0);
  }
  await show(paper, { name: "as before", size: PHONE });
  await audit(paper);
  // As a foot, it would be printed at the end of each page.
  const foot = paper.locator("tfoot");
  expect(await foot.evaluate((each) => getComputedStyle(each).display)).toBe(
    "table-row-group",
  );
  await screenshot(paper, "invoice");
});
