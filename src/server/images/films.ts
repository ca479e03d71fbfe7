import { type FileHandle, open, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { eq } from "drizzle-orm";
import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import {
  type FilmFormat,
  type FilmReply,
  MAX_FILM_BYTES,
} from "#shared/images/schema.ts";
import { errorKey, type ErrorText } from "#shared/messages/error-key.ts";
import { MAKER } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { pictures } from "#server/db/schema/catalog.ts";
import { openPictureBucket, PictureBucketError } from "./bucket.ts";
import {
  removeFile,
  RETRY_AFTER_SECONDS,
  UNFINISHED,
  uploadsFolder,
} from "./files.ts";
import { isFilmFile, newPictureName } from "./names.ts";
import { blankMp4Notes, blankMp4Telemetry, checkMp4 } from "./mp4.ts";
import { blankWebmTags, checkWebm } from "./webm.ts";

type Progress = {
  /** Called before the first piece of the body and after each piece. */
  onPiece: () => void;
  onReceived: () => void;
};

/** Media types that are refused; other types are judged by the content. */
const NOT_FILM = /^(?:multipart|text)\/|json|x-www-form/i;

/**
 * Throws "unsupported_type" or "too_large" where the headers of a request
 * already show that its body will not be accepted.
 */
export function checkFilmRequest({ headers }: Request): void {
  if (NOT_FILM.test(headers.get("content-type") ?? ""))
    throw new Problem("unsupported_type", {
      message: errorKey("filmForm"),
    });
  if (Number(headers.get("content-length")) > MAX_FILM_BYTES) throw tooLarge();
}

/**
 * Stores the film that is a request's body, without the notes of the camera: on the disk, in the
 * bucket that all copies of the shop share, then its row. If anything fails,
 * the files are removed again. Throws "too_large", "unsupported_type",
 * "invalid", "unavailable", or the file system's own error.
 */
export async function storeFilm(
  deps: Deps,
  request: Request,
  { onPiece, onReceived }: Progress,
): Promise<FilmReply> {
  const name = newPictureName();
  const folder = uploadsFolder(deps.config);
  // After a crash, the sweep recognizes the unfinished file by this name.
  const temporary = join(folder, `${name}.mp4${UNFINISHED}`);
  try {
    await receive(request, temporary, onPiece);
    onReceived();
    const bytes = await Bun.file(temporary).bytes();
    // The buffer is a view of the bytes: what it blanks is written back.
    const format = prepareFilm(Buffer.from(bytes.buffer));
    await rewrite(temporary, bytes);
    return await keep(deps, temporary, `${name}.${format}`, bytes);
  } finally {
    await removeFile(temporary);
  }
}

/** Writes the body to a file, piece by piece. Throws "too_large". */
async function receive(
  request: Request,
  path: string,
  onPiece: () => void,
): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    let size = 0;
    onPiece();
    for await (const piece of pieces(request)) {
      size += piece.byteLength;
      if (size > MAX_FILM_BYTES) throw tooLarge();
      await writeAll(file, piece);
      onPiece();
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

async function rewrite(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "r+");
  try {
    await writeAll(file, bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* pieces({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    if (body) yield* body;
  } catch {
    throw invalidField("film", errorKey("filmIncomplete"));
  }
}

/** Writes all bytes: one `write` may write only some of them. */
async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  let written = 0;
  while (written < bytes.byteLength)
    written += (await file.write(bytes, written)).bytesWritten;
}

/** Renames a complete film, puts it in the bucket and records it. */
async function keep(
  deps: Deps,
  temporary: string,
  file: string,
  bytes: Uint8Array,
): Promise<FilmReply> {
  const { uploadsS3 } = deps.config;
  const bucket = uploadsS3 && openPictureBucket(uploadsS3);
  const filmUrl = `${UPLOADS_PREFIX}/${file}`;
  const path = join(uploadsFolder(deps.config), basename(file));
  try {
    await rename(temporary, path);
    await bucket?.put(file, bytes);
    await deps.commit(MAKER, (tx) =>
      saveFilm(tx, { filmUrl, now: deps.clock.now() }),
    );
    return { filmUrl };
  } catch (error) {
    await removeFile(path);
    // The bucket sweep removes a day later what cannot be removed now.
    await bucket?.remove(file).catch(() => {});
    throw error instanceof PictureBucketError
      ? new Problem("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS })
      : error;
  }
}

function tooLarge(): Problem {
  return new Problem("too_large", { message: errorKey("filmTooLarge") });
}

// A film is a row of the pictures table, so that it is swept, backed up and
// moved like a picture. A film has no widths and is never shown as a picture.

/** Records a film whose file is on the disk. */
async function saveFilm(
  db: Tx,
  { filmUrl, now }: { filmUrl: string; now: number },
): Promise<void> {
  await db
    .insert(pictures)
    .values({
      imageUrl: filmUrl,
      width: 0,
      height: 0,
      widths: [],
      placeholder: "",
      color: "",
      createdAt: now,
    })
    .run();
}

/** Whether the shop stores a film under this address. */
export async function hasFilm(db: Db, filmUrl: string): Promise<boolean> {
  if (!isFilmFile(filmUrl)) return false;
  const row = await db
    .select({ imageUrl: pictures.imageUrl })
    .from(pictures)
    .where(eq(pictures.imageUrl, filmUrl))
    .get();
  return row !== undefined;
}

/** Throws "invalid" for a film that the shop does not store (any more). */
export async function checkStoredFilm(
  db: Db,
  filmUrl: string,
  field: string,
): Promise<void> {
  if (await hasFilm(db, filmUrl)) return;
  throw invalidField(field, errorKey("filmGone"));
}

/**
 * Returns the format of a film, by its content, and blanks what it says about
 * the place where it was taken. Checks the structure up to the end, so that no
 * truncated film is accepted, but not the encoded video and sound. Throws "unsupported_type" or "invalid", with advice in the message.
 */
export function prepareFilm(bytes: Buffer): FilmFormat {
  if (bytes.toString("latin1", 4, 8) === "ftyp") {
    const movie = checkMp4(bytes);
    blankMp4Telemetry(bytes, movie);
    blankMp4Notes(bytes);
    return "mp4";
  }
  if (bytes.toString("latin1", 0, 4) === EBML) {
    checkWebm(bytes);
    blankWebmTags(bytes);
    return "webm";
  }
  throw new Problem("unsupported_type", { message: adviceFor(bytes) });
}

const EBML = "\x1a\x45\xdf\xa3";

/** Old QuickTime films begin with one of these boxes. */
const QUICKTIME = /^(?:moov|mdat|wide|free|skip|pnot)$/;

function adviceFor(bytes: Buffer): ErrorText {
  return QUICKTIME.test(bytes.toString("latin1", 4, 8))
    ? errorKey("quickTime")
    : errorKey("notFilm");
}
