import { Database } from "bun:sqlite";

export type StatementCount = {
  /** Returns how many statements run during `act`. */
  during(act: () => Promise<unknown>): Promise<number>;
  /** Ends the counting of statements that are prepared from now on. */
  stop(): void;
};

const RUNS = ["run", "all", "get", "values"];

/** Counts what SQLite runs, of statements that are prepared from now on. */
export function countStatements(): StatementCount {
  let count = 0;
  const { prepare } = Database.prototype;
  const counted = (target: object) =>
    new Proxy(target, {
      get(statement, name) {
        const value: unknown = Reflect.get(statement, name, statement);
        if (typeof value !== "function") return value;
        return (...args: unknown[]): unknown => {
          if (RUNS.includes(String(name))) count += 1;
          return Reflect.apply(value, statement, args);
        };
      },
    });
  Object.defineProperty(Database.prototype, "prepare", {
    configurable: true,
    writable: true,
    value(this: Database, ...args: unknown[]): unknown {
      const statement: unknown = Reflect.apply(prepare, this, args);
      return typeof statement === "object" && statement !== null
        ? counted(statement)
        : statement;
    },
  });
  return {
    async during(act) {
      const before = count;
      await act();
      return count - before;
    },
    stop: () =>
      void Object.defineProperty(Database.prototype, "prepare", {
        configurable: true,
        writable: true,
        value: prepare,
      }),
  };
}
