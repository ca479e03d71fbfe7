import { randomText } from "#server/random.ts";

const LENGTH = 24;
const CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** "/uploads/" + this + ".webp", or + "-320.webp": the only names it serves. */
const FILE_NAME = /^([a-z0-9]{20,40})(?:-\d{1,4})?\.webp$/;

/** A new picture's name, which nobody can guess. */
export function newPictureName(): string {
  return randomText(CHARACTERS, LENGTH);
}

/** The picture that a file of the uploads folder belongs to; else undefined. */
export function pictureOfFile(fileName: string): string | undefined {
  return FILE_NAME.exec(fileName)?.[1];
}

/** The uploads that an image address names, whole addresses included. */
export function pictureNames(imageUrl: string): string[] {
  return Array.from(
    imageUrl.matchAll(/\/uploads\/([a-z0-9]{20,40})/g),
    ([, name = ""]) => name,
  );
}
