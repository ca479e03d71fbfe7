import type { SQL } from "bun";
import type { Connection, Row } from "../session.ts";
import { isLost, isPassing, NoAnswerError } from "./errors.ts";

/** A pool, or one transaction of a pool. */
export type Client = Pick<SQL, "unsafe">;

// Bun returns int8 and numeric as text. Every number of the shop is below 2^53:
// cents, ids, milliseconds.
const NUMBERS = new Set([20, 1700]);

// The server cancels a statement after 10 s; a dead connection reports nothing.
const DEADLINE_MS = 15_000;

const MAX_READS = 3;
const READ_PAUSE_MS = 20;

type Result = Row[] & { columns: { type: number }[] };

/** Returns a connection for stores that runs queries on `current()`. */
export function postgresConnection(current: () => Client): Connection {
  return connect(current, (read) => read());
}

/**
 * Returns a connection for stores that reads from a pool. Retries a read if the
 * connection was lost or the error is transient (no free connection, say).
 */
export function postgresReader(pool: Client): Connection {
  return connect(
    () => pool,
    async (read) => {
      for (let tries = 1; ; tries += 1)
        try {
          return await read();
        } catch (error) {
          const isGivenUp = tries === MAX_READS;
          if (isGivenUp || !(isLost(error) || isPassing(error))) throw error;
          await Bun.sleep(READ_PAUSE_MS * tries);
        }
    },
  );
}

type Rows = Promise<Row[]>;

function connect(
  current: () => Client,
  attempt: (read: () => Rows) => Rows,
): Connection {
  return {
    prepare: (text) => ({
      rows: (values) => attempt(() => readRows(current(), text, values)),
      async run(values) {
        await inTime(current().unsafe(text, values.map(toText)));
      },
    }),
  };
}

async function readRows(
  client: Client,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const query = client.unsafe<Result>(text, values.map(toText));
  const result = await inTime(query.values());
  const numbers = result.columns.flatMap(({ type }, index) =>
    NUMBERS.has(type) ? [index] : [],
  );
  for (const row of result)
    for (const index of numbers)
      if (row[index] !== null) row[index] = Number(row[index]);
  return result;
}

/** Replaces NUL, which PostgreSQL's text type cannot store, by U+FFFD. */
function toText(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0")
    ? value.replaceAll("\0", "\u{fffd}")
    : value;
}

/** Rejects with NoAnswerError if the query takes longer than the deadline. */
export async function inTime<T>(
  query: Promise<T>,
  deadlineMs = DEADLINE_MS,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoAnswerError()), deadlineMs);
  try {
    return await Promise.race([query, promise]);
  } finally {
    clearTimeout(timer);
  }
}
