import type { Call } from "#shared/api/call.ts";

export const getSite = {
  id: "getSite",
  method: "GET",
  path: "/api/site",
  reply: async () => (await import("./schema.ts")).Site,
} as const satisfies Call;

export const getPage = {
  id: "getPage",
  method: "GET",
  path: "/api/pages/:slug",
  reply: async () => (await import("./pages.ts")).ContentPage,
} as const satisfies Call;
