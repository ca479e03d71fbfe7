import { expect, test } from "bun:test";

// What a status, a state of the payment or a withdrawal means for an order is
// reckoned in one place, and everybody else asks it. Whoever reads one of them
// for themselves is named here, with the reason, or fails this test.

const READS =
  /OPEN_STATUSES|\bstatus\)?\s*(?:===|!==)\s*"(?:cancelled|sent|received|making)"|paymentState\s*(?:===|!==)|payment_state =|withdrawnLines\.length/g;

const RULES = [
  "src/shared/orders/state.ts",
  "src/server/orders/order-state.ts",
  "src/server/orders/bench.ts",
  "src/shared/workbench/rules.ts",
];

/** The files that say in words, or by a control, which step an order is at. */
const STEPS: Record<string, string> = {
  "src/server/db/schema/orders.ts": "the indexes, which know the same rules",
  "src/server/orders/invoices.ts": "the day of the delivery",
  "src/server/orders/mail-withdrawal.ts": "when it was sent",
  "src/server/orders/progress-mails.ts":
    "the mail of a step goes while the order is at it",
  "src/shared/orders/progress.ts": "a link to the parcel goes with that step",
  "src/shared/workbench/schema.ts": "a parcel goes with that step",
  "src/web/admin/workbench/choice.ts": "which step the chosen ones can take",
  "src/web/orders/MakerActions.tsx": "which step comes next",
  "src/web/orders/OrderPage.tsx": "the heading of each step",
  "src/web/orders/OrderTimeline.tsx": "what a note of a step is about",
  "src/web/orders/WithdrawDialog.tsx": "whether lines are excepted",
  "src/web/orders/Withdrawal.tsx": "whether a withdrawal was just made",
};

test("nobody reckons for themselves how an order stands", async () => {
  const found: string[] = [];
  for await (const path of new Bun.Glob("src/**/*.{ts,tsx}").scan()) {
    const source = await Bun.file(path).text();
    if (READS.test(source) && !RULES.includes(path)) found.push(path);
    READS.lastIndex = 0;
  }
  expect(found.sort()).toEqual(Object.keys(STEPS).sort());
});
