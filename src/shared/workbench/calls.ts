import type { Call } from "#shared/api/call.ts";
import { IDEMPOTENCY_HEADER } from "#shared/cart/calls.ts";

const schemas = () => import("./schema.ts");

export const listOrders = {
  id: "listOrders",
  method: "GET",
  path: "/api/admin/orders",
  summary: "The orders, by what is left to do",
  query: async () => (await schemas()).BenchQuery,
  reply: async () => (await schemas()).BenchReply,
} as const satisfies Call;

/** An order that she takes herself, at a market or by a message. */
export const placeOwnOrder = {
  id: "placeOwnOrder",
  method: "POST",
  path: "/api/admin/orders",
  summary: "Add an order of one's own",
  errors: [404, 409],
  headers: [IDEMPOTENCY_HEADER],
  body: async () => (await import("./own-order.ts")).OwnOrderInput,
  reply: async () => (await import("./own-order.ts")).OwnOrder,
  status: 201,
} as const satisfies Call;

/** For the panel's bar, and the icon of a phone. */
export const getOpenOrders = {
  id: "getOpenOrders",
  method: "GET",
  path: "/api/admin/orders/open",
  summary: "How many orders are open, and how many of them are new",
  reply: async () => (await schemas()).OpenOrders,
} as const satisfies Call;

export const listMonths = {
  id: "listMonths",
  method: "GET",
  path: "/api/admin/orders/months",
  summary: "How many orders each month had",
  reply: async () => (await schemas()).BenchMonths,
} as const satisfies Call;

export const setStatuses = {
  id: "setStatuses",
  method: "POST",
  path: "/api/admin/orders/status",
  summary: "Move several orders on, or back by one",
  body: async () => (await schemas()).BenchStatusInput,
  reply: async () => (await schemas()).BenchStatusReply,
} as const satisfies Call;

/** By POST: many ids are longer than an address may be. */
export const readChosen = {
  id: "readChosen",
  method: "POST",
  path: "/api/admin/orders/chosen",
  summary: "Several orders with all that their pages show",
  body: async () => (await schemas()).ChosenInput,
  reply: async () => (await schemas()).ChosenReply,
} as const satisfies Call;

export const getBenchPicks = {
  id: "getBenchPicks",
  method: "GET",
  path: "/api/admin/orders/picks",
  summary: "What several orders need, and what of it lies ready",
  query: async () => (await schemas()).BenchPickQuery,
  reply: async () => (await schemas()).BenchPickList,
} as const satisfies Call;

export const setBenchPicked = {
  id: "setBenchPicked",
  method: "POST",
  path: "/api/admin/orders/picks",
  summary: "Tick a part off in several orders",
  body: async () => (await schemas()).BenchPickInput,
  reply: async () => (await schemas()).BenchPickList,
} as const satisfies Call;

export const setMemo = {
  id: "setMemo",
  method: "PUT",
  path: "/api/admin/orders/:id/memo",
  summary: "Keep a note to oneself with an order",
  body: async () => (await schemas()).MemoInput,
  reply: async () => (await schemas()).BenchOrder,
} as const satisfies Call;

/** "orders.csv", "labels.csv" or "readers.csv", as the commands write them. */
export const exportOrders = {
  id: "exportOrders",
  method: "GET",
  path: "/api/admin/exports/:name",
  summary: "Orders, labels or readers as a file",
  params: async () => (await schemas()).ExportPath,
  query: async () => (await schemas()).ExportQuery,
  gives: "text/csv",
} as const satisfies Call;

/**
 * For those who accept text/event-stream: an event with a new version whenever
 * an order was placed or has changed, "all" when it begins and then "some". For
 * others the version of now.
 */
export const followOrders = {
  id: "followOrders",
  method: "GET",
  path: "/api/admin/orders/events",
  summary: "That an order has changed, as server-sent events",
  errors: [429],
  reply: async () => (await schemas()).BenchVersion,
} as const satisfies Call;
