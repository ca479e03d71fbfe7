/** The bytes from `start` up to, not including, `end`. */
export type ByteRange = { start: number; end: number };

/**
 * The one range that a Range header asks of a file of `size` bytes.
 * "none" where the header is to be ignored: absent, malformed, another unit,
 * several ranges. "unsatisfiable" where it lies outside of the file.
 */
export function parseRange(
  header: string | null,
  size: number,
): ByteRange | "none" | "unsatisfiable" {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (first === "" && last === "") return "none";
  if (first === "") {
    const length = Math.min(Number(last), size);
    if (length === 0) return "unsatisfiable";
    return { start: size - length, end: size };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "none";
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size : Math.min(Number(last) + 1, size) };
}
