import { closeSync, openSync, statSync } from "node:fs";
import { S3Client } from "bun";
import type { S3Place } from "#server/config/s3.ts";
import { withDeadline } from "#server/runtime/deadline.ts";
import { listObjects } from "#server/runtime/list-objects.ts";
import { readChunks } from "./tar.ts";

/** The smallest part of an upload that every storage accepts. */
const PART_BYTES = 5 * 1024 * 1024;
/** Number of parts uploaded concurrently. */
const PARTS_AT_ONCE = 2;
/** Timeout for uploading these parts: 10 MiB at 0.35 Mbit/s. */
const PARTS_MS = 240_000;

/** Objects of S3-compatible storage. Every operation has a timeout. */
export type Bucket = {
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
export function createBucket(place: S3Place, silenceMs: number): Bucket {
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
