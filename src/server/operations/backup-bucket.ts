import { closeSync, fsyncSync, openSync, statSync } from "node:fs";
import { basename } from "node:path";
import { S3Client } from "bun";
import type { S3Place } from "#server/config/s3.ts";
import { reasonOf } from "#server/runtime/log.ts";
import { withDeadline } from "#server/runtime/clock.ts";
import { listObjects } from "#server/runtime/list-objects.ts";
import { backupTime, newestFirst, surplusOf } from "./backup-files.ts";
import { readChunks, writeAll } from "./tar.ts";

/** A request to the bucket failed; the message says why and what to do. */
export class BucketError extends Error {}

/** The bucket has no backup of that name. */
export class NoSuchBackupError extends Error {}

/** A backup in the bucket, by the name that `barrette restore --s3` takes. */
type StoredBackup = { name: string; sizeBytes: number; madeAt: number };

/** Called with the number of bytes done, and with the total. */
type OnProgress = (doneBytes: number, allBytes: number) => void;

/** The time for which a storage may send nothing before a request times out. */
const SILENCE_MS = 20_000;
/** Bytes per request: after a broken connection only these are read again. */
const SLICE_BYTES = 8 * 1024 * 1024;
const MOST_TRIES = 4;

/**
 * Copies a backup to the bucket and removes the oldest backups there beyond
 * `keep`, never this one. Returns the key of the copy. Throws a BucketError.
 */
export async function copyToS3(
  file: string,
  place: S3Place,
  { keep, now }: { keep: number; now: number },
  silenceMs = SILENCE_MS,
): Promise<string> {
  const bucket = createBucket(place, silenceMs);
  const key = `${place.prefix}${basename(file)}`;
  try {
    // Checks before the upload that the storage responds and takes the key.
    await listBackups(bucket, place, now);
    await bucket.write(key, file);
    const { size } = statSync(file);
    const arrived = await bucket.findSize(key);
    if (arrived !== size) throw new Error(`only ${arrived} bytes arrived`);
    const made = basename(file);
    const surplus = surplusOf(
      await listBackups(bucket, place, now),
      keep,
      ({ name }) => name === made,
    );
    for (const { name } of surplus) await bucket.remove(place.prefix + name);
  } catch (error) {
    throw new BucketError(
      `The backup is in ${file}, but the copy in the bucket "${place.bucket}" failed: ${reasonOf(error)}. ${ADVICE}`,
    );
  }
  return key;
}

/** Lists the backups named by their time, newest first. Throws BucketError. */
export async function listS3(
  place: S3Place,
  now: number,
  silenceMs = SILENCE_MS,
): Promise<StoredBackup[]> {
  try {
    return await listBackups(createBucket(place, silenceMs), place, now);
  } catch (error) {
    throw new BucketError(
      `The bucket "${place.bucket}" could not be read: ${reasonOf(error)}. ${ADVICE}`,
    );
  }
}

/**
 * Downloads a backup from the bucket into a new file. Throws NoSuchBackupError,
 * BucketError, or the file system's own error.
 */
