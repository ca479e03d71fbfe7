import type { SQL } from "bun";
import type { Connection, RowValues } from "#server/db/session.ts";
import { isLost, isPassing } from "#server/db/errors.ts";
import { type Pool, send } from "./pool.ts";

// Bun returns int8 and numeric as text. Every number of the shop is below 2^53:
// cents, ids, milliseconds.
const NUMBERS = new Set([20, 1700]);

const MAX_READS = 3;
const READ_PAUSE_MS = 20;

type Result = RowValues[] & { columns: { type: number }[] };

/**
 * Returns a connection for stores that reads from a pool. Retries a read if the
 * connection was lost or the error is transient (no free connection, say).
 */
export function postgresReader(pool: Pool): Connection {
  return postgresConnection(async (run) => {
    for (let tries = 1; ; tries += 1)
      try {
        return await pool.query(run);
      } catch (error) {
        const isGivenUp = tries === MAX_READS;
        if (isGivenUp || !(isLost(error) || isPassing(error))) throw error;
        await Bun.sleep(READ_PAUSE_MS * tries);
      }
  });
}

type Query = (client: SQL) => Promise<Result>;

/** Returns a connection for stores, on which `attempt` runs each query. */
export function postgresConnection(
  attempt: (query: Query) => Promise<Result>,
): Connection {
  return {
    prepare: (text) => {
      const query = (values: unknown[]) =>
        attempt((client) => toQuery(client, text, values).values());
      return {
        rows: async (values) => toRows(await query(values)),
        run: async (values) => {
          await query(values);
        },
      };
    },
  };
}

/**
 * Bun sends a text without values unprepared, and what is sent after it waits
 * for its answer. As a template it is a prepared statement like the others.
 */
function toQuery(client: SQL, text: string, values: unknown[]) {
  return values.length === 0
    ? client<Result>`${client.unsafe(text)}`
    : send<Result>(client, text, values);
}

function toRows(result: Result): RowValues[] {
  const numbers = result.columns.flatMap(({ type }, index) =>
    NUMBERS.has(type) ? [index] : [],
  );
  for (const row of result)
    for (const index of numbers)
      if (row[index] !== null) row[index] = Number(row[index]);
  return result;
}
