import { relative } from "node:path";
import { parseArgs } from "node:util";
import { buildExecutable, isTarget, TARGETS } from "./executable.ts";
import { buildSite } from "./site.ts";
import { checkInitialSize, measure } from "./sizes.ts";

/** `bun run build [--client] [--target linux-arm64]` */
async function build(): Promise<void> {
  const { values } = parseArgs({
    options: { client: { type: "boolean" }, target: { type: "string" } },
  });
  const { target } = values;
  if (target !== undefined && !isTarget(target))
    throw new Error(
      `There is no target "${target}". There are: ${Object.keys(TARGETS).join(", ")}.`,
    );
  const { files, entry } = await buildSite();
  const { initial, lines } = await measure(files, entry);
  print(...lines);
  checkInitialSize(initial);
  if (values.client) return;
  const outfile = await buildExecutable(target);
  print(
    `${relative(process.cwd(), outfile)} ${(Bun.file(outfile).size / 1e6).toFixed(1)} MB`,
  );
}

function print(...lines: string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}

try {
  await build();
} catch (error) {
  const faults = error instanceof AggregateError ? error.errors : [error];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exit(1);
}