export async function fetchFromS3(
  { name, file }: { name: string; file: string },
  place: S3Place,
  onProgress?: OnProgress,
  silenceMs = SILENCE_MS,
): Promise<void> {
  const key = place.prefix + name;
  const bucket = createBucket(place, silenceMs);
  const unreadable = (error: unknown) =>
    new BucketError(
      `${key} in the bucket "${place.bucket}" could not be read: ${reasonOf(error)}. ${ADVICE}`,
    );
  const size = await bucket.findSize(key).catch((error) => {
    throw unreadable(error);
  });
  if (size === undefined)
    throw new NoSuchBackupError(
      `There is no ${key} in the bucket "${place.bucket}". List what is there with: barrette backups`,
    );
  const fd = openSync(file, "wx", 0o600);
  try {
    for (let start = 0; start < size; start += SLICE_BYTES) {
      const end = Math.min(start + SLICE_BYTES, size);
      const bytes = await tryAgain(() => bucket.read(key, start, end)).catch(
        (error) => {
          throw unreadable(error);
        },
      );
      writeAll(fd, bytes);
      onProgress?.(end, size);
    }
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Newest first, by the times in the names. */
async function listBackups(
  bucket: Bucket,
  { prefix }: S3Place,
  now: number,
): Promise<StoredBackup[]> {
  const objects = await bucket.list(`${prefix}barrette-`);
  const backups = objects.flatMap(({ key, sizeBytes }) => {
    const name = key.slice(prefix.length);
    const time = backupTime(name);
    return time ? { name, sizeBytes, madeAt: Date.parse(time) } : [];
  });
  return newestFirst(backups, now);
}

async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
}

const ADVICE = "Check the BACKUP_S3 settings and the storage.";

/** The smallest part of an upload that every storage accepts. */
const PART_BYTES = 5 * 1024 * 1024;
/** Number of parts uploaded concurrently. */
const PARTS_AT_ONCE = 2;
/** Timeout for uploading these parts: 10 MiB at 0.35 Mbit/s. */
const PARTS_MS = 240_000;

/** Objects of S3-compatible storage. Every operation has a timeout. */
type Bucket = {
  /** Returns the size in bytes; undefined: there is no such object. */
  findSize(key: string): Promise<number | undefined>;
  /** Returns the bytes from `start` to `end`, excluding `end`. */
  read(key: string, start: number, end: number): Promise<Buffer>;
  /** Uploads a file as an object. */
  write(key: string, file: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Lists all objects whose keys begin with the prefix. */
  list(prefix: string): Promise<{ key: string; sizeBytes: number }[]>;
};

/**
 * Opens a bucket. Its operations reject with the storage's own error, or when
 * the storage sends nothing for `silenceMs` (`PARTS_MS` in an upload): the
 * client in Bun has no timeout.
 */
function createBucket(place: S3Place, silenceMs: number): Bucket {
  const client = new S3Client({
    accessKeyId: place.accessKeyId,
    secretAccessKey: place.secretAccessKey,
    bucket: place.bucket,
    endpoint: place.endpoint,
    region: place.region,
  });
  const silence = `the storage said nothing for ${silenceMs / 1_000} seconds`;
  const inTime = <T>(work: Promise<T>) =>
    withDeadline(work, silenceMs, silence);
  return {
    async findSize(key) {
      if (!(await inTime(client.exists(key)))) return undefined;
      return (await inTime(client.stat(key))).size;
    },
    async read(key, start, end) {
      const bytes = Buffer.alloc(end - start);
      let length = 0;
      const reader = client.file(key).slice(start, end).stream().getReader();
      for (;;) {
        // Each chunk has its own timeout: a slow connection is not a dead one.
        const { done, value } = await inTime(reader.read());
        if (done) break;
        // A storage or a proxy that knows no ranges sends all of it.
        if (length + value.length > bytes.length) {
          reader.cancel().catch(() => {});
          throw new Error(`more than the ${bytes.length} bytes arrived`);
        }
        bytes.set(value, length);
        length += value.length;
      }
      if (length === bytes.length) return bytes;
      throw new Error(`only ${length} bytes of ${bytes.length} arrived`);
    },
    write: (key, file) => upload(client, key, file),
    remove: (key) => inTime(client.delete(key)),
    async list(prefix) {
      const found = await listObjects((startAfter) =>
        inTime(client.list({ prefix, startAfter })),
      );
      return found.map(({ key, size = 0 }) => ({ key, sizeBytes: size }));
    },
  };
}

/** Uploads a file in parts, and retries each part up to three times. */
async function upload(
  client: S3Client,
  key: string,
  file: string,
): Promise<void> {
  const writer = client.file(key).writer({
    type: "application/x-tar",
    partSize: PART_BYTES,
    queueSize: PARTS_AT_ONCE,
    retry: 3,
  });
  const inTime = (work: number | Promise<number>) =>
    withDeadline(
      Promise.resolve(work),
      PARTS_MS,
      "the storage stopped taking it",
    );
  const fd = openSync(file, "r");
  try {
    let pendingBytes = 0;
    for (const chunk of readChunks(fd, statSync(file).size)) {
      writer.write(chunk);
      pendingBytes += chunk.length;
      if (pendingBytes < PARTS_AT_ONCE * PART_BYTES) continue;
      // Waits here, so that memory holds only the parts being uploaded.
      await inTime(writer.flush());
      pendingBytes = 0;
    }
    await inTime(writer.end());
  } finally {
    closeSync(fd);
  }
}
