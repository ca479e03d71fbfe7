import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SERVER_LIMITS } from "#server/http/listening.ts";
import type { App } from "#server/app.ts";

const FOLDER = join(import.meta.dir, "smtp-certificate");
const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");

type Served = {
  handlers: Pick<App["handlers"], "fetch"> & Partial<App["handlers"]>;
  server?: App["server"];
};

/** Serves an app on its own port, with or without TLS. */
export function listen(app: Served, scheme: "http" | "https" = "http") {
  const isSecure = scheme === "https";
  const server = Bun.serve({
    ...SERVER_LIMITS,
    ...app.handlers,
    port: 0,
    hostname: "127.0.0.1",
    ...(isSecure && { tls: { key: read("key.pem"), cert: read("cert.pem") } }),
  });
  app.server ??= server;
  const port = server.port ?? 0;
  return {
    port,
    isSecure,
    url: `${scheme}://localhost:${port}`,
    [Symbol.asyncDispose]: () => server.stop(true),
  };
}

export type Listener = ReturnType<typeof listen>;
