import { FILM_TYPES } from "#shared/images/schema.ts";
import { randomText } from "#server/runtime/random.ts";

const LENGTH = 24;
const CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/**
 * A file in the uploads folder: NAME.webp or NAME-320.webp, or a film. Files
 * with other names are not served.
 */
const FILE_NAME = /^([a-z0-9]{20,40})(?:(?:-\d{1,4})?\.webp|\.mp4|\.webm)$/;

/** Returns a random name for a new upload, which nobody can guess. */
export function newPictureName(): string {
  return randomText(CHARACTERS, LENGTH);
}

/** The name of the upload that a file belongs to; undefined for other files. */
export function pictureOfFile(fileName: string): string | undefined {
  return FILE_NAME.exec(fileName)?.[1];
}

/** Whether an upload's file, or its address, is a film and not a picture. */
export function isFilmFile(file: string): boolean {
  return /\.(?:mp4|webm)$/.test(file);
}

/** The media type of a film's file. */
export function filmType(file: string): string {
  return file.endsWith(".webm") ? FILM_TYPES.webm : FILM_TYPES.mp4;
}

/** Returns the names of the uploads that an address, URL or text contains. */
export function pictureNames(imageUrl: string): string[] {
  return Array.from(
    imageUrl.matchAll(/\/uploads\/([a-z0-9]{20,40})/g),
    ([, name = ""]) => name,
  );
}
