import { systemError } from "#server/runtime/system.ts";
import { StaleReadError } from "./handle.ts";

/** The server did not answer in time; the connection may be dead. */
export class NoAnswerError extends Error {
  constructor() {
    super("PostgreSQL did not answer in time.");
  }
}

// SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html
const FULL = /^53[12]00$/;
const UNAVAILABLE = /^(08|57P|53300|55P03|57014|25006|25P03|40)/;
const PASSING = /^(40001|40P01|55P03|53300|57P03)$/;
/** An earlier statement of the transaction has failed. */
const ABORTED = "25P02";
/** The server has become a standby. */
const READ_ONLY = "25006";
const LOST = /^ERR_POSTGRES_(CONNECTION|IDLE|LIFETIME)/;

/** Returns which storage error a request met; undefined for a bug. */
function postgresError(error: unknown): "full" | "unavailable" | undefined {
  if (error instanceof NoAnswerError || error instanceof StaleReadError)
    return "unavailable";
  if (isLost(error)) return "unavailable";
  const state = stateOf(error);
  if (FULL.test(state)) return "full";
  return UNAVAILABLE.test(state) ? "unavailable" : undefined;
}

/** Whether the connection was lost, or could not be made. */
export function isLost(error: unknown): boolean {
  return (
    error instanceof Bun.SQL.PostgresError &&
    (LOST.test(error.code) || /^(08|57P)/.test(stateOf(error)))
  );
}

/** Whether a query was refused because an earlier one of its transaction failed. */
export function isConsequence(error: unknown): boolean {
  return stateOf(error) === ABORTED;
}

/** Whether an error tells that other connections to its server fail as well. */
export function isLeft(error: unknown): boolean {
  return error instanceof NoAnswerError || stateOf(error) === READ_ONLY;
}

/** Whether an error is transient: nothing was written, and a retry may work. */
export function isPassing(error: unknown): boolean {
  return error instanceof StaleReadError || PASSING.test(stateOf(error));
}

function stateOf(error: unknown): string {
  return error instanceof Bun.SQL.PostgresError
    ? String(error.errno ?? "")
    : "";
}

/** Why nothing could be stored or read, in the shop's terms. */
type StorageError = "full" | "unavailable";

/** Maps prefixes of the error codes of SQLite and of the file system. */
const CODES: Record<string, StorageError> = {
  SQLITE_FULL: "full",
  ENOSPC: "full",
  EDQUOT: "full",
  SQLITE_BUSY: "unavailable",
  SQLITE_READONLY: "unavailable",
  SQLITE_IOERR: "unavailable",
  EROFS: "unavailable",
};

/** Returns which storage error this is; undefined for any other error. */
export function storageError(error: unknown): StorageError | undefined {
  const { code } = systemError(error);
  const known = Object.keys(CODES).find((start) => code.startsWith(start));
  return known ? CODES[known] : postgresError(error);
}

/** The data folder has no shop, or a shop whose restore is incomplete. */
export class NoShopError extends Error {}

/** The database lacks migrations, and only `serve` runs them. */
export class OlderDatabaseError extends Error {
  constructor() {
    super(
      "This data folder was last used by an older version of the shop. Start the shop once, which brings it up to date, and try again.",
    );
  }
}
