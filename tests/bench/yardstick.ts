import { join } from "node:path";

export type RawServer = { port: number; stop(): void };

/** Starts a bare server in a process of its own; it prints its port. */
export async function startYardstick(
  command: [script: string, ...args: string[]],
  input = "",
): Promise<RawServer> {
  const [script, ...args] = command;
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dir, script), ...args],
    { stdin: Buffer.from(input), stdout: "pipe" },
  );
  const { value } = await child.stdout.getReader().read();
  return {
    port: Number(new TextDecoder().decode(value)),
    stop: () => child.kill("SIGTERM"),
  };
}
