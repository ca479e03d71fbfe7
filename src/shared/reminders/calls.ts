import { type Call, pathOf } from "#shared/api/call.ts";

export const remind = {
  id: "remind",
  method: "POST",
  path: "/api/products/:id/remind",
  summary: "Tell an address once when a clip comes, or comes back",
  errors: [404, 409, 429],
  body: async () => (await import("./schema.ts")).RemindInput,
  reply: async () => (await import("#shared/api/schema.ts")).OkReply,
} as const satisfies Call;

export const remindByForm = {
  id: "remindByForm",
  method: "POST",
  path: "/api/reminders/form",
  summary: "The same by the form of a page without scripts",
  errors: [404, 409, 422, 429],
  gives: "text/html",
  takes: [],
} as const satisfies Call;

/** A page with a button: the link in the mail changes nothing by itself. */
export const showForget = {
  id: "showForget",
  method: "GET",
  path: "/api/reminders/forget",
  summary: "A page with a button to wait no longer",
  query: async () =>
    (await import("#shared/newsletter/schema.ts")).UnsubscribeQuery,
  gives: "text/html",
} as const satisfies Call;

export const forget = {
  id: "forget",
  method: "POST",
  path: "/api/reminders/forget",
  summary: "Wait no longer",
  query: async () =>
    (await import("#shared/newsletter/schema.ts")).UnsubscribeQuery,
  gives: "text/html",
  takes: [],
} as const satisfies Call;

export const getOpening = {
  id: "getOpening",
  method: "GET",
  path: "/api/products/:id/opening.ics",
  summary: "The moment at which a clip opens, for a calendar",
  gives: "text/calendar",
} as const satisfies Call;

export const openingPath = (productId: number) =>
  pathOf(getOpening, { id: productId });
export const forgetPath = (token: string) => `${forget.path}?token=${token}`;
