import { Elysia } from "elysia";
import type { Pages } from "../app.ts";
import type { Deps } from "../deps.ts";
import type { Assets } from "./assets.ts";

/** The pages of the shop and their files. */
export function createPages(_deps: Deps, assets: Assets): Pages {
  return {
    routes: new Elysia({ name: "pages" }),
    fallback: (request) =>
      assets.handle(request) ??
      new Response("404 Page Not Found", { status: 404 }),
  };
}
