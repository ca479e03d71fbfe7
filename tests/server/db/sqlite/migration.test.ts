import { test } from "bun:test";
import {
  earlierSchemas,
  killedMigration,
} from "#tests/hard/rows/migrations.ts";

// `npm run test:hard` runs the same with larger counts.

test("killed while it brings a shop up to date, it leaves the old or the new whole", async () => {
  await killedMigration.run({ kills: 12 });
});

test("a shop of every earlier schema keeps each of its rows", async () => {
  await earlierSchemas.run({ rows: 20 });
});
