import { fileScope } from "#build/plugins/vanilla-extract.ts";
import type { BuildError } from "./build-error.ts";

/** The errors of a failed bundle. */
export function bundleErrors(error: unknown): BuildError[] {
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

const TYPE_ERROR = /^(\S+)\((\d+),(\d+)\): error (TS\d+: .*)$/gm;

/** The errors that `bun check` prints, one on a line. */
export function typeErrors(output: string): BuildError[] {
  return [...output.matchAll(TYPE_ERROR)].map(
    ([, file, line, column, message = ""]) => ({
      message,
      file,
      line: Number(line),
      column: Number(column),
    }),
  );
}
