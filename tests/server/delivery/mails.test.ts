import { beforeEach, expect, test } from "bun:test";
import type { OrderBody } from "#shared/orders/input.ts";
import { setUpApp } from "#tests/support/app.ts";
import { ADDRESS, offerDelivery } from "#tests/support/orders.ts";
import { addProduct, makeProduct, order } from "#tests/support/make.ts";
import { composeRow, outboxRows } from "#tests/support/outbox.ts";

const shop = setUpApp({ OWNER_EMAIL: "maker@example.com" });
beforeEach(async () => {
  await offerDelivery(shop.deps);
});

/** Orders a clip, and returns the mails to the maker and to the customer. */
async function mailsOf(given: Partial<OrderBody>) {
  const { deps } = shop;
  const visitor = shop.visitor();
  await addProduct(visitor, await makeProduct(deps));
  await order(visitor, {
    deliveryId: 1,
    total: "28.90",
    ...given,
  });
  const rows = await outboxRows(deps.db);
  const [maker, customer] = await Promise.all(
    rows.map((row) => composeRow(shop, row)),
  );
  return { maker, customer };
}

test("both mails say how an order travels, where to, and what was written", async () => {
  const { maker, customer } = await mailsOf({
    address: ADDRESS,
    note: "Ring twice.\nThank you",
    gift: { message: "Happy birthday" },
  });
  for (const mail of [maker, customer]) {
    expect(mail?.text).toContain("Letter mail with tracking: $4.90");
    expect(mail?.text).toContain("Total: $28.90");
    expect(mail?.text).toContain(
      "SEND TO\nAda Example\nBeispielweg 12\n10117 Musterstadt\nGERMANY",
    );
    expect(mail?.text).toContain("Ring twice.\nThank you");
    expect(mail?.text).toContain("Happy birthday");
    expect(mail?.html).toContain("<bdi>10117 Musterstadt</bdi>");
  }
  expect(maker?.text).toContain("THEIR NOTE");
  expect(customer?.text).toContain("YOUR NOTE");
});

test("no mail to a customer links what a stranger may have written", async () => {
  const { maker, customer } = await mailsOf({
    address: { ...ADDRESS, line2: "win.example.net/prize" },
    note: "Look at https://evil.example.com or write to me@example.com",
    gift: { message: "evil.example.org" },
  });
  expect(customer?.text).toContain("win. example. net/ prize");
  for (const text of [
    "win.example",
    "evil.example",
    "me@example",
    "https://evil",
  ])
    expect(`${customer?.text}${customer?.html}`).not.toContain(text);
  expect(maker?.text).toContain("https://evil.example.com");
});

test("an address from right to left, and hostile ones, stand as they were typed", async () => {
  const { maker } = await mailsOf({
    address: {
      ...ADDRESS,
      line1: "شارع الملك فهد ١٢",
      city: '<script>alert(1)</script>"',
    },
  });
  expect(maker?.html).toContain("<bdi>شارع الملك فهد ١٢</bdi>");
  expect(maker?.html).not.toContain("<script>");
  expect(maker?.html).toContain("&lt;script&gt;");
});
