import { join } from "node:path";

const BUN = process.execPath;
const ROOT = join(import.meta.dir, "../..");
// Two shared cores and real programs: a browser, a mail server, the executable.
// What hangs is still found; nothing is measured by it.
const TEST_TIMEOUT_MS = 60_000;

/** How many tests of a suite went which way. */
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
  const [code, ...texts] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  const isLate = child.signalCode === "SIGKILL";
  if (isLate) texts.push(`It was ended after ${limitMs / 1_000} s.\n`);
  return { isGood: code === 0, output: texts.join("") };
}

/** Runs test files; `args` are those of `bun test`. */
export async function runTests(
  args: string[],
  limitMs: number,
  env: Record<string, string> = {},
): Promise<Counts & { output: string }> {
  const { isGood, output } = await run(
    [BUN, "test", `--timeout=${TEST_TIMEOUT_MS}`, "--only-failures", ...args],
    limitMs,
    env,
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
