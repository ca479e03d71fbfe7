import type { Call } from "#shared/api/call.ts";

export const getPace = {
  id: "getPace",
  method: "GET",
  path: "/api/pace",
  summary: "Whether orders are taken, and when a cart would be ready",
  reply: async () => (await import("./schema.ts")).PaceNow,
} as const satisfies Call;
