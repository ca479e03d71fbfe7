import { Elysia } from "elysia";
import { API } from "#shared/paths.ts";
import type { Deps } from "#server/deps.ts";
import { createKeptJson } from "#server/kept-json.ts";
import { listCharms } from "./store.ts";

export function charmRoutes(deps: Deps) {
  const answer = createKeptJson(deps, API.charms, () => listCharms(deps.db));
  return new Elysia({ name: "charms" }).get(API.charms, answer);
}
