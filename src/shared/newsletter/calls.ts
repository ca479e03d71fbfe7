import type { Call } from "#shared/api/call.ts";

export const subscribe = {
  id: "subscribe",
  method: "POST",
  path: "/api/newsletter/subscribe",
  summary: "Join the newsletter",
  body: async () => (await import("./schema.ts")).SubscribeInput,
  reply: async () => (await import("#shared/api/schema.ts")).OkReply,
} as const satisfies Call;

const subscribers = () => import("./schema.ts");

export const searchSubscribers = {
  id: "searchSubscribers",
  method: "GET",
  path: "/api/admin/subscribers",
  summary: "Who is on the list",
  query: async () => (await subscribers()).SubscriberQuery,
  reply: async () => (await subscribers()).SubscriberList,
} as const satisfies Call;

export const addSubscriber = {
  id: "addSubscriber",
  method: "POST",
  path: "/api/admin/subscribers",
  summary: "Add an address, with where it is from",
  body: async () => (await subscribers()).SubscriberInput,
  reply: async () => (await subscribers()).ListedSubscriber,
  status: 201,
} as const satisfies Call;

export const importSubscribers = {
  id: "importSubscribers",
  method: "POST",
  path: "/api/admin/subscribers/import",
  summary: "Add the addresses of a table",
  query: async () => (await subscribers()).ImportQuery,
  takes: ["text/csv"],
  reply: async () => (await subscribers()).ImportReply,
} as const satisfies Call;

export const importPath = (note: string) =>
  `${importSubscribers.path}?note=${encodeURIComponent(note)}`;

export const takeOffSubscriber = {
  id: "takeOffSubscriber",
  method: "DELETE",
  path: "/api/admin/subscribers/:id",
  summary: "Take an address off the list",
  reply: async () => (await import("#shared/api/schema.ts")).OkReply,
} as const satisfies Call;

export const exportSubscribers = {
  id: "exportSubscribers",
  method: "GET",
  path: "/api/admin/subscribers.csv",
  summary: "The list as a table (CSV)",
  gives: "text/csv",
} as const satisfies Call;

/** A page with a button; the token in the link gives access. */
export const showUnsubscribe = {
  id: "showUnsubscribe",
  method: "GET",
  path: "/api/newsletter/unsubscribe",
  summary: "A page with a button to leave the newsletter",
  query: async () => (await import("./schema.ts")).UnsubscribeQuery,
  gives: "text/html",
} as const satisfies Call;

export const unsubscribe = {
  id: "unsubscribe",
  method: "POST",
  path: "/api/newsletter/unsubscribe",
  summary: "Leave the newsletter",
  query: async () => (await import("./schema.ts")).UnsubscribeQuery,
  gives: "text/html",
  takes: [],
} as const satisfies Call;

/** A page with a button: the link in the mail changes nothing by itself. */
export const showConfirmation = {
  id: "showConfirmation",
  method: "GET",
  path: "/api/newsletter/confirm",
  summary: "A page with a button to confirm a subscription",
  query: async () => (await import("./schema.ts")).UnsubscribeQuery,
  gives: "text/html",
} as const satisfies Call;

export const confirmSubscription = {
  id: "confirmSubscription",
  method: "POST",
  path: "/api/newsletter/confirm",
  summary: "Confirm a subscription",
  query: async () => (await import("./schema.ts")).UnsubscribeQuery,
  gives: "text/html",
  takes: [],
} as const satisfies Call;

export const confirmPath = (token: string) =>
  `${confirmSubscription.path}?token=${token}`;
export const unsubscribePath = (token: string) =>
  `${unsubscribe.path}?token=${token}`;
