import type { Call } from "#shared/api/call.ts";
import { VISITS_PATH } from "./rules.ts";

export const countVisit = {
  id: "countVisit",
  method: "POST",
  path: VISITS_PATH,
  summary: "Count a page that was looked at, without saying by whom",
  body: async () => (await import("./schema.ts")).VisitInput,
  reply: async () => (await import("#shared/api/schema.ts")).OkReply,
} as const satisfies Call;
