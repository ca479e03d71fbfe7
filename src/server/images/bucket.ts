import { S3Client } from "bun";
import type { S3Place } from "#server/config/s3.ts";
import { withDeadline } from "#server/runtime/clock.ts";
import { listObjects } from "#server/runtime/list-objects.ts";
import { filmType, isFilmFile } from "./names.ts";

/** A request to the bucket that the copies of a shop share failed. */
export class PictureBucketError extends Error {}

export type StoredPicture = { name: string; changedAt: number };

/** The picture files in S3-compatible storage, by their file names. */
type PictureBucket = {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined: there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
  list(): Promise<StoredPicture[]>;
};

/** The timeout for a picture of 5 MB at most; Bun's own client has none. */
const SILENCE_MS = 20_000;
const SILENCE = "the storage said nothing";
/** The timeout for all pages of a list, a thousand objects each. */
const LIST_MS = 600_000;
/** The timeout for a film of 20 MB at most, at 1 Mbit/s. */
const FILM_MS = 180_000;

/** Opens the bucket. Every method may throw a PictureBucketError. */
export function openPictureBucket(place: S3Place): PictureBucket {
  const { prefix, ...login } = place;
  const client = new S3Client(login);
  const ask = async <T>(work: Promise<T>, ms = SILENCE_MS): Promise<T> => {
    try {
      return await withDeadline(work, ms, SILENCE);
    } catch (error) {
      throw new PictureBucketError(
        `The bucket "${place.bucket}" did not do what it was asked.`,
        { cause: error },
      );
    }
  };
  const key = (name: string) => `${prefix}${name}`;
  return {
    async put(name, bytes) {
      const { type, ms } = kindOf(name);
      await ask(client.write(key(name), bytes, { type }), ms);
    },
    async get(name) {
      if (!(await ask(client.exists(key(name))))) return undefined;
      const { size } = await ask(client.stat(key(name)));
      const bytes = await ask(client.file(key(name)).bytes(), kindOf(name).ms);
      // What is stored here once is never read from the bucket again.
      if (size > 0 && bytes.length === size) return bytes;
      throw new PictureBucketError(
        `Of ${name} in the bucket "${place.bucket}", ${bytes.length} bytes of ${size} arrived.`,
      );
    },
    remove: (name) => ask(client.delete(key(name))),
    async list() {
      const pages = listObjects((startAfter) =>
        withDeadline(client.list({ prefix, startAfter }), SILENCE_MS, SILENCE),
      );
      return (await ask(pages, LIST_MS)).map(({ key: full, lastModified }) => ({
        name: full.slice(prefix.length),
        changedAt: lastModified ? Date.parse(lastModified) : Date.now(),
      }));
    },
  };
}

/** Returns the media type of a file and the timeout of its transfer. */
function kindOf(name: string): { type: string; ms: number } {
  if (!isFilmFile(name)) return { type: "image/webp", ms: SILENCE_MS };
  return { type: filmType(name), ms: FILM_MS };
}
