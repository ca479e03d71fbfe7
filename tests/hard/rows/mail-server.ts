import { expect } from "bun:test";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { getMailStatus, retryMails } from "#server/mail/admin.ts";
import { percentile } from "#tests/support/percentile.ts";
import { startSellingApp } from "#tests/support/selling-app.ts";
import { expectMailedOnce } from "#tests/support/sent-mails.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { count, defineRow } from "../row.ts";

type Fault = {
  name: string;
  begin: (smtp: TestSmtp) => void | Promise<void>;
  /** A verdict on the mailbox, which only the maker has tried again. */
  isFinal: boolean;
};

const setMode = (mode: TestSmtp["mode"]) => (smtp: TestSmtp) => {
  smtp.mode = mode;
};
const FAULTS: Fault[] = [
  { name: "down", begin: (smtp) => smtp.down(), isFinal: false },
  { name: "4xx", begin: setMode("busy"), isFinal: false },
  { name: "5xx for the account", begin: setMode("limit"), isFinal: false },
  { name: "5xx for the mailbox", begin: setMode("refuse"), isFinal: true },
  { name: "silent", begin: setMode("hang"), isFinal: false },
  { name: "answers lost", begin: setMode("lose answer"), isFinal: false },
];
/** A silent server is given up after this long, and each mail tries often. */
const PATIENCE_MS = 500;
/** Six hours: longer than any pause that an hour of failures leads to. */
const RECOVERY_STEP_MS = 30 * MINUTE_MS;
const RECOVERY_STEPS = 12;

type SellingApp = Awaited<ReturnType<typeof startSellingApp>>;

/** Lets hours pass, until no mail waits; gives how many failed for good. */
async function recover(shop: SellingApp): Promise<number> {
  let status = await getMailStatus(shop.deps);
  for (let step = 0; step < RECOVERY_STEPS && status.waiting > 0; step += 1) {
    await shop.leap(RECOVERY_STEP_MS);
    status = await getMailStatus(shop.deps);
  }
  expect(status.waiting).toBe(0);
  return status.failed;
}

export const mailServerFaults = defineRow(
  "an hour without the mail server",
  // An order waits for no mail: 200 ms is what a busy machine may take.
  { ordersPerHour: 60, orderP99Ms: 200 },
  async ({ ordersPerHour, orderP99Ms }) => {
    await using smtp = await startSmtp();
    await using shop = await startSellingApp(smtp, {
      patienceMs: PATIENCE_MS,
    });
    const copies: string[] = [];
    let copiesBefore = 0;
    for (const { name, begin, isFinal } of FAULTS) {
      await begin(smtp);
      for (let ordered = 0; ordered < ordersPerHour; ordered += 1) {
        await shop.order();
        await shop.leap(HOUR_MS / ordersPerHour);
      }
      smtp.mode = "accept";
      await smtp.up();
      const failed = await recover(shop);
      expect([name, failed > 0]).toEqual([name, isFinal]);
      if (isFinal) await retryMails(shop.deps);
      expect(await recover(shop)).toBe(0);
      const all = expectMailedOnce(smtp, shop.recipients);
      if (all > copiesBefore) copies.push(`${all - copiesBefore} (${name})`);
      copiesBefore = all;
    }
    const p99 = percentile(shop.orderTimesMs, 0.99);
    expect(p99).toBeLessThan(orderP99Ms);
    return {
      text: `${FAULTS.length} faults of an hour each (${FAULTS.map(({ name }) => name).join(", ")}), ${count(shop.orderTimesMs.length)} orders, p99 ${p99.toFixed(0)} ms, ${count(shop.recipients.length)} mails, all sent in the end, copies under the same Message-ID: ${copies.join(", ") || "none"}`,
    };
  },
);
