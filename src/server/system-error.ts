/**
 * What the system or SQLite calls an error, or what caused it (drizzle wraps
 * SQLite's): "ENOSPC", "SQLITE_BUSY"; with the path, where one is named. Both
 * are empty where there is none.
 */
export function systemError(error: unknown): { code: string; path: string } {
  if (!(error instanceof Error)) return { code: "", path: "" };
  if ("code" in error && typeof error.code === "string") {
    const path = "path" in error ? String(error.path) : "";
    return { code: error.code, path };
  }
  return systemError(error.cause);
}
