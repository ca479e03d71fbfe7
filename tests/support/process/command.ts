import { join } from "node:path";
import { expect } from "bun:test";
import { tempFolder } from "#tests/support/temp.ts";
import { freePort, OF_NO_MACHINE } from "./executable.ts";

type Ended = { code: number; out: string; errors: string };

/**
 * Runs a command of the executable in `folder` and waits until it ends. The
 * command uses the data in the same folder unless DATA_DIR is set. `wrapper` is
 * a program, with arguments, that starts the executable.
 */
export function runCommand(
  folder: string,
  args: string[],
  env: Record<string, string> = {},
  wrapper: string[] = [],
): Promise<Ended> {
  return runProgram([...wrapper, join(folder, "barrette"), ...args], {
    cwd: folder,
    env: { ...commandEnv(), HOME: folder, ...env },
  });
}

/**
 * The environment of every command that a test runs. A port at which nothing
 * listens is among it: a shop of whoever runs the tests may be at the usual one.
 */
export const commandEnv = () => ({
  PATH: process.env.PATH,
  PORT: String(freePort()),
  ...OF_NO_MACHINE,
});

/** Runs a program with exactly this environment and waits until it ends. */
export async function runProgram(
  command: string[],
  options: { cwd?: string; env: Record<string, string | undefined> },
): Promise<Ended> {
  const child = Bun.spawn(command, {
    ...options,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [code, out, errors] = await Promise.all([
    child.exited,
    readAll(child.stdout),
    readAll(child.stderr),
  ]);
  return { code, out, errors };
}

/** Reads the text unchanged; Response.text() would drop a byte order mark. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return Buffer.from(await new Response(stream).arrayBuffer()).toString();
}

/** Starts a program with its output written to the end of a file. */
export const intoFile = (path: string): string[] => [
  "sh",
  "-c",
  'exec "$@" >>"$0"',
  path,
];

/**
 * Runs a program in a namespace in which it may mount disks that no other
 * process sees. Returns the JSON that the program prints, parsed.
 */
export async function runWithOwnDisks(program: string, ...args: string[]) {
  const run = Bun.spawn(
    ["unshare", "-rm", process.execPath, program, ...args],
    {
      // The program cannot remove its data folder, which is a mount point.
      env: { ...process.env, TMPDIR: tempFolder() },
      stdout: "pipe",
      stderr: "pipe",
    },
  );
  const [out, errors] = await Promise.all([
    new Response(run.stdout).text(),
    new Response(run.stderr).text(),
  ]);
  expect([await run.exited, errors]).toEqual([0, ""]);
  return JSON.parse(out);
}
