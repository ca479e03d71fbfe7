/**
 * The `updatedAt` that a PUT started from: the If-Match header, quoted or
 * bare. Undefined (or "*"): the last write wins.
 */
export function ifMatch(request: Request): string | undefined {
  const header = request.headers.get("if-match")?.trim();
  if (!header || header === "*") return undefined;
  return header.replace(/^(?:W\/)?"(.*)"$/, "$1");
}
