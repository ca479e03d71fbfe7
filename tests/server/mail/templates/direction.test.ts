import { expect, test } from "bun:test";
import { setUpApp } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
} from "#tests/support/make.ts";
import { orderWithLinks } from "#tests/support/orders.ts";
import { composeRow, outboxRows } from "#tests/support/outbox.ts";

const NAME = "נועה כהן";
const CLIP = "סיכת דבש 7";
const CHARM = "פרח (לבן)";
const isolate = (name: string) => `\u2068${name}\u2069`;

const shop = setUpApp({ OWNER_EMAIL: "maker@example.com" });

async function compose(kind: string) {
  const rows = await outboxRows(shop.deps.db);
  return composeRow(
    shop,
    rows.find((row) => row.kind === kind),
  );
}

test("names from right to left leave numbers and prices of a mail in their places", async () => {
  const { deps } = shop;
  const visitor = shop.visitor();
  const charm = await makeCharm(deps, { name: CHARM, stockQuantity: 2 });
  const moon = await makeCharm(deps, { name: "Moon" });
  const product = await makeProduct(deps, { name: CLIP });
  await addProduct(visitor, product, { quantity: 2 });
  const selectedCharms = [charm.id, moon.id];
  await addClip(visitor, { selectedCharms, customText: "MILA" });
  await orderWithLinks(shop, visitor, { customerName: NAME });

  const customer = await compose("order_customer");
  const maker = await compose("order_owner");
  for (const { text, html } of [customer, maker]) {
    expect(text).toContain(`2 x ${isolate(CLIP)}: $48.00`);
    for (const body of [text, html])
      expect(body).toContain(`left to right: ${isolate(CHARM)}, Moon`);
  }
  expect(customer.text).toContain(`your order, ${isolate(NAME)}!`);
  expect(maker.subject).toContain(`from ${isolate(NAME)}`);
  expect(maker.text).toContain(`${isolate(CHARM)}: 1 left`);
});
