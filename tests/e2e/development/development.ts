import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/process/executable.ts";
import { until } from "#tests/support/until.ts";

const ROOT = join(import.meta.dir, "../../..");
const COPIED = [
  "src",
  "public",
  "drizzle",
  "package.json",
  "bunfig.toml",
  "tsconfig.json",
];

/** The changes by the file: a text of it and what stands in its place. */
export type Changes = Record<string, [from: string, to: string]>;

export type Development = {
  url: string;
  /** Returns everything that the development server has printed so far. */
  output(): string;
  /**
   * Replaces a text in each of these files of the copy, and restores all files
   * that were edited before. Throws if a text is missing. A file that is to stay
   * as it is edited is not written again.
   */
  edit(changes: Changes): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

// A start takes 4 s on an idle machine of two cores.
const START = { deadlineMs: 90_000 };

/** Runs `bun run dev` on a copy of the sources, which a test may change. */
export async function startDevelopment(args: string[]): Promise<Development> {
  const folder = mkdtempSync(join(tmpdir(), "barrette-dev-"));
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const port = freePort();
  const child = Bun.spawn([process.execPath, "src/build/dev.ts", ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, PORT: String(port) },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  let output = "";
  const read = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const chunk of stream)
      output += decoder.decode(chunk, { stream: true });
  };
  for (const stream of [child.stdout, child.stderr]) void read(stream);
  const url = `http://localhost:${port}`;
  await until(() => {
    if (child.exitCode !== null) throw new Error(output);
    return output.includes("is new after");
  }, START);
  /** The texts that have been written, by file. */
  const edited = new Map<string, string>();
  const original = (file: string) => readFileSync(join(ROOT, file), "utf8");
  const write = async (file: string, text: string) => {
    if (edited.get(file) !== text) await Bun.write(join(folder, file), text);
    edited.set(file, text);
  };
  return {
    url,
    output: () => output,
    async edit(changes) {
      for (const file of edited.keys())
        if (!changes[file]) await write(file, original(file));
      for (const [file, [from, to]] of Object.entries(changes)) {
        const source = original(file);
        if (!source.includes(from))
          throw new Error(`${file} does not hold ${from}`);
        await write(file, source.replace(from, to));
      }
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await child.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
