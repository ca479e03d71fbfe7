import { closeSync, openSync, readSync } from "node:fs";

const CHUNK_BYTES = 4 * 1024 * 1024;

/** Whether a file contains one of these texts, encoded as UTF-8. */
export function fileContainsAny(
  path: string,
  texts: readonly string[],
): boolean {
  const wanted = texts.map((text) => Buffer.from(text));
  const longest = Math.max(...wanted.map((bytes) => bytes.length));
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES + longest);
  const fd = openSync(path, "r");
  try {
    // Keeps the end of each chunk in the buffer: a text may span two chunks.
    let carried = 0;
    for (;;) {
      const read = readSync(fd, buffer, carried, CHUNK_BYTES, null);
      if (read === 0) return false;
      const end = carried + read;
      const chunk = buffer.subarray(0, end);
      if (wanted.some((bytes) => chunk.includes(bytes))) return true;
      carried = Math.min(end, longest);
      buffer.copy(buffer, 0, end - carried, end);
    }
  } finally {
    closeSync(fd);
  }
}
