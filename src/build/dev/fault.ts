import { fileScope } from "#build/plugins/vanilla-extract.ts";
import type { Fault } from "./fault-text.ts";

/** The faults of a failed bundle. */
export function faultsOf(error: unknown): Fault[] {
  const errors = error instanceof AggregateError ? error.errors : [error];
  return errors.map((each) => {
    const isPlaced =
      each instanceof BuildMessage || each instanceof ResolveMessage;
    if (!isPlaced) return { message: String(each) };
    const { message, position } = each;
    if (!position?.file) return { message };
    const { file, line, column, lineText: source } = position;
    return { message, file: fileScope(file), line, column, source };
  });
}

const TYPE_FAULT = /^(\S+)\((\d+),(\d+)\): error (TS\d+: .*)$/gm;

/** The faults that `bun check` prints, one on a line. */
export function typeFaults(output: string): Fault[] {
  return [...output.matchAll(TYPE_FAULT)].map(
    ([, file, line, column, message = ""]) => ({
      message,
      file,
      line: Number(line),
      column: Number(column),
    }),
  );
}
