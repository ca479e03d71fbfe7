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

/** Exit codes, with the values of sysexits.h; 1 is any other failure. */
export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 64,
  badData: 65,
  noInput: 66,
  unavailable: 69,
  cannotCreate: 73,
  ioError: 74,
  /** EX_TEMPFAIL in sysexits.h: a temporary failure. */
  inUse: 75,
  denied: 77,
  config: 78,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
