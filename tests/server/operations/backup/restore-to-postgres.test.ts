import { expect } from "bun:test";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ShopRunningError } from "#server/db/postgres/move.ts";
import { pictureUrl } from "#shared/images/rules.ts";
import { storeUpload } from "#server/images/files.ts";
import { fetchMissing } from "#server/images/local-copies.ts";
import { restoreToPostgres } from "#server/operations/restore-to-postgres.ts";
import { writeBackup } from "#server/operations/backup.ts";
import { MIGRATIONS } from "#tests/support/database/migrations.ts";
import {
  openCopy,
  postgresTest,
  tempPostgres,
} from "#tests/support/database/postgres-shop.ts";
import { jpegPhoto } from "#tests/support/photos.ts";
import { startS3, uploadsEnv } from "#tests/support/servers/s3.ts";
import { afterTest, tempFolder } from "#tests/support/temp.ts";

/** On Linux, a folder that is not on the disk of the temporary folders. */
const OTHER_DISK = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** Backs a shop up, and then stores `count` pictures; restores that backup. */
async function shopWithPictures(count: number, endpoint: string) {
  const copy = await openCopy(tempPostgres(), uploadsEnv(endpoint));
  const { config, deps } = copy;
  const given = {
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl ?? "",
    fetchPictures: (files: readonly string[]) => fetchMissing(config, files),
    migrationsDir: MIGRATIONS,
    file: join(tempFolder(), "backup.tar"),
    now: Date.parse("2026-11-21T10:00:00Z"),
  };
  await writeBackup(given);
  const urls: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const photo = await jpegPhoto(200 * number, 100);
    urls.push((await storeUpload(deps, photo)).imageUrl);
  }
  await copy.close();
  return { urls, given, restore: () => restoreToPostgres(given) };
}

const nameOf = (imageUrl: string) => basename(imageUrl, ".webp");

/** Removes the files of a picture, as the sweep does when nothing uses it. */
function removeFiles(dataDir: string, imageUrl: string): void {
  const folder = join(dataDir, "uploads");
  for (const file of readdirSync(folder))
    if (file.startsWith(nameOf(imageUrl))) rmSync(join(folder, file));
}

postgresTest(
  "the replaced shop keeps its pictures after a sweep, those of the bucket too",
  async () => {
    await using storage = startS3();
    const shop = await shopWithPictures(3, storage.endpoint);
    const { dataDir } = shop.given;
    const [inFolder = "", inBucket = "", nowhere = ""] = shop.urls;
    for (const url of [inBucket, nowhere]) removeFiles(dataDir, url);
    for (const key of storage.objects.keys())
      if (key.startsWith(nameOf(nowhere))) storage.objects.delete(key);

    const { aside = "", missingPictures } = await shop.restore();
    for (const url of [inFolder, inBucket]) {
      removeFiles(dataDir, url);
      expect(existsSync(join(aside, url))).toBe(true);
      expect(existsSync(join(aside, pictureUrl(url, 160)))).toBe(true);
    }
    expect(missingPictures).toContain(pictureUrl(nowhere, 160));
    expect(missingPictures.join()).not.toContain(nameOf(inBucket));
    // What is kept is a data folder, which can be backed up and restored.
    const file = join(tempFolder(), "kept.tar");
    const kept = { dataDir: aside, migrationsDir: MIGRATIONS, file, now: 0 };
    const backup = await writeBackup(kept);
    expect(backup.missingPictures.sort()).toEqual(missingPictures.sort());
  },
);

postgresTest(
  "a restore changes nothing while the bucket cannot be reached",
  async () => {
    const storage = startS3();
    const shop = await shopWithPictures(1, storage.endpoint);
    const { dataDir } = shop.given;
    const [imageUrl = ""] = shop.urls;
    removeFiles(dataDir, imageUrl);
    await storage[Symbol.asyncDispose]();
    await expect(shop.restore()).rejects.toThrow("did not do what");
    expect(readdirSync(dataDir).join()).not.toContain("restore-");
    const file = join(tempFolder(), "after.tar");
    const after = { ...shop.given, fetchPictures: undefined, file };
    const { missingPictures } = await writeBackup(after);
    expect(missingPictures.join()).toContain(nameOf(imageUrl));
  },
);

postgresTest(
  "a restore that is refused, as the shop is running, leaves no copy behind",
  async () => {
    await using storage = startS3();
    const shop = await shopWithPictures(1, storage.endpoint);
    const { databaseUrl, dataDir } = shop.given;
    const running = await openCopy(databaseUrl);
    await expect(shop.restore()).rejects.toBeInstanceOf(ShopRunningError);
    await running.close();
    expect(readdirSync(dataDir).join()).not.toContain("restore-");
  },
);

postgresTest(
  "pictures are restored into and kept from a folder on another disk",
  async () => {
    await using storage = startS3();
    const shop = await shopWithPictures(2, storage.endpoint);
    const { dataDir } = shop.given;
    const [inBackup = "", kept = ""] = shop.urls;
    await writeBackup(shop.given);
    const disk = mkdtempSync(join(OTHER_DISK, "barrette-"));
    afterTest(() => rmSync(disk, { recursive: true }));
    cpSync(join(dataDir, "uploads"), disk, { recursive: true });
    rmSync(join(dataDir, "uploads"), { recursive: true });
    symlinkSync(disk, join(dataDir, "uploads"));
    removeFiles(dataDir, inBackup);
    storage.objects.clear();
    const { aside = "" } = await shop.restore();
    expect(existsSync(join(dataDir, inBackup))).toBe(true);
    expect(existsSync(join(aside, kept))).toBe(true);
  },
);
