import { beforeEach, expect, test } from "bun:test";
import { pathOf } from "#shared/api/call.ts";
import { writeInvoice } from "#shared/payment/calls.ts";
import { placeOwnOrder, setStatuses } from "#shared/workbench/calls.ts";
import { invoiceNumber } from "#server/orders/invoices.ts";
import { logIn } from "#tests/support/admin.ts";
import { makePath } from "#tests/support/api.ts";
import type { Visitor } from "#tests/support/app.ts";
import { move, pay, refund, takeBackRefund } from "#tests/support/orders.ts";
import { composeRow, outboxRows } from "#tests/support/outbox.ts";
import { randomFor } from "#tests/support/seed.ts";
import { INVOICE, setUpInvoices } from "./invoicing.ts";

const { shop, write, place, look, numbers, stored } = setUpInvoices();
let visitor: Visitor;

beforeEach(() => {
  visitor = shop.visitor();
});

test("without the setting there is none, whatever is paid", async () => {
  await write(null);
  const { makerToken } = await place();
  await pay(visitor, makerToken, "paid");
  await visitor.post(pathOf(writeInvoice, { token: makerToken }));
  expect(await stored()).toEqual([]);
  expect(await look(makerToken)).toMatchObject({
    invoices: [],
    writesInvoices: false,
  });
});

test("what is paid has an invoice, and each refund a correction", async () => {
  const { makerToken } = await place();
  await pay(visitor, makerToken, "asked");
  expect(await numbers(makerToken)).toEqual([]);
  await pay(visitor, makerToken, "paid");
  await refund(visitor, makerToken, { amount: "8.00" });
  shop.clock.advance(1_000);
  await refund(visitor, makerToken, { amount: "0.90" });
  expect(await numbers(makerToken)).toEqual([
    "invoice RE-1",
    "correction RE-2",
    "correction RE-3",
  ]);
  expect((await stored()).map(({ amountCents }) => amountCents)).toEqual([
    2890, -800, -90,
  ]);
});

test("an order of the maker's own that is paid has its invoice, once", async () => {
  const maker = await logIn(shop);
  const items = [{ name: "Box", price: "9.00", quantity: 1 }];
  const body = { customerName: "Market", items, paid: true };
  for (const paid of [true, true, false])
    await maker.post(placeOwnOrder.path, { ...body, paid });
  expect(
    (await stored()).map(({ id, amountCents }) => [id, amountCents]),
  ).toEqual([[1, 900]]);
});

