import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { DATABASE_FILE, openDatabase } from "#server/db/sqlite/open.ts";
import { MIGRATIONS } from "#tests/support/database/migrations.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { until } from "#tests/support/until.ts";

/**
 * Holds the lock for checkpoints until no reader needs the log any more. Where
 * it meets the test's own look at that lock, SQLite does not wait for it.
 */
const CHECKPOINT = `
  import { Database } from "bun:sqlite";
  const sqlite = new Database(process.argv.at(-1));
  sqlite.run("PRAGMA busy_timeout = 60000");
  const look = sqlite.query("PRAGMA wal_checkpoint(TRUNCATE)");
  while (look.get().busy === 1);
`;

/** Whether another process writes the log into the file. */
function isCheckpointing(sqlite: Database): boolean {
  const row = sqlite
    .query<{ busy: number }, []>("PRAGMA wal_checkpoint(PASSIVE)")
    .get();
  return row?.busy === 1;
}

test("an erasure waits for a checkpoint of another process", async () => {
  const folder = tempFolder();
  const database = openDatabase(folder, MIGRATIONS);
  const file = join(folder, DATABASE_FILE);
  const reader = new Database(file, { readonly: true });
  reader.run("BEGIN");
  reader.query("SELECT count(*) FROM orders").all();
  database.sqlite.run("CREATE TABLE later (id integer)");
  const other = Bun.spawn([process.execPath, "-e", CHECKPOINT, file]);
  await until(() => isCheckpointing(database.sqlite));
  setTimeout(() => reader.close(), 100);
  expect(await database.erasure.finish()).toBe(true);
  expect(await other.exited).toBe(0);
  database.close();
});
