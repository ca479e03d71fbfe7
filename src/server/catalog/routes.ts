import type { Elysia } from "elysia";
import { ProductList } from "#shared/catalog/schema.ts";
import { API } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import { createCachedJson } from "#server/http/cached-json.ts";
import { operation } from "#server/http/operation.ts";
import { replies } from "#server/http/route-schemas.ts";
import { listProducts } from "./store.ts";

export function catalogRoutes(deps: Deps) {
  const respond = createCachedJson(deps, API.products, () =>
    listProducts(deps.db),
  );
  return (app: Elysia) =>
    app.get(API.products, ({ request }) => respond(request), {
      response: replies(ProductList),
      detail: operation("The clips, in the owner's order"),
    });
}
