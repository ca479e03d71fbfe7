import { type FileHandle, open, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { UPLOADS_PREFIX } from "#shared/api/paths.ts";
import { type FilmReply, MAX_FILM_BYTES } from "#shared/images/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { MAKER } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import {
  openPictureBucket,
  PictureBucketError,
} from "#server/images/bucket.ts";
import {
  removeFile,
  RETRY_AFTER_SECONDS,
  UNFINISHED,
  uploadsFolder,
} from "#server/images/files.ts";
import { newPictureName } from "#server/images/names.ts";
import { prepareFilm } from "./inspect.ts";
import { saveFilm } from "./rows.ts";

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
