import { Elysia } from "elysia";
import { API } from "#shared/paths.ts";
import { openApiDocument } from "./document.ts";

/** Serves the document; made on the first request, start-up pays nothing. */
export function openApiRoutes() {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return new Elysia({ name: "openapi" }).get(API.openapi, () => {
    document ??= openApiDocument();
    return document;
  });
}
