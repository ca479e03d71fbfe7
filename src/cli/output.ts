import { fstatSync, writeFileSync } from "node:fs";
import { MINUTE_MS } from "#shared/text/dates.ts";

const OUT = 1;
const ERROR = 2;

type Descriptor = typeof OUT | typeof ERROR;
type Write = (text: string) => void;
type OnError = (error: unknown) => void;

/**
 * Creates a function that writes to a standard stream. The stream is opened by
 * the first text: this takes 2 ms, for which the first answer of a shop should
 * not wait.
 */
function createWriter(descriptor: Descriptor, onError: OnError): Write {
  let write: Write | undefined;
  return (text) => {
    try {
      write ??= open(descriptor, onError);
      write(text);
    } catch (error) {
      onError(error);
    }
  };
}

function open(descriptor: Descriptor, onError: OnError): Write {
  // A stream that has failed once stays closed, but a full disk may have room
  // again for the next text.
  if (isFile(descriptor)) return (text) => writeFileSync(descriptor, text);
  const stream = descriptor === OUT ? process.stdout : process.stderr;
  stream.on("error", onError);
  return (text) => {
    stream.write(text);
  };
}

let hasFailed = false;

/** Says once why the result of a command could not be written. */
function reportFailure(error: unknown): void {
  // A reader such as `head` closes the pipe once it has enough: no failure.
  const isClosedReader =
    error instanceof Error && "code" in error && error.code === "EPIPE";
  if (hasFailed || isClosedReader) return;
  hasFailed = true;
  // Loaded on demand: it imports what defines the errors of all commands.
  void import("./failure.ts").then(({ failure }) => {
    const { exitCode, sentence } = failure(error);
    writeError(`${sentence}\n`);
    process.exitCode = exitCode;
  });
}

/**
 * Writes a command's result to standard output. If this fails, the command goes
 * on, and ends with the exit code of the failure.
 */
export const writeOut: Write = createWriter(OUT, reportFailure);

/**
 * Writes a line of the log to standard output. A shop whose log cannot be
 * written, on a full disk or after its terminal was closed, goes on selling.
 */
export const writeLog: Write = createWriter(OUT, () => {});

/** Writes to standard error, which is the last place to report a failure. */
export const writeError: Write = createWriter(ERROR, () => {});

function isFile(descriptor: Descriptor): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    // The process was started without this stream.
    return false;
  }
}

/**
 * Whether a person sees standard output. Also true for /dev/null, whose text
 * nobody sees. `isTTY` would open the stream.
 */
export function isOutTerminal(): boolean {
  try {
    return fstatSync(OUT).isCharacterDevice();
  } catch {
    return false;
  }
}

/** Smaller work is done so fast that its progress is not worth showing. */
const WORTH_TELLING_BYTES = 64 * 1024 * 1024;

/** Creates a callback that writes a line to stderr after every 10 %. */
export function createProgress(what: string) {
  let shown = 0;
  return (doneBytes: number, allBytes: number): void => {
    if (allBytes < WORTH_TELLING_BYTES) return;
    const tenth = Math.floor((10 * doneBytes) / allBytes);
    if (tenth === shown) return;
    shown = tenth;
    warn(`${what}: ${tenth * 10} % of ${formatBytes(allBytes)}`);
  };
}

// Formats sizes, ages and times for the output of commands.

/** Returns a size such as "3.4 MB"; 1 MB is 1,000 kB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  const units = ["kB", "MB", "GB", "TB"];
  let value = bytes / 1_000;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  return `${value.toFixed(value < 10 ? 1 : 0)} ${units[unit]}`;
}

/** Returns an age such as "3 minutes", "5 hours" or "12 days". */
export function formatAge(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

/** Returns a time such as "2026-11-21 10:00 UTC" from its ISO 8601 form. */
export function formatTime(iso: string): string {
  return `${iso.slice(0, 16).replace("T", " ")} UTC`;
}

/** Writes a warning to stderr, for the person at the terminal. */
export function warn(line: string): void {
  writeError(`${line}\n`);
}
