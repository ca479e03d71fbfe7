import { test } from "bun:test";
import {
  fullBackupDisk,
  fullDatabaseDisk,
  fullUploadDisk,
} from "#tests/hard/rows/full-disk.ts";
import { OWN_DISKS } from "#tests/support/machine.ts";

// `npm run test:hard` runs the same with larger counts.

test.skipIf(!OWN_DISKS.isThere())(
  "meets a full and a read-only disk in words, and recovers by itself",
  async () => {
    await fullDatabaseDisk.run({ carts: 200 });
  },
);

test.skipIf(!OWN_DISKS.isThere())(
  "refuses a backup onto a full disk, and leaves nothing of it",
  async () => {
    await fullBackupDisk.run({ backups: 1 });
  },
);

test.skipIf(!OWN_DISKS.isThere())(
  "refuses an upload onto a full disk, and takes the next once there is room",
  async () => {
    await fullUploadDisk.run({ uploads: 1 });
  },
);
