import { EXIT, type ExitCode } from "./exit.ts";

/** Ends a command; the message says what happened and what to do. */
export class CommandError extends Error {
  constructor(
    readonly exitCode: ExitCode,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** The arguments of a command are wrong. */
export class UsageError extends CommandError {
  constructor(sentence: string) {
    super(EXIT.usage, sentence);
  }
}
