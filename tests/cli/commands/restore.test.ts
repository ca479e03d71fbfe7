import { expect, test } from "bun:test";
import { closeSync, openSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HEAD_NAME, MANIFEST_NAME } from "#server/operations/backup-archive.ts";
import { createTarWriter } from "#server/operations/tar.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { barrette } from "./barrette.ts";

const NO_BACKUP = {
  code: 65,
  out: "",
  errors: "This is no backup of a shop. Nothing was changed.\n",
};

/** Writes a backup that is whole, of a database without a byte. */
function backupOfNothing(): string {
  const folder = tempFolder();
  const [file, empty] = [join(folder, "empty.tar"), join(folder, "empty")];
  writeFileSync(empty, "");
  const fd = openSync(file, "w");
  const tar = createTarWriter(fd);
  const createdAt = "2026-11-21T10:00:00.000Z";
  tar.addText(
    HEAD_NAME,
    JSON.stringify({ format: 1, createdAt, migrations: 1 }),
  );
  const database = {
    name: DATABASE_FILE,
    ...tar.addFile(DATABASE_FILE, empty),
  };
  tar.addText(MANIFEST_NAME, JSON.stringify({ files: [database] }));
  tar.end();
  closeSync(fd);
  return file;
}

function emptyFile(): string {
  const file = join(tempFolder(), "barrette-20261121T100000000Z.tar");
  writeFileSync(file, "");
  return file;
}

test.each([
  ["an empty file", emptyFile],
  ["an empty database", backupOfNothing],
])(
  "a backup that is %s is refused, and nothing is changed",
  async (_, make) => {
    const DATA_DIR = tempFolder();
    expect(await barrette(["restore", make()], { DATA_DIR })).toEqual(
      NO_BACKUP,
    );
    const left = readdirSync(DATA_DIR).filter((name) => name !== "lock.db");
    expect(left).toEqual([]);
  },
);

test("a shop whose database is an empty file is none to back up", async () => {
  const DATA_DIR = tempFolder();
  writeFileSync(join(DATA_DIR, DATABASE_FILE), "");
  const target = join(tempFolder(), "backup.tar");
  const { code, errors } = await barrette(["backup", target], { DATA_DIR });
  expect([code, errors]).toEqual([
    66,
    expect.stringContaining(`There is no shop in ${DATA_DIR}`),
  ]);
});
