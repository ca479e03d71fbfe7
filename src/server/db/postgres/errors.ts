import { StaleReadError } from "../handle.ts";

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
export function postgresError(
  error: unknown,
): "full" | "unavailable" | undefined {
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
