import type { Elysia } from "elysia";
import { createApi } from "#server/api.ts";
import { type App, createApp } from "#server/app.ts";
import type { Deps } from "#server/deps.ts";
import type { Pages } from "#server/pages/pages.ts";

export type WholeApp = App & { routes: Elysia["routes"] };

/** Creates the whole shop at once; a start loads the API on demand. */
export function createWholeApp(deps: Deps, pages?: Pages): WholeApp {
  const app = createApp(deps, {
    pages,
    createApi: (metrics) => createApi(deps, metrics),
  });
  const api = app.loadApi();
  if (api instanceof Promise) throw new Error("The API is not loaded at once.");
  return Object.assign(app, { routes: api.routes });
}
