import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The bare servers, which each run in a process of their own, share this.

/** Starts the server and prints its port, for `startYardstick`. */
export function serveBare(
  fetch: (request: Request) => Response | Promise<Response>,
): void {
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    development: false,
    fetch,
  });
  process.stdout.write(`${server.port}\n`);
}

/** The part of a commit that is on the disk when it returns. */
export type Synchronous = "FULL" | "NORMAL";

/** Opens a new database with a log, which SIGTERM removes with the process. */
export function openBareDatabase(synchronous: Synchronous): Database {
  const folder = mkdtempSync(join(tmpdir(), "barrette-raw-"));
  process.on("SIGTERM", () => {
    rmSync(folder, { recursive: true });
    process.exit(0);
  });
  const db = new Database(join(folder, "raw.db"), { create: true });
  db.run("PRAGMA journal_mode = WAL");
  db.run(`PRAGMA synchronous = ${synchronous}`);
  return db;
}
