import type { Call } from "#shared/api/call.ts";

export const getSite = {
  id: "getSite",
  method: "GET",
  path: "/api/site",
  summary: "The maker's own texts, pictures and colors",
  reply: async () => (await import("./schema.ts")).Site,
} as const satisfies Call;

export const getPage = {
  id: "getPage",
  method: "GET",
  path: "/api/pages/:slug",
  summary: "A page that the maker wrote",
  reply: async () => (await import("./pages.ts")).ContentPage,
} as const satisfies Call;
