import { join } from "node:path";

const MAIN = join(import.meta.dir, "../../../src/main.ts");

/** Runs a command from source, as a process of its own. */
export async function barrette(
  args: string[],
  env: Record<string, string> = {},
) {
  const child = Bun.spawn([process.execPath, MAIN, ...args], {
    env: { PATH: process.env.PATH, OWNER_EMAIL: "maker@example.com", ...env },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [code, out, errors] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { code, out, errors };
}
