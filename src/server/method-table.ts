type Route = { method: string; path: string };

/**
 * Knows which methods each path has, so that the wrong method on a known path
 * is told apart from an unknown path.
 */
export function createMethodTable() {
  let known: { pattern: RegExp; method: string }[] = [];
  return {
    learn(routes: readonly Route[]): void {
      known = routes.map(({ method, path }) => ({
        pattern: toPattern(path),
        method,
      }));
    },
    /** The methods of a path; empty for an unknown path. */
    methodsOf(path: string): string[] {
      const methods = known
        .filter(({ pattern }) => pattern.test(path))
        .map(({ method }) => method);
      return [...new Set(methods)];
    },
  };
}
export type MethodTable = ReturnType<typeof createMethodTable>;

/** An Elysia path such as /api/cart/:id as a pattern. Wildcards match nothing. */
function toPattern(path: string): RegExp {
  const parts = path.split("/").map((part) => {
    if (part.startsWith(":")) return "[^/]+";
    return part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("/")}$`);
}
