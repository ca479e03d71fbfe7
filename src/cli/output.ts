import { fstatSync, writeFileSync } from "node:fs";

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
