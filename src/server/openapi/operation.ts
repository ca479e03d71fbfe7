import type * as z from "zod/mini";

/** What the document says of one route. */
export type Operation = {
  method: "get" | "post" | "put" | "delete";
  path: string;
  summary: string;
  body?: z.ZodMiniType;
  reply: z.ZodMiniType;
  status?: 200 | 201;
  /** The errors beyond those that every operation of its kind has. */
  errors?: number[];
  headers?: string[];
};

/** A route that only reads. */
export const get = (
  path: string,
  summary: string,
  reply: z.ZodMiniType,
): Operation => ({
  method: "get",
  path,
  summary,
  reply,
});

/** A path with the name of its parameter where its builder takes an id. */
export const template = (build: (id: number) => string) =>
  build(0).replace("/0", "/{id}");
