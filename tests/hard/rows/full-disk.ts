import { expect } from "bun:test";
import { join } from "node:path";
import { runWithOwnDisks } from "#tests/support/process/command.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { count, defineRow } from "../row.ts";

const PROGRAMS = join(import.meta.dir, "../process");
const STORAGE_FULL = {
  code: "storage_full",
  message:
    "The shop's disk is full, so nothing could be saved. Please try again later.",
};

/** Fills the disk of a running shop; checks writes, backups and restarts. */
async function fillDatabaseDisk(carts: number, backups: number) {
  const result = await runWithOwnDisks(
    join(PROGRAMS, "full-disk.ts"),
    tempFolder(),
    `${carts}`,
    `${backups}`,
  );
  expect(result.saved).toBe(0);
  expect(result.full).toEqual({
    carts: { [`503 ${JSON.stringify(STORAGE_FULL)}`]: carts },
    retryAfter: "30",
    reads: 200,
    ready: 503,
    alive: 200,
  });
  expect(result.noBackups).toHaveLength(backups);
  for (const { code, errors } of result.noBackups) {
    expect(code).toBe(74);
    expect(errors).toStartWith("The disk is full.");
  }
  expect(result.leftOvers).toEqual([]);
  expect(result.roomAgain).toEqual({
    isLogged: true,
    ready: 200,
    isNext: true,
  });
  expect(result.integrity).toEqual([{ integrity_check: "ok" }]);
  expect(result.stoppedFull).toBe(0);
  expect(result.noStart).toMatchObject({ code: 78 });
  expect(result.noStart.errors).toContain("cannot be written");
  expect(result.noRestore).toMatchObject({ code: 74 });
  expect(result.noRestore.errors).toStartWith("The disk is full.");
  expect(result.afterRestore).toEqual(["lock.db"]);
}

export const fullDatabaseDisk = defineRow(
  "disk full: database",
  { carts: 20_000 },
  async ({ carts }) => {
    await fillDatabaseDisk(carts, 1);
    return {
      text: `${count(carts)} writes refused with 503 in words, reads 200, recovered by itself`,
    };
  },
);

export const fullBackupDisk = defineRow(
  "disk full: backup",
  { backups: 20 },
  async ({ backups }) => {
    await fillDatabaseDisk(1, backups);
    return { text: `${backups} backups refused in words, 0 files left` };
  },
);

export const fullUploadDisk = defineRow(
  "disk full: upload",
  { uploads: 50 },
  async ({ uploads }) => {
    const result = await runWithOwnDisks(
      join(PROGRAMS, "full-disk-upload.ts"),
      `${uploads}`,
    );
    expect(result).toEqual({
      full: {
        answers: Array.from({ length: uploads }, () => ({
          status: 503,
          json: STORAGE_FULL,
        })),
        files: [],
        reads: 200,
      },
      roomAgain: { status: 201, files: 7 },
    });
    return {
      text: `${uploads} uploads refused with 503 in words, 0 files left, recovered by itself`,
    };
  },
);
