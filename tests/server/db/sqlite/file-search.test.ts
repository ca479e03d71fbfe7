import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileContainsAny } from "#server/db/sqlite/file-search.ts";
import { tempFolder } from "#tests/support/temp.ts";

const CHUNK_BYTES = 4 * 1024 * 1024;

test.each([
  0,
  CHUNK_BYTES - 1,
  CHUNK_BYTES - 4,
  CHUNK_BYTES,
  2 * CHUNK_BYTES - 3,
  3 * CHUNK_BYTES - 6,
])("finds a text that begins at byte %d of a file", (start) => {
  const file = join(tempFolder(), "large");
  const bytes = Buffer.alloc(3 * CHUNK_BYTES);
  bytes.write("Zélda", start);
  writeFileSync(file, bytes);
  expect(fileContainsAny(file, ["longer than that", "Zélda"])).toBe(true);
  expect(fileContainsAny(file, ["Zelda", "zélda"])).toBe(false);
});
