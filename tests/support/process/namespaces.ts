import { expect } from "bun:test";
import { tempFolder } from "#tests/support/temp.ts";

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
