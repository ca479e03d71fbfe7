import { SERVER_LIMITS } from "#server/http/listening.ts";
import type { App } from "#server/app.ts";
import { TLS } from "./certificate.ts";

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
    ...(isSecure && { tls: TLS }),
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
