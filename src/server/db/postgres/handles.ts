import { Handle, type Tx } from "../handle.ts";
import { type Client, postgresConnection } from "./connection.ts";
import type { PostgresDialect } from "./dialect.ts";

export type WithHandle = <T>(
  client: Client,
  write: (tx: Tx) => Promise<T>,
) => Promise<T>;

/**
 * Provides handles for transactions. Handles are reused, because the queries
 * that were built for a handle are cached with it (see prepared.ts).
 */
export function createHandles(dialect: PostgresDialect): WithHandle {
  type Lent = { handle: Handle; client: Client | undefined };
  const free: Lent[] = [];
  const create = (): Lent => {
    const current = () => {
      if (lent.client) return lent.client;
      throw new Error("A query came after the end of its transaction.");
    };
    const handle = new Handle(postgresConnection(current), dialect);
    const lent: Lent = { handle, client: undefined };
    return lent;
  };
  return async (client, write) => {
    const lent = free.pop() ?? create();
    lent.client = client;
    try {
      return await write(lent.handle);
    } finally {
      lent.client = undefined;
      free.push(lent);
    }
  };
}
