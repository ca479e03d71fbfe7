// The baseline for durable writes: a `Bun.serve` that commits one row per
// request. The only argument is the value of `synchronous`.

import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const synchronous = process.argv[2] === "FULL" ? "FULL" : "NORMAL";
const folder = mkdtempSync(join(tmpdir(), "barrette-raw-"));
const db = new Database(join(folder, "raw.db"), { create: true });
db.run("PRAGMA journal_mode = WAL");
db.run(`PRAGMA synchronous = ${synchronous}`);
db.run("CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b INTEGER)");
const insert = db.query("INSERT INTO t (a, b) VALUES (?, ?)");

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  development: false,
  async fetch(request) {
    const body = await request.text();
    insert.run(body, 1);
    return Response.json({ ok: true }, { status: 201 });
  },
});

process.on("SIGTERM", () => {
  rmSync(folder, { recursive: true });
  process.exit(0);
});
process.stdout.write(`${server.port}\n`);
