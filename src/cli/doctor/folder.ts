import { accessSync, constants, existsSync, statSync } from "node:fs";
import { diskSpace } from "#server/runtime/system.ts";
import { dirname, join } from "node:path";
import { checkFolderWritable } from "#server/db/disk.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { failure } from "#cli/failure.ts";
import { formatBytes } from "#cli/output.ts";
import { about, type Finding } from "./finding.ts";

const OTHERS_MAY_READ = 0o007;

/** Checks that the folder exists, is writable, and is closed to other users. */
export function checkFolder(dataDir: string): Finding {
  const folder = about("Data folder");
  if (!existsSync(dataDir)) {
    const above = nearestFolder(dataDir);
    return folder.fail(
      canHoldShop(dataDir)
        ? `${dataDir} is not there. Set DATA_DIR, or start the shop once.`
        : `${dataDir} is not there, and cannot be made: no folder can be created in ${above} by this user. Create it as root and give it to the user that runs the shop (chown), or set DATA_DIR to another.`,
    );
  }
  try {
    checkFolderWritable(dataDir);
  } catch (error) {
    return folder.fail(
      `${dataDir} cannot be written. ${failure(error).sentence}`,
    );
  }
  if (statSync(dataDir).mode & OTHERS_MAY_READ)
    return folder.warn(
      `every user of this machine may look into ${dataDir}. Close it: chmod 700 ${dataDir}`,
    );
  return folder.ok(dataDir);
}

/** Returns the part of a path that exists. */
function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

/**
 * Whether a start of the shop could use or create a data folder. Unlike
 * `checkFolderWritable`, leaves no trace in the folder of somebody else.
 */
export function canHoldShop(dataDir: string): boolean {
  const folder = nearestFolder(dataDir);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

const LEAST_BYTES = 100e6;
const COMFORTABLE_BYTES = 1e9;

/** Checks for enough disk space for orders, and for a backup or an upgrade. */
export function checkSpace(dataDir: string): Finding {
  const space = about("Disk space");
  if (!existsSync(dataDir))
    return space.warn("unknown without the data folder");
  const { free } = diskSpace(dataDir);
  const database = join(dataDir, DATABASE_FILE);
  const needed = existsSync(database) ? 3 * statSync(database).size : 0;
  const says = `${formatBytes(free)} free`;
  if (free < LEAST_BYTES)
    return space.fail(`${says}. Orders will soon be refused: make room.`);
  if (free < Math.max(COMFORTABLE_BYTES, needed))
    return space.warn(`${says}. That is little for backups: make room.`);
  return space.ok(says);
}
