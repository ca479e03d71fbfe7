import { expect, jest, onTestFinished, test } from "bun:test";
import {
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { createLog } from "#server/runtime/log.ts";
import type { Certificate } from "#server/operations/certificate.ts";
import { keepCertificateFresh } from "#server/operations/renewal.ts";
import { createTestClock } from "#tests/support/app.ts";
import { TLS } from "#tests/support/servers/certificate.ts";
import { tempFolder } from "#tests/support/temp.ts";

/** Valid for localhost from 2020 to 2120. */
const PEM = `${TLS.key}${TLS.cert}`;

/** Runs the renewal until its first check is done, and returns its effects. */
async function keepOnce(given: {
  stored?: string;
  names?: string[];
  at: string;
  order: () => Promise<string>;
}) {
  const path = join(tempFolder(), "tls", "shop.pem");
  if (given.stored) {
    await Bun.write(path, "");
    writeFileSync(path, given.stored);
  }
  const used: Certificate[] = [];
  const lines: string[] = [];
  let orders = 0;
  const stop = keepCertificateFresh({
    clock: createTestClock(Date.parse(given.at)),
    log: createLog("json", (line) => lines.push(line)),
    path,
    names: given.names ?? ["localhost"],
    order: () => {
      orders += 1;
      return given.order();
    },
    onCertificate: (certificate) => used.push(certificate),
  });
  await new Promise(setImmediate);
  stop();
  return { used, orders, path, log: lines.join("") };
}

test("uses the stored certificate while it is not due for renewal", async () => {
  const { used, orders } = await keepOnce({
    stored: PEM,
    at: "2086-01-01",
    order: async () => PEM,
  });
  expect(used).toHaveLength(1);
  expect(orders).toBe(0);
});

test("renews at two thirds of the validity, and keeps the old one on failure", async () => {
  const { used, orders, path, log } = await keepOnce({
    stored: PEM,
    at: "2087-01-01",
    order: () => Promise.reject(new Error("the authority is away")),
  });
  expect(used).toHaveLength(1);
  expect(orders).toBe(1);
  expect(log).toContain("the authority is away");
  expect(log).toContain("The next try is in 15 minutes");
  expect(readFileSync(path, "utf8")).toBe(PEM);
});

test("requests a certificate again that could not be stored", async () => {
  const folder = tempFolder();
  // A file in the place of the folder for the certificate.
  writeFileSync(join(folder, "tls"), "");
  jest.useFakeTimers();
  onTestFinished(() => void jest.useRealTimers());
  const pass = async (ms: number) => {
    jest.advanceTimersByTime(ms);
    // The fake timers leave microtasks alone, which a check consists of.
    for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
  };
  const used: Certificate[] = [];
  let orders = 0;
  const stop = keepCertificateFresh({
    clock: { now: () => Date.parse("2021-01-01") },
    log: createLog("json", () => {}),
    path: join(folder, "tls", "shop.pem"),
    names: ["localhost"],
    order: async () => {
      orders += 1;
      return PEM;
    },
    onCertificate: (certificate) => used.push(certificate),
  });
  await pass(MINUTE_MS);
  expect([orders, used.length]).toEqual([1, 0]);
  rmSync(join(folder, "tls"));
  await pass(16 * MINUTE_MS);
  expect([orders, used.length]).toEqual([2, 1]);
  stop();
});

test("stores a new certificate that only this user can read", async () => {
  const { used, path } = await keepOnce({
    at: "2026-11-21",
    order: async () => PEM,
  });
  expect(used).toHaveLength(1);
  expect(readFileSync(path, "utf8")).toBe(PEM);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("replaces a certificate that is damaged, expired or for another name", async () => {
  const order = async () => PEM;
  const damaged = await keepOnce({ stored: "?", at: "2026-11-21", order });
  expect(damaged).toMatchObject({ orders: 1 });
  const over = await keepOnce({ stored: PEM, at: "2121-01-01", order });
  expect(over).toMatchObject({ orders: 1 });
  const other = await keepOnce({
    stored: PEM,
    names: ["shop.example.com"],
    at: "2026-11-21",
    order,
  });
  // The new certificate is not for that name either, so it is not used.
  expect(other).toMatchObject({ orders: 1, used: [] });
  expect(existsSync(other.path)).toBe(true);
});
