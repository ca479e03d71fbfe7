import { expect, test } from "bun:test";
import * as calls from "#shared/orders/calls.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { sendWeekMail } from "#server/news/week-mail.ts";
import { logIn } from "#tests/support/admin.ts";
import { cancelPath, withdrawPath } from "#tests/support/api.ts";
import { startApp } from "#tests/support/app.ts";
import { addProduct, makeCharm, makeProduct } from "#tests/support/make.ts";
import {
  type LinkedOrder,
  move,
  orderWithLinks,
  pay,
  PAYMENT,
  refund,
} from "#tests/support/orders.ts";
import { composeRow, outboxRows } from "#tests/support/outbox.ts";
import { changeSite } from "#tests/support/site.ts";

// Shops of every kind, the sentences of their week's mail, and whether it goes
// out to a maker who wants it only if there is something to say.

type Shop = Awaited<ReturnType<typeof open>>;

async function open(payment: typeof PAYMENT | null) {
  const shop = startApp({ OWNER_EMAIL: "maker@example.com" });
  await changeSite(shop.deps, {
    payment,
    legal: { withdrawalDays: 14 },
    pace: { clipsPerWeek: 7, daysOff: [], leadDays: 0 },
  });
  const maker = await logIn(shop);
  const visitor = shop.visitor();
  const step = (order: LinkedOrder, status: "making" | "sent" | "cancelled") =>
    move(visitor, order.makerToken, { status });
  return {
    ...shop,
    maker,
    visitor,
    step,
    /** Sells two clips, for 24.00 and 30.00. */
    async sell() {
      for (const price of ["24.00", "30.00"])
        await addProduct(visitor, await makeProduct(shop.deps, { price }));
      return orderWithLinks(shop, visitor);
    },
    async sellAndSend() {
      const order = await this.sell();
      await step(order, "sent");
      return order;
    },
    pay: (order: LinkedOrder, state: "asked" | "paid") =>
      pay(visitor, order.makerToken, state),
    days: (count: number) => shop.clock.advance(count * DAY_MS),
    [Symbol.dispose]: shop.close,
  };
}

type Case = {
  about: string;
  /** Whether she says in the shop how she is paid. */
  payment?: typeof PAYMENT | null;
  given: (shop: Shop) => Promise<unknown>;
  /** The facts of the mail besides those that always stand there. */
  says: string[];
};

