/**
 * Returns the `updatedAt` of the row that a PUT was made from: the If-Match
 * header, quoted or bare. Undefined without the header or for "*": then the
 * last write wins.
 */
export function ifMatch(request: Request): string | undefined {
  const header = request.headers.get("if-match")?.trim();
  if (!header || header === "*") return undefined;
  return header.replace(/^(?:W\/)?"(.*)"$/, "$1");
}

/**
 * Whether a PUT must create its row: it sends `If-None-Match: *`.
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
 */
export function mustCreate(request: Request): boolean {
  return request.headers.get("if-none-match")?.trim() === "*";
}
