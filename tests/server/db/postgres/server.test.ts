import { afterEach, expect, setSystemTime } from "bun:test";
import { sql } from "drizzle-orm";
import { parseConfig } from "#server/config/config.ts";
import { checkPostgres } from "#cli/doctor/postgres.ts";
import { API } from "#tests/support/api.ts";
import { createApp } from "#server/app.ts";
import type { Tx } from "#server/db/handle.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { letters } from "#server/db/schema/letters.ts";
import { NewerDatabaseError } from "#server/db/sqlite/migrations.ts";
import { migratePostgres } from "#server/db/postgres/migrate.ts";
import { connectPostgres, openPostgres } from "#server/db/postgres/open.ts";
import { createVisitor } from "#tests/support/app.ts";
import { addProduct, makeProduct, order } from "#tests/support/make.ts";
import {
  laterMigrations,
  MIGRATIONS,
} from "#tests/support/database/migrations.ts";
import {
  openCopy,
  postgresTest,
  tempPostgres,
} from "#tests/support/database/postgres-shop.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { takeDatabase } from "#tests/support/database/test-databases.ts";

afterEach(() => void setSystemTime());

postgresTest(
  "copies whose machines' clocks are ten minutes apart agree on the time",
  async () => {
    const url = tempPostgres();
    const right = await openCopy(url);
    setSystemTime(new Date(Date.now() - 10 * 60_000));
    const late = await openCopy(url);
    const apart = Math.abs(right.deps.clock.now() - late.deps.clock.now());
    // What is left is how long a busy machine took to ask for the time.
    expect(apart).toBeLessThan(60_000);
    await right.close();
    await late.close();
  },
);

postgresTest(
  "a write that outlasts a kill alone does not wait for the server's disk",
  async () => {
    // Not reused: the setting stays with the database.
    const { url } = takeDatabase();
    const settings = new Bun.SQL(url, { max: 1 });
    await settings.unsafe(
      `alter database "${new URL(url).pathname.slice(1)}" set synchronous_commit = on`,
    );
    await settings.close();
    const copy = await openCopy(url);
    const read = async (tx: Tx) => {
      const rows = await tx
        .select({
          value: sql<string>`concat(count(*), current_setting('synchronous_commit'))`,
        })
        .from(letters)
        .all();
      return rows[0]?.value;
    };
    const { commit } = copy.deps;
    expect(await commit(NO_LOCK, read, "kill")).toBe("0off");
    expect(await commit(NO_LOCK, read)).toBe("0on");
    await copy.close();
  },
);

postgresTest(
  "a copy continues to sell while a newer version migrates the tables",
  async () => {
    // Not reused: the next test could not start on the newer schema.
    const { url } = takeDatabase();
    const old = await openCopy(url);
    const app = createApp(old.deps);
    const product = await makeProduct(old.deps);
    const later = laterMigrations(
      tempFolder(),
      "CREATE TABLE `later` (`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL, `note` text NOT NULL);--> statement-breakpoint\nALTER TABLE `orders` ADD `later` text;",
    );
    const newer = connectPostgres(url);
    const buyers = Array.from({ length: 10 }, () => createVisitor(app));
    const [orders] = await Promise.all([
      Promise.all(
        buyers.map(async (buyer) => {
          await addProduct(buyer, product);
          return order(buyer);
        }),
      ),
      migratePostgres(newer.pool.client, later),
    ]);
    expect(orders).toHaveLength(10);
    const last = createVisitor(app);
    await addProduct(last, product);
    expect((await order(last)).id).toBe(1011);
    // The older version no longer starts on the upgraded database.
    await expect(openPostgres(url, MIGRATIONS)).rejects.toThrow(
      NewerDatabaseError,
    );
    await newer.close();
    await old.close();
  },
);

postgresTest(
  "the login throttle of one copy counts the attempts at another copy",
  async () => {
    const url = tempPostgres();
    const copies = [await openCopy(url), await openCopy(url)];
    const visitors = copies.map(({ deps }) => createVisitor(createApp(deps)));
    const guess = { username: "admin", password: "a wrong password" };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const visitor = visitors[attempt % 2];
      const answer = await visitor?.post(API.login, {
        ...guess,
        // Each attempt uses another name, so that no delay slows the test.
        username: `admin ${attempt}`,
      });
      statuses.push(answer?.status ?? 0);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    for (const copy of copies) await copy.close();
  },
);

postgresTest(
  "the doctor reports that this server would lose orders in a crash",
  async () => {
    const url = tempPostgres();
    const copy = await openCopy(url);
    await copy.close();
    const findings = await checkPostgres(url, {
      migrationsDir: MIGRATIONS,
      config: parseConfig({ DATABASE_URL: url }),
    });
    expect(findings.map(({ what, level }) => [what, level])).toEqual([
      ["Database", "ok"],
      ["Schema", "ok"],
      ["Durability", "fail"],
      ["Clock", "ok"],
      ["Administrator", "warn"],
      ["Mails", "ok"],
      ["Law", "ok"],
    ]);
    expect(findings[2]?.says).toContain("is off: a crash of the server loses");
  },
);
