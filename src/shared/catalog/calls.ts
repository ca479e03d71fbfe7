import type { Call } from "#shared/api/call.ts";
import { PRODUCTS_PER_PAGE } from "./rules.ts";

const schemas = () => import("./schema.ts");
const list = async () => (await schemas()).ProductList;

export const listProducts = {
  id: "listProducts",
  method: "GET",
  path: "/api/products",
  summary: "The clips, in the maker's order",
  reply: list,
} as const satisfies Call;

export const listProductPage = {
  id: "listProductPage",
  method: "GET",
  path: "/api/products/pages/:page",
  summary: `A page of the clips, at most ${PRODUCTS_PER_PAGE}, counted from 1`,
  params: async () => (await schemas()).ProductPagePath,
  reply: list,
} as const satisfies Call;

/** The data of a product's page. An earlier slug finds the product, too. */
export const getProductPage = {
  id: "getProductPage",
  method: "GET",
  path: "/api/clips/:slug",
  summary: "What the page of a product shows",
  reply: async () => (await import("./schema.ts")).ProductPage,
} as const satisfies Call;
