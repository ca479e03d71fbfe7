import { join } from "node:path";

type Ended = { code: number; out: string; errors: string };

/**
 * Runs a command of the executable in `folder` and waits until it ends. The
 * command uses the data in the same folder unless DATA_DIR is set. `wrapper` is
 * a program, with arguments, that starts the executable.
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

/** Reads the text unchanged; Response.text() would drop a byte order mark. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return Buffer.from(await new Response(stream).arrayBuffer()).toString();
}
