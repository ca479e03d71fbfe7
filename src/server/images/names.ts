import { randomText } from "#server/runtime/random.ts";

const LENGTH = 24;
const CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A file in the uploads folder: NAME.webp, or NAME-320.webp. No other is served. */
const FILE_NAME = /^([a-z0-9]{20,40})(?:-\d{1,4})?\.webp$/;

/** A random name for a new picture. Nobody can guess it. */
export function newPictureName(): string {
  return randomText(CHARACTERS, LENGTH);
}

/** The name of the picture that a file belongs to; undefined for other files. */
export function pictureOfFile(fileName: string): string | undefined {
  return FILE_NAME.exec(fileName)?.[1];
}

/** The names of uploads in an image address, which may be a whole URL. */
export function pictureNames(imageUrl: string): string[] {
  return Array.from(
    imageUrl.matchAll(/\/uploads\/([a-z0-9]{20,40})/g),
    ([, name = ""]) => name,
  );
}
