import { test } from "bun:test";
import {
  earlierSchemas,
  killedMigration,
} from "#tests/hard/rows/migrations.ts";

// `npm run test:hard` runs the same tests with larger counts.

test("a migration that is killed leaves the complete old or new schema", async () => {
  await killedMigration.run({ kills: 12 });
});

test("a shop of every earlier schema keeps each of its rows", async () => {
  await earlierSchemas.run({ rows: 20 });
});
