import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE } from "./sqlite/open.ts";
import { giveToOwnerOf, syncToDisk } from "./disk.ts";

// A restore is made beside the shop's data, inside the data folder: that is
// the one place that is surely on the same disk and writable (it may be a
// mounted volume). Once whole it gets this name, and from then on it is
// carried through, by the next start if need be: all of it or nothing.
const READY = /^restore-(\d{8}T\d{9}Z)$/;
/** What a restore leaves that was killed before that: of no use to anyone. */
const UNFINISHED = /^restore-\d{8}T\d{9}Z\.partial$/;

/** What a backup brings; every one of them stands in a restore. */
export const RESTORED = ["uploads", "mail", DATABASE_FILE] as const;

/** "20261121T100000123Z" */
export function stamp(now: number): string {
  return new Date(now).toISOString().replaceAll(/[-:.]/g, "");
}

export const readyName = (stamped: string) => `restore-${stamped}`;

/** The time stamp of a restore that waits to be carried through. */
export function pendingRestore(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined;
  return readdirSync(dataDir)
    .map((name) => READY.exec(name)?.[1])
    .find((name) => name !== undefined);
}

/**
 * Puts a restore that is ready in its place and what was there aside; one that
 * was interrupted on the way is carried on. Only the holder of the folder's
 * lock may call it. Returns where the old data is now; undefined: there was
 * none.
 */
export function finishRestore(dataDir: string): string | undefined {
  for (const name of readdirSync(dataDir))
    if (UNFINISHED.test(name))
      rmSync(join(dataDir, name), { recursive: true, force: true });
  const stamped = pendingRestore(dataDir);
  if (!stamped) return undefined;
  const ready = join(dataDir, readyName(stamped));
  const aside = join(dataDir, `before-restore-${stamped}`);
  for (const name of RESTORED) {
    // Gone from the restore: it is already in its place.
    if (!existsSync(join(ready, name))) continue;
    putAside(dataDir, aside, name);
    renameSync(join(ready, name), join(dataDir, name));
  }
  syncToDisk(dataDir);
  rmdirSync(ready);
  syncToDisk(dataDir);
  return existsSync(aside) ? aside : undefined;
}

/** The database's log goes first: alone it would be laid over the new one. */
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
