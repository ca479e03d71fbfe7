import { fstatSync } from "node:fs";

// The streams are opened by the first text that is written: opening one takes
// 2 ms, for which the first answer of a shop should not wait.

const opened = new Set<NodeJS.WriteStream>();

/** A reader such as `head` closes the pipe once it has enough: no failure. */
function ignoreClosedReader(error: Error & { code?: string }): void {
  if (error.code !== "EPIPE") throw error;
}

function write(stream: NodeJS.WriteStream, text: string): void {
  if (!opened.has(stream)) stream.on("error", ignoreClosedReader);
  opened.add(stream);
  stream.write(text);
}

/** Writes to standard output. */
export const writeOut = (text: string): void => write(process.stdout, text);

/** Writes to standard error. */
export const writeError = (text: string): void => write(process.stderr, text);

const OUT = 1;

/**
 * Whether a person sees standard output. Also true for /dev/null, whose text
 * nobody sees. `isTTY` would open the stream.
 */
export function isOutTerminal(): boolean {
  try {
    return fstatSync(OUT).isCharacterDevice();
  } catch {
    // The process was started without standard output.
    return false;
  }
}
