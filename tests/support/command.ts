import { join } from "node:path";

type Ended = { code: number; out: string; errors: string };

/**
 * Runs a command of the executable that stands in a folder until it ends.
 * It works on the data beside it, unless DATA_DIR says otherwise. `wrapper` is
 * a program that starts it in its own way.
 */
export async function runCommand(
  folder: string,
  args: string[],
  env: Record<string, string> = {},
  wrapper: string[] = [],
): Promise<Ended> {
  const child = Bun.spawn([...wrapper, join(folder, "barrette"), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, ...env },
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

/** As it came: Response.text() would take a byte order mark away. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return Buffer.from(await new Response(stream).arrayBuffer()).toString();
}
