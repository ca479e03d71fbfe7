import { Elysia } from "elysia";
import { API } from "#shared/paths.ts";
import type { Deps } from "#server/deps.ts";
import { createKeptJson } from "#server/kept-json.ts";
import { getClipConfig } from "./store.ts";

export function clipRoutes(deps: Deps) {
  const answer = createKeptJson(deps, API.clipConfig, () =>
    getClipConfig(deps.db),
  );
  return new Elysia({ name: "clip" }).get(API.clipConfig, answer);
}
