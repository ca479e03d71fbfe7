import { Elysia } from "elysia";
import { API } from "#shared/paths.ts";
import type { Deps } from "#server/deps.ts";
import { createKeptJson } from "#server/kept-json.ts";
import { listProducts } from "./store.ts";

export function catalogRoutes(deps: Deps) {
  const answer = createKeptJson(deps, API.products, () =>
    listProducts(deps.db),
  );
  return new Elysia({ name: "catalog" }).get(API.products, answer);
}
