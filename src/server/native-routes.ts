import { performance } from "node:perf_hooks";
import type { Deps } from "./deps.ts";
import type { KeptAnswer, KeptAnswers } from "./kept-answer.ts";
import { Problem } from "./problem.ts";
import { isOwnHost } from "./security.ts";

type NativeRoute = { GET: KeptAnswer };
type Count = (path: string, status: number, seconds: number) => void;

/**
 * Kept answers as routes of Bun's own server, before Elysia: the hooks that
 * every other request passes would take half of their speed. What of those
 * hooks matters to a public GET is done here: the host's name, the count.
 */
export function nativeRoutes(
  { config }: Pick<Deps, "config">,
  kept: KeptAnswers,
  count: Count,
): { [path: string]: NativeRoute } {
  // Whoever wants every request in the log has the longer way.
  if (config.accessLog === "all") return {};
  const routes: { [path: string]: NativeRoute } = {};
  for (const [path, answer] of kept)
    routes[path] = {
      GET(request) {
        if (!isOwnHost(request.headers.get("host"), config))
          return new Problem("misdirected").toResponse();
        const startedAt = performance.now();
        const response = answer(request);
        if (response instanceof Promise) return response;
        const seconds = (performance.now() - startedAt) / 1000;
        count(path, response.status, seconds);
        return response;
      },
    };
  return routes;
}
