import { join } from "node:path";
import * as z from "zod/mini";
import { PAGES } from "#shared/api/paths.ts";
import { load } from "#tests/support/process/load.ts";
import { cpuSeconds } from "#tests/support/process/process-figures.ts";

const ROUNDS = 9;
const SLICE_MS = 1_000;
const CONNECTIONS = 32;

const LISTENERS = ["http", "https", "httpBare", "httpsBare"] as const;
type Listener = (typeof LISTENERS)[number];

const Started = z.object({
  pid: z.number(),
  ports: z.record(z.enum(LISTENERS), z.number()),
});

/**
 * Returns the ratio of the home page over https to the home page over http, in
 * requests per second of CPU time. The cost of TLS itself is subtracted: it is
 * the extra time of a bare server for the same bytes over https.
 */
export async function benchHttps(): Promise<number> {
  const script = join(import.meta.dir, "https-server.ts");
  const child = Bun.spawn([process.execPath, script], { stdout: "pipe" });
  const { value } = await child.stdout.getReader().read();
  const { pid, ports } = Started.parse(
    JSON.parse(new TextDecoder().decode(value)),
  );
  const spent: Record<Listener, number[]> = {
    http: [],
    https: [],
    httpBare: [],
    httpsBare: [],
  };
  const measure = async (listener: Listener) => {
    const before = cpuSeconds(pid);
    let requests = 0;
    await load(ports[listener], {
      connections: CONNECTIONS,
      durationMs: SLICE_MS,
      isSecure: listener.startsWith("https"),
      next() {
        requests += 1;
        return { path: PAGES.home, headers: { "accept-encoding": "identity" } };
      },
    });
    return (cpuSeconds(pid) - before) / requests;
  };
  // The first round only warms everything up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const listener of LISTENERS) {
      const seconds = await measure(listener);
      if (round > 0) spent[listener].push(seconds);
    }
  child.kill();
  const { http, https, httpBare, httpsBare } = spent;
  const tls = median(httpsBare) - median(httpBare);
  return median(http) / (median(https) - tls);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
