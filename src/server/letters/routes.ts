import { Elysia } from "elysia";
import { LETTERS } from "#shared/letters.ts";
import { API } from "#shared/paths.ts";
import type { Deps } from "#server/deps.ts";
import { createKeptJson } from "#server/kept-json.ts";

export function letterRoutes(deps: Deps) {
  const answer = createKeptJson(deps, API.letters, () => LETTERS);
  return new Elysia({ name: "letters" }).get(API.letters, answer);
}