test("what is taken back is written down, and the sums stay those kept", async () => {
  const { makerToken } = await place();
  await pay(visitor, makerToken, "paid");
  await refund(visitor, makerToken, { amount: "8.00" });
  await takeBackRefund(visitor, makerToken, "8.00");
  await pay(visitor, makerToken, "asked");
  await pay(visitor, makerToken, "paid");
  const rows = await stored();
  expect(rows.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ["invoice", 2890],
    ["correction", -800],
    ["correction", 800],
    ["correction", -2890],
    ["invoice", 2890],
  ]);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test("a cancelled order is corrected once its money goes back", async () => {
  const { makerToken } = await place();
  await pay(visitor, makerToken, "paid");
  await move(visitor, makerToken, { status: "cancelled" });
  expect(await stored()).toHaveLength(1);
  await refund(visitor, makerToken);
  expect((await stored()).map(({ amountCents }) => amountCents)).toEqual([
    2890, -2890,
  ]);
});

test("what was paid before there were invoices has none at its next steps", async () => {
  await write(null);
  const { id, makerToken } = await place();
  await pay(visitor, makerToken, "paid");
  await write(INVOICE);
  const maker = await logIn(shop);
  await move(visitor, makerToken, { status: "making" });
  await maker.post(setStatuses.path, { ids: [id], status: "sent" });
  await move(visitor, makerToken, { status: "making" });
  await pay(visitor, makerToken, "paid");
  await visitor.get(makePath(makerToken));
  await refund(visitor, makerToken, { amount: "8.00" });
  await takeBackRefund(visitor, makerToken, "8.00");
  expect(await stored()).toEqual([]);
  // A payment that is noted anew is one that comes now.
  await pay(visitor, makerToken, "asked");
  await pay(visitor, makerToken, "paid");
  expect(await numbers(makerToken)).toEqual(["invoice RE-1"]);
});

test("an order that was paid before gets its invoice on request, once", async () => {
  await write(null);
  const { makerToken } = await place();
  await pay(visitor, makerToken, "paid");
  await write(INVOICE);
  const path = pathOf(writeInvoice, { token: makerToken });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => visitor.post(path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await numbers(makerToken)).toEqual(["invoice RE-1"]);
});

test("numbers have no gaps, whichever change fails and however many at once", async () => {
  const placed = [];
  for (let at = 0; at < 6; at += 1) placed.push(await place());
  // Those that are refused take no number.
  await Promise.all(
    placed.flatMap(({ makerToken }) => [
      pay(visitor, makerToken, "paid"),
      pay(visitor, makerToken, "paid", "asked"),
      refund(visitor, makerToken, { amount: "99.00" }),
    ]),
  );
  expect((await stored()).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("in Spain corrections are a series of their own, without gaps", async () => {
  const [one, other] = [await place(), await place()];
  await write({ ...INVOICE, prefix: "F-", vatRate: "21" }, "ES");
  await pay(visitor, one.makerToken, "paid");
  await refund(visitor, one.makerToken, { amount: "8.00" });
  await pay(visitor, other.makerToken, "paid");
  await refund(visitor, other.makerToken, { amount: "2.00" });
  expect(await numbers(one.makerToken)).toEqual([
    "invoice F-1",
    "correction F-RECT-1",
  ]);
  expect(await numbers(other.makerToken)).toEqual([
    "invoice F-2",
    "correction F-RECT-2",
  ]);
});

test("a correction is by the law and the rate of its invoice, wherever she moved", async () => {
  const [one, other] = [await place(), await place()];
  await write({ ...INVOICE, vatRate: "19" }, "DE");
  await pay(visitor, one.makerToken, "paid");
  await write({ taxNumber: "B1", prefix: "F-", vatRate: "21" }, "ES");
  await pay(visitor, other.makerToken, "paid");
  await refund(visitor, one.makerToken, { amount: "8.00" });
  await refund(visitor, other.makerToken, { amount: "2.00" });
  await write({ taxNumber: "9", prefix: "N-" }, "NL");
  await refund(visitor, one.makerToken, { amount: "1.00" });
  await refund(visitor, other.makerToken, { amount: "1.00" });
  const rows = await stored();
  expect(
    rows.map((row) => [
      invoiceNumber(row),
      row.content.country,
      row.content.vatRate,
      row.content.taxNumber,
    ]),
  ).toEqual([
    ["RE-1", "DE", "19", "12/345/67890"],
    ["F-2", "ES", "21", "B1"],
    ["F-3", "DE", "19", "12/345/67890"],
    ["F-RECT-1", "ES", "21", "B1"],
    ["N-4", "DE", "19", "12/345/67890"],
    ["N-RECT-2", "ES", "21", "B1"],
  ]);
});

test("with invoices switched off again, those that were issued stay and are corrected", async () => {
  const [one, other] = [await place(), await place()];
  await pay(visitor, one.makerToken, "paid");
  await write({ ...INVOICE, taxNumber: " " });
  await pay(visitor, other.makerToken, "paid");
  await refund(visitor, one.makerToken, { amount: "8.00" });
  await refund(visitor, other.makerToken, { amount: "8.00" });
  await visitor.post(pathOf(writeInvoice, { token: other.makerToken }));
  expect(await numbers(other.makerToken)).toEqual([]);
  expect(await numbers(one.makerToken)).toEqual([
    "invoice RE-1",
    "correction RE-2",
  ]);
  expect((await visitor.get(`/orders/${one.token}/invoices/1`)).text).toContain(
    "RE-1",
  );
  await write(INVOICE);
  await visitor.post(pathOf(writeInvoice, { token: other.makerToken }));
  expect(await numbers(other.makerToken)).toEqual([
    "invoice RE-3",
    "correction RE-4",
  ]);
});

test("however many transactions are rolled back, each payment has one number and each refund one", async () => {
  const random = randomFor("invoices that are rolled back");
  const placed = [];
  for (let at = 0; at < 5; at += 1) placed.push(await place());
  await write({ ...INVOICE, prefix: "" }, "ES");
  const { commit } = shop.deps;
  let lost = 0;
  // The database rolls back all that was written, as at a kill before the commit.
  shop.deps.commit = (scope, run, lasting) =>
    commit(
      scope,
      async (tx) => {
        const done = await run(tx);
        if (random.next() < 0.4) {
          lost += 1;
          throw new Error("killed");
        }
        return done;
      },
      lasting,
    );
  const untilDone = async (step: () => Promise<{ status: number }>) => {
    while ((await step()).status === 500);
  };
  await Promise.all(
    placed.map(async ({ makerToken }) => {
      await untilDone(() => pay(visitor, makerToken, "paid"));
      for (const [amount, refunded] of [
        ["8.00", "0.00"],
        ["0.90", "8.00"],
      ])
        await untilDone(() =>
          refund(visitor, makerToken, { amount, refunded }),
        );
    }),
  );
  shop.deps.commit = commit;
  expect(lost).toBeGreaterThan(5);
  const rows = await stored();
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const upTo = (count: number) =>
    Array.from({ length: count }, (_, at) => at + 1);
  expect(rows.map(({ id }) => id)).toEqual(upTo(15));
  expect(of("invoice").map(({ number }) => number)).toEqual(upTo(5));
  expect(of("correction").map(({ number }) => number)).toEqual(upTo(10));
  for (const { id } of placed)
    expect(
      rows
        .filter(({ orderId }) => orderId === id)
        .map(({ amountCents }) => amountCents),
    ).toEqual([2890, -800, -90]);
});

test("a commit that is lost takes no number with it", async () => {
  const [one, other] = [await place(), await place()];
  const { commit } = shop.deps;
  shop.deps.commit = (scope, run, lasting) =>
    commit(
      scope,
      async (tx) => {
        await run(tx);
        throw new Error("killed");
      },
      lasting,
    );
  expect((await pay(visitor, one.makerToken, "paid")).status).toBe(500);
  shop.deps.commit = commit;
  await pay(visitor, other.makerToken, "paid");
  await pay(visitor, one.makerToken, "paid");
  expect((await stored()).map(({ id, orderId }) => [id, orderId])).toEqual([
    [1, other.id],
    [2, one.id],
  ]);
});

test("the mail of each refund links to its own correction, however close", async () => {
  const { token, makerToken } = await place();
  await pay(visitor, makerToken, "paid");
  // At one moment of the shop's clock, and one that was taken back between.
  await refund(visitor, makerToken, { amount: "8.00" });
  await refund(visitor, makerToken, { amount: "3.00" });
  await takeBackRefund(visitor, makerToken, "11.00");
  await refund(visitor, makerToken, { amount: "0.90" });
  expect(await numbers(makerToken)).toEqual([
    "invoice RE-1",
    "correction RE-2",
    "correction RE-3",
    "correction RE-4",
    "correction RE-5",
  ]);
  expect(await papersOfRefunds(token)).toEqual([["2"], ["5"]]);
});

test("a refund from before there were invoices links to what took it in", async () => {
  await write(null);
  const { token, makerToken } = await place();
  await pay(visitor, makerToken, "paid");
  await refund(visitor, makerToken, { amount: "8.00" });
  await write(INVOICE);
  await refund(visitor, makerToken, { amount: "3.00" });
  await visitor.post(pathOf(writeInvoice, { token: makerToken }));
  await refund(visitor, makerToken, { amount: "0.90" });
  expect((await stored()).map(({ amountCents }) => amountCents)).toEqual([
    2890, -1100, -90,
  ]);
  expect(await papersOfRefunds(token)).toEqual([["2"], ["2"], ["3"]]);
});

/** The papers that the mails of the refunds link to, each mail's own. */
async function papersOfRefunds(token: string) {
  const rows = await outboxRows(shop.deps.db);
  const told = rows.filter(({ kind }) => kind === "order_refunded");
  const mails = await Promise.all(told.map((row) => composeRow(shop, row)));
  const link = new RegExp(`/orders/${token}/invoices/(\\d+)`, "g");
  return mails.map(({ text }) =>
    [...text.matchAll(link)].map(([, id]) => id ?? ""),
  );
}
