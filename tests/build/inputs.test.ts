import { expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashInputs } from "#build/inputs.ts";
import { tempFolder } from "#tests/support/temp.ts";

/** Makes a repository of the given files; returns its path. */
function repository(files: Record<string, string>): string {
  const root = tempFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const FILES = { "src/main.ts": "1", "public/a.webp": "2", "bun.lock": "3" };

test("the same sources have the same hash, wherever they are", async () => {
  expect(await hashInputs(repository(FILES))).toBe(
    await hashInputs(repository({ ...FILES, "README.md": "read me" })),
  );
});

test.each([
  ["another text", { ...FILES, "src/main.ts": "4" }],
  [
    "another name",
    { "src/other.ts": "1", "public/a.webp": "2", "bun.lock": "3" },
  ],
  ["one more file", { ...FILES, "drizzle/0001.sql": "" }],
  ["another set of packages", { ...FILES, "bun.lock": "4" }],
])("%s gives another hash", async (_, files) => {
  const before = await hashInputs(repository(FILES));
  expect(await hashInputs(repository(files))).not.toBe(before);
});
