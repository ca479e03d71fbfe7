import type { Elysia } from "elysia";
import { LETTERS, LetterList } from "#shared/clip/letters.ts";
import { API } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { createCachedJson } from "#server/http/cached-json.ts";
import { operation } from "#server/http/operation.ts";
import { replies } from "#server/http/route-schemas.ts";

export function letterRoutes(deps: Deps) {
  const respond = createCachedJson(deps, API.letters, async () => LETTERS);
  return (app: Elysia) =>
    app.get(API.letters, ({ request }) => respond(request), {
      response: replies(LetterList),
      detail: operation("The letter beads that can be drawn"),
    });
}
