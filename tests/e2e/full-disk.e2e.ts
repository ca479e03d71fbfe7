import { expect, test } from "bun:test";
import { join } from "node:path";
import { tempFolder } from "../temp.ts";

const SCRIPT = join(import.meta.dir, "full-disk.ts");
const STORAGE_FULL = {
  code: "storage_full",
  message:
    "The shop's disk is full, so nothing could be saved. Please try again later.",
};

test("meets a full and a read-only disk in words, and recovers by itself", async () => {
  const run = Bun.spawn(
    ["unshare", "-rm", process.execPath, SCRIPT, tempFolder()],
    { stdout: "pipe", stderr: "pipe" },
  );
  const [out, errors] = await Promise.all([
    new Response(run.stdout).text(),
    new Response(run.stderr).text(),
  ]);
  expect([await run.exited, errors]).toEqual([0, ""]);
  const result = JSON.parse(out);
  expect(result.saved).toBe(0);
  expect(result.full).toEqual({
    cart: { status: 503, body: STORAGE_FULL },
    retryAfter: "30",
    reads: 200,
    ready: 503,
    alive: 200,
  });
  expect(result.noBackup).toMatchObject({ code: 74 });
  expect(result.noBackup.errors).toStartWith("The disk is full.");
  expect(result.leftOvers).toEqual([]);
  expect(result.roomAgain).toEqual({ ready: 200, isNext: true });
  expect(result.integrity).toEqual([{ integrity_check: "ok" }]);
  expect(result.stoppedFull).toBe(0);
  expect(result.noStart).toMatchObject({ code: 78 });
  expect(result.noStart.errors).toContain("cannot be written");
  expect(result.noRestore).toMatchObject({ code: 74 });
  expect(result.noRestore.errors).toStartWith("The disk is full.");
  expect(result.afterRestore).toEqual(["lock.db"]);
}, 60_000);
