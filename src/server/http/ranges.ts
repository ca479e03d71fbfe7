/** The bytes from `start` up to, not including, `end`. */
type ByteRange = { start: number; end: number };

/**
 * Returns the byte range of a file that a request asks for; the file has `size`
 * bytes and this ETag. Returns "none" where the response is the whole file:
 * without a Range header, with one that is malformed, of another unit or of
 * several ranges, and with an If-Range that does not name this ETag. Returns
 * "unsatisfiable" where the range is outside of the file.
 */
export function rangeOf(
  request: Request,
  etag: string,
  size: number,
): ByteRange | "none" | "unsatisfiable" {
  const condition = request.headers.get("if-range");
  if (condition !== null && condition.trim() !== etag) return "none";
  return parseRange(request.headers.get("range"), size);
}

function parseRange(
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

/** Returns the range of a file (206), or an empty response (416). */
export function partial(
  body: Blob,
  range: ByteRange | "unsatisfiable",
  headers: Headers,
): Response {
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${body.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range;
  headers.set("content-range", `bytes ${start}-${end - 1}/${body.size}`);
  const part = body.slice(start, end, headers.get("content-type") ?? "");
  return new Response(part, { status: 206, headers });
}
