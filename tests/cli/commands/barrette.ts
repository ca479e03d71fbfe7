import { join } from "node:path";
import { commandEnv, runProgram } from "#tests/support/process/command.ts";

const MAIN = join(import.meta.dir, "../../../src/main.ts");

/** Runs a command from source, as a process of its own. */
export function barrette(args: string[], env: Record<string, string> = {}) {
  return runProgram([process.execPath, MAIN, ...args], {
    env: { ...commandEnv(), OWNER_EMAIL: "maker@example.com", ...env },
  });
}
