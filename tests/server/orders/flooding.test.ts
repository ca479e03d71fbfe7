import { beforeEach, expect, test } from "bun:test";
import { API, cancelPath } from "#tests/support/api.ts";
import { PlacedOrder } from "#shared/orders/schema.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { orders } from "#server/db/schema/orders.ts";
import { type Answer, setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
  orderBody,
  readCart,
  order,
} from "#tests/support/make.ts";
import { tokenIn } from "#tests/support/orders.ts";
import { composeRow } from "#tests/support/outbox.ts";

const HOUR_MS = 60 * 60 * 1000;

const shop = setUpApp({ TRUST_PROXY: "1", OWNER_EMAIL: "maker@example.com" });
beforeEach(async () => {
  await makeProduct(shop.deps);
});

const from = (address: string) => ({ "x-forwarded-for": address });
const mails = () => shop.deps.db.select().from(outbox).orderBy(outbox.id).all();
const mailsOf = async (kind: string) =>
  (await mails()).filter((mail) => mail.kind === kind);

/** Orders as somebody new; returns the text of the confirmation. */
async function confirmationOf(given: { customerName: string }) {
  expect((await orderAs(given, "10.0.0.1")).status).toBe(201);
  const [row] = await mailsOf("order_customer");
  return (await composeRow(shop, row)).text;
}

async function orderAs(
  given: Parameters<typeof orderBody>[1] & { website?: string },
  address: string,
  visitor: Visitor = shop.visitor(),
) {
  await addProduct(visitor, { id: 1 });
  const body = { ...orderBody(await readCart(visitor)), ...given };
  return visitor.post(API.orders, body, from(address));
}

/** Returns what the reply to an order says of its confirmation. */
const mailOf = ({ json }: Answer) => PlacedOrder.parse(json).confirmation;

test("accepts forty orders for one mailbox, confirms five and tells the maker", async () => {
  for (let index = 0; index < 40; index += 1) {
    const customerEmail =
      index % 2 ? `Ada+${index}@Example.com` : "ada@example.com";
    const answer = await orderAs({ customerEmail }, `10.0.0.${index % 4}`);
    expect(answer.status).toBe(201);
    expect(mailOf(answer)).toBe(index < 5 ? "queued" : "none");
  }
  expect(await shop.deps.db.select().from(orders).all()).toHaveLength(40);
  expect(await mailsOf("order_customer")).toHaveLength(5);
  const owner = await mailsOf("order_owner");
  expect(owner).toHaveLength(40);
  expect(owner.at(4)?.remarks?.unconfirmed).toBeUndefined();
  expect(owner.at(5)?.remarks?.unconfirmed).toBe("limit");
  // A day later the same customer is confirmed again.
  shop.clock.advance(24 * HOUR_MS + 1);
  await orderAs({ customerEmail: "ada@example.com" }, "10.0.0.9");
  expect(await mailsOf("order_customer")).toHaveLength(6);
});

test("mails one mailbox about five orders a day, also if each is cancelled", async () => {
  for (let index = 0; index < 12; index += 1) {
    const customerEmail = "ada@example.com";
    const answer = await orderAs({ customerEmail }, `10.0.0.${index % 4}`);
    const token = tokenIn(PlacedOrder.parse(answer.json).url);
    const cancelled = await shop
      .visitor()
      .post(cancelPath(token), {}, from(`10.0.1.${index}`));
    expect(cancelled.status).toBe(200);
  }
  const toAda = (await mails()).filter(
    ({ recipient }) => recipient === "ada@example.com",
  );
  expect(toAda.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 5 }, () => "order_cancelled"),
  );
});

test("accepts an order that a program filled in, and sends no confirmation", async () => {
  const answer = await orderAs({ website: "http://spam.example" }, "10.0.0.1");
  expect(answer.status).toBe(201);
  expect(mailOf(answer)).toBe("none");
  expect(await mailsOf("order_customer")).toEqual([]);
  expect((await mailsOf("order_owner"))[0]?.remarks?.unconfirmed).toBe(
    "program",
  );
});

test.each([
  "WIN $1000 at http://spam.example",
  "www.spam.example",
  "Ada ada@spam.example",
  "WWW.spam.example",
  "Ada ada＠spam.example",
  "ftp：／／spam.example",
])("refuses the name %j, which is an address", async (customerName) => {
  const answer = await orderAs({ customerName }, "10.0.0.1");
  expect(answer.status).toBe(422);
  expect(answer.json).toMatchObject({
    fields: {
      customerName: "Enter your name alone, without a web or email address.",
    },
  });
});

const CLAIM = "Claim your $500 gift at bit.ly/3xYz9!";

test.each([
  CLAIM,
  "Ada from cheap-pills.com",
  "win。example",
  "prize．top",
  "St.John Smith",
  "Call +49 900 123456 now",
  "tel:0900123",
  "mailto:ada",
])(
  "greets no customer by the name %j, which mails may turn into a link",
  async (customerName) => {
    expect(await confirmationOf({ customerName })).toMatch(
      /^Thank you for your order!\n/,
    );
  },
);

test.each(["Ada Lovelace", "J. R. Ewing", "Zoë O'Hara-Núñez", "Dr. Me"])(
  "greets a customer by the name %j",
  async (customerName) => {
    expect(await confirmationOf({ customerName })).toStartWith(
      `Thank you for your order, ${customerName}!\n`,
    );
  },
);

