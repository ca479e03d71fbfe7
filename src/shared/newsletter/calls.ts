import type { Call } from "#shared/api/call.ts";

export const subscribe = {
  id: "subscribe",
  method: "POST",
  path: "/api/newsletter/subscribe",
  body: async () => (await import("./schema.ts")).SubscribeInput,
  reply: async () => (await import("#shared/api/schema.ts")).OkReply,
} as const satisfies Call;

const subscribers = () => import("./schema.ts");

export const searchSubscribers = {
  id: "searchSubscribers",
  method: "GET",
  path: "/api/admin/subscribers",
  reply: async () => (await subscribers()).SubscriberList,
} as const satisfies Call;

export const addSubscriber = {
  id: "addSubscriber",
  method: "POST",
  path: "/api/admin/subscribers",
  body: async () => (await subscribers()).SubscriberInput,
  reply: async () => (await subscribers()).ListedReader,
  status: 201,
} as const satisfies Call;

/** The body is the file itself, a table as CSV. */
export const importSubscribers = {
  id: "importSubscribers",
  method: "POST",
  path: "/api/admin/subscribers/import",
  reply: async () => (await subscribers()).ImportReply,
} as const satisfies Call;

export const importPath = (note: string) =>
  `${importSubscribers.path}?note=${encodeURIComponent(note)}`;

export const takeOffSubscriber = {
  id: "takeOffSubscriber",
  method: "DELETE",
  path: "/api/admin/subscribers/:id",
  reply: async () => (await import("#shared/api/schema.ts")).OkReply,
} as const satisfies Call;

/** The whole list as a table, also who has left. */
export const exportSubscribers = {
  id: "exportSubscribers",
  method: "GET",
  path: "/api/admin/subscribers.csv",
} as const satisfies Call;

/** A page with a button; the token in the link gives access. */
export const showUnsubscribe = {
  id: "showUnsubscribe",
  method: "GET",
  path: "/api/newsletter/unsubscribe",
} as const satisfies Call;

export const unsubscribe = {
  id: "unsubscribe",
  method: "POST",
  path: "/api/newsletter/unsubscribe",
} as const satisfies Call;

/** A page with a button: the link in the mail changes nothing by itself. */
export const showConfirmation = {
  id: "showConfirmation",
  method: "GET",
  path: "/api/newsletter/confirm",
} as const satisfies Call;

export const confirmSubscription = {
  id: "confirmSubscription",
  method: "POST",
  path: "/api/newsletter/confirm",
} as const satisfies Call;

export const confirmPath = (token: string) =>
  `${confirmSubscription.path}?token=${token}`;
export const unsubscribePath = (token: string) =>
  `${unsubscribe.path}?token=${token}`;
