import type { Call } from "#shared/api/call.ts";

const schemas = () => import("./schema.ts");

export const getNumbers = {
  id: "getNumbers",
  method: "GET",
  path: "/api/admin/numbers",
  summary: "What was looked at, put in a cart, ordered and paid, day by day",
  query: async () => (await schemas()).NumbersQuery,
  reply: async () => (await schemas()).Numbers,
} as const satisfies Call;

/** "2026", or "2026.csv" for each payment and each refund as a file. */
export const getYear = {
  id: "getYear",
  method: "GET",
  path: "/api/admin/numbers/year/:year",
  summary: "What was paid and paid back in a year, for a tax return",
  params: async () => (await schemas()).YearPath,
  reply: async () => (await schemas()).YearNumbers,
} as const satisfies Call;
