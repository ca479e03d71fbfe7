import type { Call } from "#shared/api/call.ts";

const schemas = () => import("./schema.ts");

export const countVisit = {
  id: "countVisit",
  method: "POST",
  path: "/api/visits",
  summary: "Count a page that was looked at, without saying by whom",
  body: async () => (await schemas()).VisitInput,
  reply: async () => (await import("#shared/api/schema.ts")).OkReply,
} as const satisfies Call;
