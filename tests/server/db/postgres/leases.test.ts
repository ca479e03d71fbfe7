import { expect } from "bun:test";
import { readdirSync } from "node:fs";
import { parseConfig } from "#server/config/config.ts";
import { connectPostgres } from "#server/db/postgres/open.ts";
import { startBackups } from "#server/operations/backup-schedule.ts";
import { createLog } from "#server/runtime/log.ts";
import { createTestClock } from "#tests/support/app.ts";
import {
  postgresTest,
  tempPostgres,
} from "#tests/support/database/postgres-shop.ts";
import { afterTest, tempFolder } from "#tests/support/temp.ts";
import { until } from "#tests/support/until.ts";

const MINUTE_MS = 60_000;
/**
 * A lease is renewed four times within it. A busy machine must not delay all of
 * the renewals for so long.
 */
const LEASE_MS = 2_000;
const SOMETIMES = { everyMs: 50 };

/** Connects two processes of a shop to a new database. */
function connectTwo() {
  const url = tempPostgres();
  const two = [connectPostgres(url), connectPostgres(url)] as const;
  for (const { close } of two) afterTest(() => void close());
  return two;
}

/** Starts two copies' backups; those of the first fail. */
function startTwoBackups() {
  const clock = createTestClock();
  const [here, there] = connectTwo();
  const log: string[] = [];
  const start = (db: typeof here, script: string) => {
    const config = parseConfig({ DATA_DIR: tempFolder() });
    const deps = {
      config,
      clock,
      log: createLog("json", (line) => void log.push(line)),
      db,
    };
    const command = ["sh", "-c", script];
    const schedule = startBackups(deps, (file) => [...command, file]);
    afterTest(() => void schedule.stop());
    return { ...schedule, dir: config.backup.dir };
  };
  return {
    failing: start(here, "echo the bucket is full >&2; exit 69"),
    good: start(there, 'touch "$0"'),
    log,
    async pass(minutes: number) {
      clock.advance(minutes * MINUTE_MS);
      const back = `taken_at - interval '${minutes} minutes'`;
      await here.pool.client.unsafe(`update turns set taken_at = ${back}`);
    },
  };
}

postgresTest(
  "a backup that failed on one copy is made by another an hour later, once",
  async () => {
    const { failing, good, log, pass } = startTwoBackups();
    await failing.check();
    expect(log.join()).toContain("the bucket is full");
    await pass(45);
    await good.check();
    expect(log.join()).not.toContain("backup_made");
    await pass(16);
    await good.check();
    expect(readdirSync(good.dir)).toHaveLength(1);
    const lines = log.length;
    for (let hour = 1; hour <= 20; hour += 1) {
      await pass(60);
      await failing.check();
    }
    expect(log).toHaveLength(lines);
    await pass(120);
    await failing.check();
    expect(log).toHaveLength(lines + 1);
  },
);

postgresTest(
  "a job that is not done keeps its lease until it ends",
  async () => {
    const [here, there] = connectTwo();
    const lease = { name: "job", everyMs: 3_600_000, retryAfterMs: LEASE_MS };
    const ran: string[] = [];
    const tryThere = () =>
      there.runUnderLease(lease, async () => void ran.push("there"));
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const { promise, reject } = Promise.withResolvers<void>();
    const running = here.runUnderLease(lease, () => {
      start();
      return promise;
    });
    // Two new connections race: the other copy may not ask before this one has
    // its lease.
    await started;
    const startedAt = performance.now();
    await until(async () => {
      await tryThere();
      return performance.now() - startedAt > 2 * LEASE_MS;
    }, SOMETIMES);
    expect(ran).toEqual([]);
    reject(new Error("the disk is full"));
    await expect(running).rejects.toThrow("the disk is full");
    await until(async () => {
      await tryThere();
      return ran.length === 1;
    }, SOMETIMES);
    const doneAt = performance.now();
    await until(async () => {
      await tryThere();
      return performance.now() - doneAt > 1.5 * LEASE_MS;
    }, SOMETIMES);
    expect(ran).toEqual(["there"]);
  },
);

postgresTest(
  "a lease that a server's clock took ahead is given again",
  async () => {
    const [db] = connectTwo();
    expect(await db.takeLease("cart sweep", MINUTE_MS)).toBe(true);
    expect(await db.takeLease("cart sweep", MINUTE_MS)).toBe(false);
    await db.pool.client.unsafe(
      "update turns set taken_at = taken_at + interval '400 days'",
    );
    expect(await db.takeLease("cart sweep", MINUTE_MS)).toBe(true);
  },
);
