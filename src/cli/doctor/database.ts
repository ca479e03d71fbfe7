import { Database } from "bun:sqlite";
import { join } from "node:path";
import { HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { toIso } from "#server/runtime/clock.ts";
import type { Config } from "#server/config/config.ts";
import { hasAdmin } from "#server/auth/store.ts";
import { findLatestCartUse } from "#server/cart/cart-store.ts";
import { type Db, Handle } from "#server/db/handle.ts";
import { findClockJump } from "#server/db/sweeps.ts";
import { hasDatabase } from "#server/db/open.ts";
import { checkNotMissing, checkThoroughly } from "#server/db/sqlite/file.ts";
import { migrationState } from "#server/db/sqlite/migrations.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { pendingRestore } from "#server/db/pending-restore.ts";
import { sqliteConnection } from "#server/db/sqlite/connection.ts";
import { countMails, findOldestWaiting } from "#server/mail/admin.ts";
import { findLatestOrderTime } from "#server/orders/store.ts";
import { failure } from "#cli/failure.ts";
import { formatAge, formatBytes, formatTime } from "#cli/output.ts";
import { checkLaw } from "./law.ts";
import { about, type Finding } from "./finding.ts";
import { canHoldShop } from "./folder.ts";

type DatabaseOptions = {
  dataDir: string;
  migrationsDir: string;
  now: number;
  config: Config;
};

/** Checks a SQLite database: integrity, schema, clock, administrator, mails. */
export async function checkShopDatabase(
  options: DatabaseOptions,
): Promise<Finding[]> {
  const { dataDir } = options;
  const database = about("Database");
  const file = join(dataDir, DATABASE_FILE);
  try {
    if (pendingRestore(dataDir))
      return [
        database.warn(
          "a restore was interrupted. Start the shop to finish it.",
        ),
      ];
    checkNotMissing(file);
    if (!hasDatabase(dataDir))
      return [
        canHoldShop(dataDir)
          ? database.warn("there is none yet. Start the shop once.")
          : database.fail("there is none to be found without the data folder."),
      ];
    const sqlite = new Database(file, { readonly: true, strict: true });
    try {
      return await inspect(sqlite, options);
    } finally {
      sqlite.close();
    }
  } catch (error) {
    return [database.fail(failure(error).sentence)];
  }
}

async function inspect(
  sqlite: Database,
  { migrationsDir, now, config }: DatabaseOptions,
): Promise<Finding[]> {
  sqlite.run("PRAGMA busy_timeout = 5000");
  checkThoroughly(sqlite);
  const size = formatBytes(readSize(sqlite));
  const findings = [about("Database").ok(`${size}, every page is whole`)];
  const { pending, isNewer } = migrationState(sqlite, migrationsDir);
  const schema = about("Schema");
  if (isNewer)
    return [
      ...findings,
      schema.fail(
        "the data is of a newer version than this program. Use that version.",
      ),
    ];
  if (pending > 0)
    return [
      ...findings,
      schema.warn(
        `${pending} ${pending === 1 ? "update waits" : "updates wait"}. Starting the shop applies them; a copy is kept.`,
      ),
    ];
  const db = new Handle(sqliteConnection(sqlite));
  return [
    ...findings,
    schema.ok("up to date"),
    ...(await checkContents(db, { now, config })),
  ];
}

/** Checks clock, administrator, mails and law, for SQLite and PostgreSQL. */
export async function checkContents(
  db: Db,
  { now, config }: Pick<DatabaseOptions, "now" | "config">,
): Promise<Finding[]> {
  return [
    await checkClock(db, now),
    await checkAdmin(db),
    await checkMails(db, now),
    ...(await checkLaw(db, config)),
  ];
}

/** A clock before this date, when this program was written, is wrong. */
const PROGRAM_DATE = Date.parse("2026-11-01");

async function checkClock(db: Db, now: number): Promise<Finding> {
  const clock = about("Clock");
  const latest = Math.max(
    (await findLatestOrderTime(db)) ?? 0,
    (await findLatestCartUse(db)) ?? 0,
  );
  const time = formatTime(toIso(now));
  const advice = "Set it, and switch time synchronisation on: timedatectl";
  if (now < PROGRAM_DATE) return clock.fail(`it says ${time}. ${advice}`);
  if (latest > now + MINUTE_MS)
    return clock.fail(
      `it says ${time}, but the shop was used later than that. ${advice}`,
    );
  const jump = await findClockJump(db, now);
  if (jump)
    return clock.warn(
      `it says ${time}. At ${formatTime(toIso(jump.to))} the last time known was ${formatTime(toIso(jump.from))}: the clock has jumped, or the shop did not run. For a day the shop removes nothing because of its age. If the clock is wrong: ${advice}`,
    );
  return clock.ok(time);
}

async function checkAdmin(db: Db): Promise<Finding> {
  const admin = about("Administrator");
  return (await hasAdmin(db))
    ? admin.ok("there is one")
    : admin.warn("there is none yet. Start the shop once.");
}

async function checkMails(db: Db, now: number): Promise<Finding> {
  const mails = about("Mails");
  const { queued, sending, failed } = await countMails(db);
  const waiting = queued + sending;
  const oldest = (await findOldestWaiting(db)) ?? now;
  if (failed > 0)
    return mails.fail(
      `${failed} could not be sent, ${waiting} wait. See the Orders tab for why, then: barrette mail retry`,
    );
  if (waiting > 0 && now - oldest > HOUR_MS)
    return mails.warn(
      `${waiting} wait, the oldest for ${formatAge(now - oldest)}. See the Orders tab for why.`,
    );
  return mails.ok(waiting === 0 ? "none waits" : `${waiting} on their way`);
}

function readSize(sqlite: Database): number {
  const [row] = sqlite
    .query<{ bytes: number }, []>(
      "SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()",
    )
    .all();
  return row?.bytes ?? 0;
}
