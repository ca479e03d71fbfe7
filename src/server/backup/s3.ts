import { statSync } from "node:fs";
import { basename } from "node:path";
import { S3Client } from "bun";
import type { S3Place } from "#server/config-operation.ts";
import { reasonOf } from "#server/log.ts";
import { isBackupFile } from "./files.ts";

/** The second place did not take the backup; the first holds it. */
export class SecondPlaceError extends Error {}

/**
 * Copies a backup to the bucket and removes the oldest ones there beyond
 * `keep`. Answers under which key it lies. Throws a SecondPlaceError.
 */
export async function copyToS3(
  file: string,
  place: S3Place,
  keep: number,
): Promise<string> {
  const client = new S3Client({
    accessKeyId: place.accessKeyId,
    secretAccessKey: place.secretAccessKey,
    bucket: place.bucket,
    endpoint: place.endpoint,
    region: place.region,
  });
  const key = `${place.prefix}${basename(file)}`;
  try {
    await client.write(key, Bun.file(file), { type: "application/x-tar" });
    const { size } = await client.stat(key);
    if (size !== statSync(file).size)
      throw new Error(`only ${size} bytes arrived`);
    await prune(client, place.prefix, keep);
  } catch (error) {
    throw new SecondPlaceError(
      `The backup is in ${file}, but the copy in the bucket "${place.bucket}" failed: ${reasonOf(error)}. Check the BACKUP_S3 settings and the storage.`,
    );
  }
  return key;
}

/** The keys hold the times, so their order is the backups' own. */
async function prune(client: S3Client, prefix: string, keep: number) {
  const { contents = [] } = await client.list({
    prefix: `${prefix}barrette-`,
    maxKeys: 1_000,
  });
  const keys = contents
    .map((object) => object.key)
    .filter((key) => isBackupFile(basename(key)))
    .sort()
    .reverse();
  for (const key of keys.slice(keep)) await client.delete(key);
}
