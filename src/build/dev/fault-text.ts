// Apart from fault.ts, because pages use it too.

/** What keeps the shop from running as it is written. */
export type Fault = {
  message: string;
  /** From the root of the repository. */
  file?: string;
  /** Both count from 1. */
  line?: number;
  column?: number;
  /** The line of the file. */
  source?: string;
};

/** A fault in words, its place first: terminals make a link of it. */
export function faultText({
  message,
  file,
  line,
  column,
  source,
}: Fault): string {
  if (!file) return message;
  const place = [file, line, column].filter(Boolean).join(":");
  return [`${place}  ${message}`, source && `    ${source.trim()}`]
    .filter(Boolean)
    .join("\n");
}