test("says a name that is a link nowhere in the customer's mail, and to the maker", async () => {
  const text = await confirmationOf({ customerName: CLAIM });
  expect(text).not.toContain("bit.ly");
  const [row] = await mailsOf("order_owner");
  const mail = await composeRow(shop, row);
  expect(mail.text).toContain(CLAIM);
});

test("counts the spellings of one Gmail mailbox as one", async () => {
  const spellings = [
    "ada.b@gmail.com",
    "a.d.a.b@gmail.com",
    "adab+1@gmail.com",
    "adab+2@googlemail.com",
    "A.dab@GoogleMail.com",
    "ada.b+x.y@gmail.com",
    "a.dab@gmail.com",
  ];
  for (const [index, customerEmail] of spellings.entries())
    await orderAs({ customerEmail }, `10.0.2.${index}`);
  expect(await mailsOf("order_customer")).toHaveLength(5);
  await orderAs({ customerEmail: "a.b@example.com" }, "10.0.3.1");
  await orderAs({ customerEmail: "ab@example.com" }, "10.0.3.2");
  expect(await mailsOf("order_customer")).toHaveLength(7);
});

// Four hundred orders take seconds on a busy machine.
test("confirms four hundred orders a day from one network, and takes them all", async () => {
  for (let index = 0; index < 401; index += 1) {
    if (index % 100 === 0) shop.clock.advance(60_001);
    const answer = await orderAs(
      { customerEmail: `guest${index}@example.com` },
      `2001:db8:7:${index.toString(16)}::1`,
    );
    expect(answer.status).toBe(201);
    expect(mailOf(answer)).toBe(index < 400 ? "queued" : "none");
  }
  const other = await orderAs(
    { customerEmail: "other@example.com" },
    "2001:db8:8::1",
  );
  expect(mailOf(other)).toBe("queued");
}, 30_000);

test("confirms a hundred orders a day from one address, and takes them all", async () => {
  for (let index = 0; index < 102; index += 1) {
    if (index % 30 === 0) shop.clock.advance(60_000);
    const customerEmail = `guest${index}@example.com`;
    const answer = await orderAs({ customerEmail }, "10.0.0.1");
    expect(answer.status).toBe(201);
    expect(mailOf(answer)).toBe(index < 100 ? "queued" : "none");
  }
  expect(await mailsOf("order_customer")).toHaveLength(100);
  const owner = await mailsOf("order_owner");
  expect(owner).toHaveLength(102);
  expect(owner.at(99)?.remarks?.unconfirmed).toBeUndefined();
  expect(owner.at(101)?.remarks?.unconfirmed).toBe("origin");
  await orderAs({ customerEmail: "other@example.com" }, "10.0.0.2");
  expect(await mailsOf("order_customer")).toHaveLength(101);
  shop.clock.advance(24 * HOUR_MS);
  await orderAs({ customerEmail: "next@example.com" }, "10.0.0.1");
  expect(await mailsOf("order_customer")).toHaveLength(102);
});

test("orders that are repeated or get no confirmation take nothing from an address's allowance", async () => {
  for (let index = 0; index < 110; index += 1) {
    if (index % 30 === 0) shop.clock.advance(60_000);
    const answer = await orderAs(
      { website: "http://spam.example" },
      "10.0.0.1",
    );
    expect(answer.status).toBe(201);
  }
  await orderAs({}, "10.0.0.1");
  expect(await mailsOf("order_customer")).toHaveLength(1);
});

test.each(["St.John Smith", "J. R. Ewing", "Zoë O'Hara-Núñez", "Dr. Me"])(
  "takes the name %j",
  async (customerName) => {
    expect((await orderAs({ customerName }, "10.0.0.1")).status).toBe(201);
  },
);

test("lets thirty shoppers behind one address order in a minute", async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1) {
    const customerEmail = `shopper${index}@example.com`;
    statuses.push((await orderAs({ customerEmail }, "10.0.0.1")).status);
  }
  expect(statuses.slice(0, 30).every((status) => status === 201)).toBe(true);
  expect(statuses[30]).toBe(429);
});

test("orders with invalid details do not count against the rate limit", async () => {
  for (let index = 0; index < 60; index += 1) {
    const answer = await orderAs({ customerEmail: "no address" }, "10.0.0.1");
    expect(answer.status).toBe(422);
  }
  expect((await orderAs({}, "10.0.0.1")).status).toBe(201);
});

test("sixty people behind one address can sign up in an hour", async () => {
  const statuses = [];
  for (let index = 0; index < 61; index += 1) {
    const email = `guest${index}@example.com`;
    const answer = await shop
      .visitor()
      .post(API.subscribe, { email }, from("10.0.0.1"));
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses[60]).toBe(429);
});

test("one mailbox gets three welcome mails a day, whatever its address variants", async () => {
  for (let index = 0; index < 10; index += 1)
    await shop
      .visitor()
      .post(
        API.subscribe,
        { email: `ada+${index}@example.com` },
        from(`10.0.1.${index}`),
      );
  expect(await mailsOf("newsletter_welcome")).toHaveLength(3);
});

test("tells the maker when one order took more than half of a charm's stock", async () => {
  const moon = await makeCharm(shop.deps, { name: "Moon", stockQuantity: 9 });
  const visitor = shop.visitor();
  await addClip(visitor, { selectedCharms: [moon.id] });
  const [line] = await readCart(visitor);
  await visitor.put(`${API.cart}/${line?.id}`, { quantity: 5 });
  await order(visitor);
  expect((await mailsOf("order_owner"))[0]?.remarks?.largeTakes).toEqual([
    { name: "Moon", taken: 5, before: 9 },
  ]);
});
