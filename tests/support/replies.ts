import type { App } from "#server/app.ts";
import { ProblemReply } from "#shared/api/schema.ts";

type Reply = { status: number; json: unknown };

/**
 * Returns a check of JSON replies of the API. The check throws if a reply lacks
 * a property that its call declares or has one that no schema names.
 */
export function createReplyCheck(routes: App["routes"]) {
  const declared = routes
    .flatMap(({ call }) => call ?? [])
    // A fixed path comes before one with a parameter, as in the router.
    .toSorted((one, other) => parametersOf(one) - parametersOf(other))
    .map((call) => ({
      ...call,
      pattern: new RegExp(`^${call.path.replaceAll(/:\w+/g, "[^/]+")}/?$`),
    }));
  return async (
    method: string,
    path: string,
    { status, json }: Reply,
  ): Promise<void> => {
    const pathname = path.replace(/\?.*/s, "");
    const call = declared.find(
      (each) => each.method === method && each.pattern.test(pathname),
    );
    if (!call || json === undefined) return;
    const reply = status === (call.status ?? 200) ? call.reply : undefined;
    const schema = status >= 400 ? ProblemReply : await reply?.();
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
