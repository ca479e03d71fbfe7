import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { MIGRATIONS } from "#tests/support/database/migrations.ts";
import { tempFolder } from "#tests/support/temp.ts";

const STARTS = 6;
const ROUNDS = 5;
const OPENING_PROCESS = join(import.meta.dir, "opening-process.ts");

/** Starts a process that opens a folder as soon as `open` is called. */
async function spawnReady(folder: string) {
  const child = Bun.spawn(
    [process.execPath, OPENING_PROCESS, folder, MIGRATIONS],
    {
      stdin: "pipe",
      stdout: "pipe",
      stderr: "inherit",
    },
  );
  const lines = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const nextLine = async () => (await lines.read()).value?.trim();
  expect(await nextLine()).toBe("ready");
  return {
    open() {
      child.stdin.write("open\n");
      child.stdin.flush();
      return nextLine();
    },
    async end() {
      child.stdin.end();
      await child.exited;
    },
  };
}

test("when six processes open one folder at once, one succeeds and five find it in use", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = tempFolder();
    const starts = await Promise.all(
      Array.from({ length: STARTS }, () => spawnReady(folder)),
    );
    const results = await Promise.all(starts.map((start) => start.open()));
    expect(results.sort()).toEqual([
      ...Array(STARTS - 1).fill("FolderInUseError"),
      "open",
    ]);
    await Promise.all(starts.map((start) => start.end()));
    expect(readdirSync(folder)).not.toContainEqual(
      expect.stringContaining("write-test"),
    );
  }
}, 60_000);
