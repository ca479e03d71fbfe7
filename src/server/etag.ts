/** Whether a request's If-None-Match names this ETag, weakly compared, or is "*". */
export function hasTag({ headers }: Request, etag: string): boolean {
  const known = headers.get("if-none-match");
  if (known === null) return false;
  return known
    .split(",")
    .map((each) => each.trim().replace(/^W\//, ""))
    .some((each) => each === etag || each === "*");
}
