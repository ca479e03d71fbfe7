import { expect } from "bun:test";
import { HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { getMailStatus, retryMails } from "#server/mail/admin.ts";
import { percentile } from "#tests/support/process/load.ts";
import { startSellingApp } from "../selling-app.ts";
import { expectMailedOnce } from "#tests/support/outbox.ts";
import { startSmtp, type TestSmtp } from "#tests/support/servers/smtp.ts";
import { count, defineRow } from "../row.ts";

type Fault = {
  name: string;
  begin: (smtp: TestSmtp) => void | Promise<void>;
  /** Whether the mail fails for good, so that only the maker can retry it. */
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
/** The timeout for a silent server: short, as each mail is retried often. */
const PATIENCE_MS = 500;
/** Six hours in all: longer than any retry delay after an hour of failures. */
const RECOVERY_STEP_MS = 30 * MINUTE_MS;
const RECOVERY_STEPS = 12;

type SellingApp = Awaited<ReturnType<typeof startSellingApp>>;

/** Moves the clock on until no mail waits; returns how many failed for good. */
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
  // An order does not wait for its mails: 200 ms allow for a busy machine.
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
