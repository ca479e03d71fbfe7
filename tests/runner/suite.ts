import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

const BUN = process.execPath;
const ROOT = join(import.meta.dir, "../..");
// Two shared cores and real programs: a browser, a mail server, the executable.
// What hangs is still found; nothing is measured by it.
const TEST_TIMEOUT_MS = 60_000;

/**
 * The folder for temporary files of the tests. It is removed at the end, with
 * what a killed test or a browser has left. Other users' processes enter it.
 */
const TMPDIR = mkdtempSync(join(tmpdir(), "barrette-tests-"));
chmodSync(TMPDIR, 0o755);
process.on("exit", () => {
  try {
    rmSync(TMPDIR, { recursive: true, force: true });
  } catch {
    // A browser that is about to end still writes there. An error here would
    // make a run fail in which every test has passed.
  }
});

/** Each run of the test runner writes how long its files took. */
const TIMINGS = join(TMPDIR, "timings");
let runs = 0;
/** Tests wait for processes, disks and timeouts: one more keeps the cores busy. */
const AT_ONCE = availableParallelism() + 1;
const TEST_COMMAND = [
  "test",
  `--parallel=${AT_ONCE}`,
  "--no-isolate",
  "--only-failures",
  `--timeout=${TEST_TIMEOUT_MS}`,
  "--update-timings",
];

/** The number of tests of a suite that went each way. */
export type Counts = { passed: number; failed: number; skipped: number };

type Ended = { isGood: boolean; output: string };

/**
 * Runs a command from the root of the project until it ends, or for `limitMs`
 * at most. The output is everything it wrote.
 */
export async function run(
  command: string[],
  limitMs: number,
  env: Record<string, string> = {},
): Promise<Ended> {
  const child = Bun.spawn(command, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
    timeout: limitMs,
    killSignal: "SIGKILL",
  });
  const texts: string[] = [];
  const read = Promise.all([child.stdout, child.stderr].map(readInto(texts)));
  const code = await child.exited;
  await Promise.race([read, Bun.sleep(LAST_WORDS_MS)]);
  const isLate = child.signalCode === "SIGKILL";
  if (isLate) texts.push(`It was ended after ${limitMs / 1_000} s.\n`);
  return { isGood: code === 0, output: texts.join("") };
}

/**
 * The time for which the rest of an ended command's output is waited for. A
 * process that it left behind keeps the output open, and would keep this one
 * waiting.
 */
const LAST_WORDS_MS = 5_000;

/** Returns a function that reads the nth stream into `texts[n]`. */
const readInto =
  (texts: string[]) =>
  async (stream: ReadableStream<Uint8Array>, index: number) => {
    const decoder = new TextDecoder();
    texts[index] = "";
    for await (const bytes of stream)
      texts[index] += decoder.decode(bytes, { stream: true });
  };

const SHOWN_FILES = 20;

/** Returns a line for each of the test files that took longest so far. */
export async function slowestFiles(): Promise<string[]> {
  const names = Array.from({ length: runs }, (_, run) => `${TIMINGS}-${run}`);
  const files: Record<string, number> = {};
  for (const name of names) {
    const file = Bun.file(name);
    if (await file.exists()) Object.assign(files, (await file.json()).files);
  }
  return Object.entries(files)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN_FILES)
    .map(([name, ms]) => `${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}`);
}

/**
 * Runs test files, one more at a time than there are cores. The files of a worker
 * share what they start, such as the browser. `args` are those of `bun test`; the
 * files for which `guesses` has the largest numbers are the first.
 */
export async function runTests(
  args: string[],
  limitMs: number,
  env: Record<string, string> = {},
  guesses: Record<string, number> = {},
): Promise<Counts & { output: string }> {
  const timings = `${TIMINGS}-${runs++}`;
  writeFileSync(timings, JSON.stringify({ version: 1, files: guesses }));
  const { isGood, output } = await run(
    [BUN, ...TEST_COMMAND, `--timings=${timings}`, ...args],
    limitMs,
    { TMPDIR, ...env },
  );
  const failed = countOf("fail", output);
  return {
    passed: countOf("pass", output),
    // A runner that fails without a failed test could not run some file at all.
    failed: failed === 0 && !isGood ? 1 : failed,
    skipped: countOf("skip", output),
    output: withoutGoodFiles(output),
  };
}

/** The number in Bun's last words, such as " 12 pass". */
function countOf(word: "pass" | "fail" | "skip", output: string): number {
  const lines = [...output.matchAll(new RegExp(`^ (\\d+) ${word}$`, "gm"))];
  return Number(lines.at(-1)?.[1] ?? 0);
}

/** Leaves out the names of files after which nothing is told. */
function withoutGoodFiles(output: string): string {
  return output.replace(
    /^tests\/\S+:\n+(?=tests\/\S+:\n|\n* \d+ pass\n)/gm,
    "",
  );
}
