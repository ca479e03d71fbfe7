import { Database } from "bun:sqlite";
import { join } from "node:path";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { toIso } from "#server/clock.ts";
import { hasDatabase } from "#server/db/alongside.ts";
import { checkThoroughly } from "#server/db/integrity.ts";
import { DATABASE_FILE, migrationState } from "#server/db/open.ts";
import { pendingRestore } from "#server/db/swap.ts";
import { failure } from "../failure.ts";
import { formatAge, formatBytes, formatTime } from "../words.ts";
import { about, type Finding } from "./finding.ts";

type DatabaseOptions = {
  dataDir: string;
  migrationsDir: string;
  now: number;
};

/** Integrity, schema, the clock and the mails, as the database tells them. */
export function checkShopDatabase(options: DatabaseOptions): Finding[] {
  const { dataDir } = options;
  const database = about("Database");
  const file = join(dataDir, DATABASE_FILE);
  try {
    if (!hasDatabase(dataDir))
      return [database.warn("there is none yet. Start the shop once.")];
    if (pendingRestore(dataDir))
      return [
        database.warn(
          "a restore was interrupted. Start the shop to finish it.",
        ),
      ];
    const sqlite = new Database(file, { readonly: true, strict: true });
    try {
      return inspect(sqlite, options);
    } finally {
      sqlite.close();
    }
  } catch (error) {
    return [database.fail(failure(error).sentence)];
  }
}

function inspect(
  sqlite: Database,
  { migrationsDir, now }: DatabaseOptions,
): Finding[] {
  sqlite.run("PRAGMA busy_timeout = 5000");
  checkThoroughly(sqlite);
  const size = formatBytes(
    readNumber(
      sqlite,
      "SELECT page_count * page_size AS value FROM pragma_page_count(), pragma_page_size()",
    ),
  );
  const findings = [about("Database").ok(`${size}, every page is whole`)];
  const { applied, known } = migrationState(sqlite, migrationsDir);
  const schema = about("Schema");
  if (applied > known)
    return [
      ...findings,
      schema.fail(
        "the data is of a newer version than this program. Use that version.",
      ),
    ];
  if (applied < known)
    return [
      ...findings,
      schema.warn(
        `${known - applied} updates wait. Starting the shop applies them; a copy is kept.`,
      ),
    ];
  return [
    ...findings,
    schema.ok("up to date"),
    checkClock(sqlite, now),
    checkAdmin(sqlite),
    checkMails(sqlite, now),
  ];
}

/** No clock before this program was written is right. */
const PROGRAM_DATE = Date.parse("2026-11-01");

function checkClock(sqlite: Database, now: number): Finding {
  const clock = about("Clock");
  const latest = readNumber(
    sqlite,
    "SELECT max(at) AS value FROM (SELECT max(created_at) AS at FROM orders UNION SELECT max(last_used_at) FROM carts)",
  );
  const time = formatTime(toIso(now));
  const advice = "Set it, and switch time synchronisation on: timedatectl";
  if (now < PROGRAM_DATE) return clock.fail(`it says ${time}. ${advice}`);
  if (latest > now + MINUTE_MS)
    return clock.fail(
      `it says ${time}, but the shop was used later than that. ${advice}`,
    );
  return clock.ok(time);
}

function checkAdmin(sqlite: Database): Finding {
  const admin = about("Administrator");
  return readNumber(sqlite, "SELECT count(*) AS value FROM admins") > 0
    ? admin.ok("there is one")
    : admin.warn("there is none yet. Start the shop once.");
}

function checkMails(sqlite: Database, now: number): Finding {
  const mails = about("Mails");
  const count = (where: string) =>
    readNumber(sqlite, `SELECT count(*) AS value FROM outbox WHERE ${where}`);
  const waiting = count("state IN ('queued', 'sending')");
  const failed = count("state = 'failed'");
  const oldest = readNumber(
    sqlite,
    "SELECT min(created_at) AS value FROM outbox WHERE state IN ('queued', 'sending')",
  );
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

function readNumber(sqlite: Database, query: string): number {
  const [row] = sqlite.query<{ value: number | null }, []>(query).all();
  return row?.value ?? 0;
}
