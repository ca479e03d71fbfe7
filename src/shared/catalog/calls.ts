import type { Call } from "#shared/api/call.ts";

const list = async () => (await import("./schema.ts")).ProductList;

export const listProducts = {
  id: "listProducts",
  method: "GET",
  path: "/api/products",
  reply: list,
} as const satisfies Call;

/** A page of a long list, counted from 1. */
export const listProductPage = {
  id: "listProductPage",
  method: "GET",
  path: "/api/products/pages/:page",
  reply: list,
} as const satisfies Call;

/** What the page of a clip shows. An earlier slug finds the clip, too. */
export const getClip = {
  id: "getClip",
  method: "GET",
  path: "/api/clips/:slug",
  reply: async () => (await import("./schema.ts")).ClipPage,
} as const satisfies Call;
