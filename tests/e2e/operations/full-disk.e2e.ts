import { test } from "bun:test";
import {
  fullBackupDisk,
  fullDatabaseDisk,
  fullUploadDisk,
} from "#tests/hard/rows/full-disk.ts";
import { OWN_DISKS } from "#tests/support/process/machine.ts";

// `npm run test:hard` runs the same with larger counts.

test.skipIf(!OWN_DISKS.isThere())(
  "reports a full or read-only disk with a message, and recovers by itself",
  async () => {
    await fullDatabaseDisk.run({ carts: 200 });
  },
);

test.skipIf(!OWN_DISKS.isThere())(
  "refuses a backup to a full disk, and leaves no partial file",
  async () => {
    await fullBackupDisk.run({ backups: 1 });
  },
);

test.skipIf(!OWN_DISKS.isThere())(
  "refuses an upload to a full disk, and accepts the next one once there is space",
  async () => {
    await fullUploadDisk.run({ uploads: 1 });
  },
);
