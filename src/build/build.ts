import { relative } from "node:path";
import { parseArgs } from "node:util";
import {
  buildExecutable,
  isTarget,
  type Target,
  TARGETS,
} from "./executable.ts";
import { buildSite } from "./site.ts";
import { checkSizes } from "./sizes.ts";

/** `bun run build [--client] [--target linux-arm64]...` */
async function build(): Promise<void> {
  const { values } = parseArgs({
    options: {
      client: { type: "boolean" },
      target: { type: "string", multiple: true },
    },
  });
  const targets = (values.target ?? [undefined]).map(readTarget);
  const { files, entry } = await buildSite();
  print("Scripts and styles, brotli:", ...(await checkSizes(files, entry)));
  if (values.client) return;
  for (const target of targets) {
    const outfile = await buildExecutable(target);
    print(
      `${relative(process.cwd(), outfile)} ${(Bun.file(outfile).size / 1e6).toFixed(1)} MB`,
    );
  }
}

function readTarget(name: string | undefined): Target | undefined {
  if (name === undefined || isTarget(name)) return name;
  throw new Error(
    `There is no target "${name}". There are: ${Object.keys(TARGETS).join(", ")}.`,
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
