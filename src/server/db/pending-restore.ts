import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { giveToOwnerOf, isMountPoint, syncToDisk } from "./disk.ts";
import { removeLeftOvers } from "./partial-file.ts";

// A restore is unpacked into a folder inside the data folder, because only the
// data folder (perhaps a mounted volume) is certain to be writable and on the
// same disk. The folder gets this name once it is complete. From then on the
// restore is always finished, if necessary by the next start of the shop.
const READY = /^restore-(\d{8}T\d{9}Z)$/;
/** The name of a folder that a killed restore left; safe to delete. */
const UNFINISHED = /^restore-\d{8}T\d{9}Z\.partial$/;

/** The content of a backup; a restore folder contains all of these. */
export const RESTORED = ["uploads", "mail", DATABASE_FILE] as const;

/** "20261121T100000123Z" */
export function stamp(now: number): string {
  return new Date(now).toISOString().replaceAll(/[-:.]/g, "");
}

export const readyName = (stamped: string) => `restore-${stamped}`;

/** Returns the time stamp of a complete restore that is not yet in place. */
export function pendingRestore(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined;
  return readdirSync(dataDir)
    .map((name) => READY.exec(name)?.[1])
    .find((name) => name !== undefined);
}

/** Something is mounted where a restore has to move the old data away. */
export class MountedInsideError extends Error {
  constructor(path: string) {
    super(
      `Something is mounted at ${path}, so a restore cannot move what is there aside. Nothing was changed. Unmount it, or mount a disk as the whole data folder, and try again.`,
    );
  }
}

/** Throws MountedInsideError if `finishRestore` would end half-way. */
export function checkMovable(dataDir: string): void {
  for (const name of RESTORED) {
    const path = join(dataDir, name);
    if (isMountPoint(path)) throw new MountedInsideError(path);
  }
}

/**
 * Moves a complete restore into the data folder, and the old data aside.
 * Continues a move that was interrupted. Only the holder of the folder's lock
 * may call this function. Returns the folder of the old data, or undefined if
 * there was no old data.
 */
export function finishRestore(dataDir: string): string | undefined {
  for (const name of readdirSync(dataDir))
    if (UNFINISHED.test(name))
      rmSync(join(dataDir, name), { recursive: true, force: true });
  // A restore from a bucket may have been killed while it copied the backup.
  removeLeftOvers(dataDir);
  const stamped = pendingRestore(dataDir);
  if (!stamped) return undefined;
  const ready = join(dataDir, readyName(stamped));
  const aside = join(dataDir, `before-restore-${stamped}`);
  for (const name of RESTORED) {
    // Not in the restore folder: this entry was already moved into place.
    if (!existsSync(join(ready, name))) continue;
    putAside(dataDir, aside, name);
    renameSync(join(ready, name), join(dataDir, name));
  }
  syncToDisk(dataDir);
  rmdirSync(ready);
  syncToDisk(dataDir);
  return existsSync(aside) ? aside : undefined;
}

/**
 * Moves an entry of the data folder aside. The log moves before its database:
 * if it were left behind, SQLite would apply it to the restored database.
 */
function putAside(dataDir: string, aside: string, name: string): void {
  const isDatabase = name === DATABASE_FILE;
  const parts = isDatabase ? [`${name}-wal`, `${name}-shm`, name] : [name];
  for (const part of parts) {
    const from = join(dataDir, part);
    if (!existsSync(from)) continue;
    mkdirSync(aside, { recursive: true, mode: 0o700 });
    giveToOwnerOf(dataDir, [aside]);
    renameSync(from, join(aside, part));
  }
}
