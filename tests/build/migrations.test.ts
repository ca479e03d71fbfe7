import { expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toPostgres } from "#server/db/postgres/migrate.ts";
import { MIGRATIONS } from "#tests/support/database/migrations.ts";

test("every migration is named for what it changes", () => {
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  // Without --name, drizzle-kit makes up a name such as 0001_brave_hulk.
  const telling = /^\d{4}_[a-z0-9]+(-[a-z0-9]+)*\.sql$/;
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !telling.test(name))).toEqual([]);
});

test("every migration can be translated for PostgreSQL", () => {
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  for (const name of names) {
    if (existsSync(join(MIGRATIONS, "postgres", name))) continue;
    const sql = toPostgres(readFileSync(join(MIGRATIONS, name), "utf8"));
    expect(sql).not.toMatch(
      /`|AUTOINCREMENT|" (?:text(?! COLLATE)|real|blob)\b/,
    );
  }
});
