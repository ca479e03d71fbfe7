import type { WholeApp } from "./whole-app.ts";
import {
  type RouteResponse,
  schemasByStatus,
} from "#server/http/route-schemas.ts";
import { ProblemReply } from "#shared/api/errors.ts";

type Reply = { status: number; json: unknown };

/**
 * Returns a check of JSON replies of the API. The check throws if a reply lacks
 * a property that its route declares or has one that no schema names.
 */
export function createReplyCheck(routes: WholeApp["routes"]) {
  const declared = routes
    .filter(({ path }) => path.startsWith("/api/"))
    // A fixed path comes before one with a parameter, as in the router.
    .toSorted((one, other) => parametersOf(one) - parametersOf(other))
    .map(({ method, path, hooks }) => {
      const response: RouteResponse | undefined = hooks.response;
      return {
        method,
        pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`),
        schemas: schemasByStatus(response),
      };
    });
  return (method: string, path: string, { status, json }: Reply): void => {
    const pathname = path.replace(/\?.*/s, "");
    const route = declared.find(
      (each) => each.method === method && each.pattern.test(pathname),
    );
    if (!route || json === undefined) return;
    const schema = status >= 400 ? ProblemReply : route.schemas[status]?.zod;
    const parsed = schema?.safeParse(json);
    if (!parsed?.success || !Bun.deepEquals(parsed.data, json, true))
      throw new Error(
        `${method} ${path} answered ${status} with what its schema does not say: ${JSON.stringify(json)} ${parsed?.error?.message ?? ""}`,
      );
  };
}

function parametersOf({ path }: { path: string }): number {
  return path.split("/:").length;
}
