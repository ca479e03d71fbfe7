import { relative } from "node:path";
import { parseArgs } from "node:util";
import {
  buildExecutable,
  isTarget,
  type Target,
  TARGETS,
} from "./executable.ts";
import { checkBaseline } from "#build/baseline/check.ts";
import { hashInputs, noteInputs } from "./inputs.ts";
import { buildSite } from "./site.ts";
import { checkExecutable, checkSizes, megabytes } from "./sizes.ts";

/** Runs `bun run build [--client] [--target linux-arm64]...`. */
async function build(): Promise<void> {
  const { values } = parseArgs({
    options: {
      client: { type: "boolean" },
      target: { type: "string", multiple: true },
    },
  });
  const targets = (values.target ?? [undefined]).map(readTarget);
  // Hashed before the build reads any file, so that a file that changes during
  // the build makes the result outdated.
  const inputs = await hashInputs();
  const { files, entry } = await step("Scripts, styles and pictures", () =>
    buildSite(),
  );
  const sizes = await checkSizes(files, entry);
  say(`As brotli: ${sizes.join(", ")}`);
  checkBaseline(files, entry.boot);
  if (values.client) return;
  for (const target of targets) {
    const outfile = await step("Executable", () => buildExecutable(target));
    const { size } = Bun.file(outfile);
    // Bun's run time for another system has another size.
    if (!target) {
      checkExecutable(size);
      noteInputs(inputs);
    }
    say(`${relative(process.cwd(), outfile)} ${megabytes(size)}`);
  }
}

/** Prints the name of a step, runs the step, and prints how long it took. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  process.stdout.write(`${name} ... `);
  const startedAt = performance.now();
  const result = await work();
  say(`${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  return result;
}

function readTarget(name: string | undefined): Target | undefined {
  if (name === undefined || isTarget(name)) return name;
  throw new Error(
    `There is no target "${name}". There are: ${Object.keys(TARGETS).join(", ")}.`,
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await build();
} catch (error) {
  const errors = error instanceof AggregateError ? error.errors : [error];
  for (const each of errors) process.stderr.write(`\n${each}\n`);
  process.exitCode = 1;
}
