import type { Database, SQLQueryBindings } from "bun:sqlite";
import type { Connection, Statement } from "#server/db/session.ts";
import { BoundedMap } from "#server/runtime/bounded-map.ts";

// Preparing a statement takes three times as long as running it, so statements
// are cached. The cache is bounded, because a query with a list of values has a
// different text for each length of the list.
const MOST_STATEMENTS = 256;

export function sqliteConnection(sqlite: Database): Connection {
  const statements = new BoundedMap<Statement>(MOST_STATEMENTS);
  return {
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      const statement = prepare(sqlite, text);
      statements.set(text, statement);
      return statement;
    },
  };
}

function prepare(sqlite: Database, text: string): Statement {
  const statement = sqlite.prepare<unknown, SQLQueryBindings[]>(text);
  return {
    rows: (values) => statement.values(...toBindings(values)),
    run: (values) => {
      statement.run(...toBindings(values));
    },
  };
}

function toBindings(values: unknown[]): SQLQueryBindings[] {
  if (values.every(isBinding)) return values;
  const wrong = values.find((value) => !isBinding(value));
  throw new Error(`SQLite cannot hold a value of the type ${typeof wrong}.`);
}

function isBinding(value: unknown): value is SQLQueryBindings {
  return (
    value === null ||
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "boolean"
  );
}
