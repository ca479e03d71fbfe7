// Separate from build-errors.ts, because the browser's script imports this file,
// too.

/** An error of a bundle, of a start of the shop, or of the type check. */
export type BuildError = {
  message: string;
  /** The path from the root of the repository. */
  file?: string;
  /** Line and column both count from 1. */
  line?: number;
  column?: number;
  /** The text of the line. */
  source?: string;
};

/** Formats an error with its place first, which terminals turn into a link. */
export function errorText({
  message,
  file,
  line,
  column,
  source,
}: BuildError): string {
  if (!file) return message;
  const place = [file, line, column].filter(Boolean).join(":");
  return [`${place}  ${message}`, source && `    ${source.trim()}`]
    .filter(Boolean)
    .join("\n");
}
