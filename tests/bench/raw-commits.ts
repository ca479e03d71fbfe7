// The baseline for durable writes: a `Bun.serve` that commits one row per
// request. The only argument is the value of `synchronous`.

import { openBareDatabase, serveBare } from "./bare.ts";

const db = openBareDatabase(process.argv[2] === "FULL" ? "FULL" : "NORMAL");
db.run("CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b INTEGER)");
const insert = db.query("INSERT INTO t (a, b) VALUES (?, ?)");

serveBare(async (request) => {
  const body = await request.text();
  insert.run(body, 1);
  return Response.json({ ok: true }, { status: 201 });
});
