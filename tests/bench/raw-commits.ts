// The yardstick for durable writes: one row, one commit, in a loop.

import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Single-row commits per second with the given `synchronous` setting. */
export function rawCommitsPerSecond(
  synchronous: "FULL" | "NORMAL",
  durationMs: number,
): number {
  const folder = mkdtempSync(join(tmpdir(), "barrette-raw-"));
  const db = new Database(join(folder, "raw.db"), { create: true });
  db.run("PRAGMA journal_mode = WAL");
  db.run(`PRAGMA synchronous = ${synchronous}`);
  db.run("CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b INTEGER)");
  const insert = db.query("INSERT INTO t (a, b) VALUES (?, ?)");
  let count = 0;
  const startedAt = performance.now();
  while (performance.now() - startedAt < durationMs) {
    insert.run("a row about as long as an order's", count);
    count += 1;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  insert.finalize();
  db.close();
  rmSync(folder, { recursive: true });
  return count / seconds;
}
