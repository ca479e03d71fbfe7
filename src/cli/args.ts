import { parseArgs } from "node:util";
import { EXIT, UsageError } from "./command-error.ts";
import { writeError, writeOut } from "./output.ts";

/** The arguments of a command. All commands accept `--help` and `-h`. */
export type CommandSpec = {
  /** The name as it is typed, such as "orders export". */
  name: string;
  /** The whole text of --help; its first line is the usage. */
  help: string;
  /** Options without a value, by their long names. */
  flags?: string[];
  /** Options with a value. */
  values?: string[];
  /** Names of the other arguments, as in the usage; all are required. */
  words?: string[];
};

export type Given = {
  words: string[];
  flags: ReadonlySet<string>;
  values: ReadonlyMap<string, string>;
};

/**
 * Runs one command: handles --help, refuses unknown arguments, and turns any
 * error into a message on stderr and an exit code.
 */
export async function runCommand(
  spec: CommandSpec,
  args: string[],
  body: (given: Given) => number | Promise<number>,
): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    say(spec.help.trim());
    return EXIT.ok;
  }
  try {
    return await body(parse(spec, args));
  } catch (error) {
    // Loaded on demand: it imports what defines the errors of all commands.
    const { failure } = await import("./failure.ts");
    const { exitCode, sentence } = failure(error);
    const hint =
      error instanceof UsageError ? `\nTry: barrette ${spec.name} --help` : "";
    writeError(`${sentence}${hint}\n`);
    return exitCode;
  }
}

function parse(spec: CommandSpec, args: string[]): Given {
  const { values, positionals } = parseStrictly(spec, args);
  const words = spec.words ?? [];
  const missing = words[positionals.length];
  if (missing) throw new UsageError(`${missing} is missing.`);
  const surplus = positionals[words.length];
  if (surplus !== undefined)
    throw new UsageError(`"${surplus}" is one word too many.`);
  const flags = new Set<string>();
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") texts.set(name, value);
    else if (value === true) flags.add(name);
  }
  return { words: positionals, flags, values: texts };
}

function parseStrictly(spec: CommandSpec, args: string[]) {
  const flags = (spec.flags ?? []).map(
    (name) => [name, { type: "boolean" }] as const,
  );
  const values = (spec.values ?? []).map(
    (name) => [name, { type: "string" }] as const,
  );
  const options = Object.fromEntries([...flags, ...values]);
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    // The sentences after the first are meant for programmers.
    const [sentence = ""] =
      error instanceof Error ? error.message.split(/\. |\n/) : [];
    throw new UsageError(`${sentence.replace(/\.$/, "")}.`);
  }
}

/** Writes a line of the command's result to standard output. */
export function say(line: string): void {
  writeOut(`${line}\n`);
}