// The test's clock begins on a Saturday; what is older than the week was
// sold two weeks ago, so that it is not among what was sold in the last one.
const CASES: Case[] = [
  { about: "nothing", given: async () => {}, says: [] },
  {
    about: "what was asked for, sent and not paid",
    async given(shop) {
      await shop.pay(await shop.sellAndSend(), "asked");
      shop.days(14);
    },
    says: [
      "Sent or collected, not paid: 1 order, $54.00",
      "Asked for a week ago, not paid: 1 order",
    ],
  },
  {
    about: "what was sent, not asked for and not paid",
    async given(shop) {
      await shop.sellAndSend();
      shop.days(14);
    },
    says: ["Sent or collected, not paid: 1 order, $54.00"],
  },
  {
    about: "what was sent where she notes no payment in the shop",
    payment: null,
    async given(shop) {
      await shop.sellAndSend();
      shop.days(14);
    },
    says: [],
  },
  {
    about: "what was sent where she noted one, and says no more how",
    payment: null,
    async given(shop) {
      await shop.sellAndSend();
      await shop.pay(await shop.sellAndSend(), "paid");
      shop.days(14);
    },
    says: ["Sent or collected, not paid: 1 order, $54.00"],
  },
  {
    about: "what was sent and paid",
    async given(shop) {
      await shop.pay(await shop.sellAndSend(), "paid");
      shop.days(14);
    },
    says: [],
  },
  {
    about: "what is open for a week and was not asked for",
    async given(shop) {
      await shop.sell();
      shop.days(14);
    },
    says: [
      "Open: 1 order, 2 clips",
      "Open for a week, not asked for: 1 order, $54.00",
      "Late: 1",
    ],
  },
  {
    about: "what is open for less than a week and was not asked for",
    async given(shop) {
      await shop.sell();
    },
    says: [
      "Open: 1 order, 2 clips",
      "Sold in the last seven days: 1 order, $54.00",
    ],
  },
  {
    about: "what is open and was asked for a week ago",
    async given(shop) {
      await shop.pay(await shop.sell(), "asked");
      shop.days(14);
    },
    says: [
      "Open: 1 order, 2 clips",
      "Asked for a week ago, not paid: 1 order",
      "Late: 1",
    ],
  },
  {
    about: "what is open and paid",
    async given(shop) {
      await shop.pay(await shop.sell(), "paid");
      shop.days(14);
    },
    says: ["Open: 1 order, 2 clips", "Late: 1"],
  },
  {
    about: "what is to be paid back of a cancelled order",
    async given(shop) {
      const order = await shop.sell();
      await shop.pay(order, "paid");
      await shop.step(order, "cancelled");
      shop.days(14);
    },
    says: ["To pay back: 1 order, $54.00"],
  },
  {
    about: "what is to be paid back of an order withdrawn from in part",
    async given(shop) {
      const order = await shop.sellAndSend();
      await shop.pay(order, "paid");
      await shop.visitor.post(withdrawPath(order.token), { lines: [0] });
      shop.days(14);
    },
    says: ["To pay back: 1 order, $24.00"],
  },
  {
    about: "the rest of what is to be paid back, in the currency of each order",
    async given(shop) {
      const first = await shop.sell();
      await changeSite(shop.deps, { currency: "EUR" });
      const second = await shop.sell();
      await changeSite(shop.deps, { currency: "USD" });
      for (const order of [first, second]) {
        await shop.pay(order, "paid");
        await shop.step(order, "cancelled");
      }
      await refund(shop.visitor, first.makerToken, { amount: "14.00" });
      shop.days(14);
    },
    says: ["To pay back: 2 orders, $40.00 + €54.00"],
  },
  {
    about: "what was paid back",
    async given(shop) {
      const order = await shop.sell();
      await shop.pay(order, "paid");
      await shop.step(order, "cancelled");
      await refund(shop.visitor, order.makerToken);
      shop.days(14);
    },
    says: [],
  },
  {
    about: "what no longer stands and was not paid, asked for or not",
    async given(shop) {
      const [withdrawn, cancelled] = [await shop.sell(), await shop.sell()];
      await shop.pay(withdrawn, "asked");
      await shop.visitor.post(withdrawPath(withdrawn.token));
      await shop.visitor.post(cancelPath(cancelled.token));
      shop.days(14);
    },
    says: [],
  },
  {
    about: "what runs low",
    given: ({ deps }) => makeCharm(deps, { name: "Daisy", stockQuantity: 1 }),
    says: ["Running low: Daisy (1 left)"],
  },
  {
    about: "what was sold, sent and paid",
    async given(shop) {
      await shop.pay(await shop.sellAndSend(), "paid");
    },
    says: ["Sold in the last seven days: 1 order, $54.00"],
  },
];

const USUAL = [
  "Open: 0 orders, 0 clips",
  "Late: 0",
  "Running low: nothing",
  "Sold in the last seven days: 0 orders, $0.00",
];
const BELOW = "Each order is below, with its page.";
const FREE = "All done: nothing waits for you.";
const startOf = (fact: string) => fact.slice(0, fact.indexOf(":"));

/** The facts of the mail as they stand there: hers, and the usual others. */
function expected(says: readonly string[]) {
  const others = USUAL.filter(
    (fact) => !says.some((said) => startOf(said) === startOf(fact)),
  );
  const isListed = says.some((fact) => !/^(Running|Sold|Late)/.test(fact));
  const last = isListed ? [BELOW] : says.length === 0 ? [FREE] : [];
  return [...others, ...says, ...last].sort();
}

for (const { about, payment = PAYMENT, given, says } of CASES)
  test(`the week's mail says: ${about}`, async () => {
    for (const skipEmpty of [true, false]) {
      using shop = await open(payment);
      const weekMail = { day: 6, hour: 7, skipEmpty };
      await shop.maker.put(calls.changeWeekMail.path, { weekMail });
      await given(shop);
      const isSent = await sendWeekMail(shop.deps);
      expect([skipEmpty, isSent]).toEqual([
        skipEmpty,
        !skipEmpty || says.length > 0,
      ]);
      if (!isSent) continue;
      const rows = await outboxRows(shop.deps.db);
      const row = rows.find(({ kind }) => kind === "week_owner");
      const { text } = await composeRow(shop, row);
      const facts = text
        .split("\n")
        .filter((line) => /^[A-Z][^:]*: .*\d|nothing|^Each/.test(line))
        .filter((line) => !/^\d/.test(line));
      expect(facts.sort()).toEqual(expected(says));
    }
  });
