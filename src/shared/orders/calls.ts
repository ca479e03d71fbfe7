import type { Call } from "#shared/api/call.ts";

const withdrawal = () => import("./input.ts");
const progress = () => import("./progress.ts");
const shopperOrder = async () => (await progress()).ShopperOrder;
const makerOrder = async () => (await progress()).MakerOrder;

/** Mails the links of its orders to an address; the answer tells nothing. */
export const sendLinks = {
  id: "sendOrderLinks",
  method: "POST",
  path: "/api/order-links",
  body: async () => (await import("./input.ts")).LinksInput,
  reply: async () => (await import("#shared/api/schema.ts")).OkReply,
} as const satisfies Call;

/** An order for its shopper, who has the link with the token. */
export const getOrder = {
  id: "getOrder",
  method: "GET",
  path: "/api/orders/:token",
  reply: shopperOrder,
} as const satisfies Call;

export const cancelOrder = {
  id: "cancelOrder",
  method: "POST",
  path: "/api/orders/:token/cancel",
  reply: shopperOrder,
} as const satisfies Call;

/** Without lines, and without a body: from all that can be. */
export const withdraw = {
  id: "withdraw",
  method: "POST",
  path: "/api/orders/:token/withdraw",
  body: async () => (await withdrawal()).WithdrawBody,
  reply: shopperOrder,
} as const satisfies Call;

/** By the form, for those without the link. */
export const declareWithdrawal = {
  id: "declareWithdrawal",
  method: "POST",
  path: "/api/withdraw",
  body: async () => (await withdrawal()).DeclarationInput,
  reply: async () => (await import("#shared/api/schema.ts")).OkReply,
} as const satisfies Call;

/** An order for the maker, who has the other link. */
export const getMakerOrder = {
  id: "getMakerOrder",
  method: "GET",
  path: "/api/make/:token",
  reply: makerOrder,
} as const satisfies Call;

/** That the maker's page of an order was looked at. */
export const noteSeen = {
  id: "noteSeen",
  method: "POST",
  path: "/api/make/:token/seen",
  reply: makerOrder,
} as const satisfies Call;

/** Ticks a part of the pick list off, or takes the tick back. */
export const setPicked = {
  id: "setPicked",
  method: "POST",
  path: "/api/make/:token/picks",
  body: async () => (await progress()).PickInput,
  reply: makerOrder,
} as const satisfies Call;

export const setStatus = {
  id: "setStatus",
  method: "POST",
  path: "/api/make/:token/status",
  body: async () => (await progress()).StatusInput,
  reply: makerOrder,
} as const satisfies Call;

const week = () => import("./week.ts");

export const getOrderWeek = {
  id: "getOrderWeek",
  method: "GET",
  path: "/api/admin/orders/week",
  reply: async () => (await week()).OrderWeek,
} as const satisfies Call;

/** Sends the maker's mails about an order, or a customer's orders, again. */
export const resendOrderMails = {
  id: "resendOrderMails",
  method: "POST",
  path: "/api/admin/orders/resend",
  body: async () => (await week()).ResendInput,
  reply: async () => (await week()).ResendReply,
} as const satisfies Call;

/** When the maker gets the mail about her week. */
export const getWeekMail = {
  id: "getWeekMail",
  method: "GET",
  path: "/api/admin/week-mail",
  reply: async () => (await week()).WeekMailSetting,
} as const satisfies Call;

export const changeWeekMail = {
  id: "changeWeekMail",
  method: "PUT",
  path: "/api/admin/week-mail",
  body: async () => (await week()).WeekMailSetting,
  reply: async () => (await week()).WeekMailSetting,
} as const satisfies Call;

/** Corrects an order before it is made. */
export const correctOrder = {
  id: "correctOrder",
  method: "POST",
  path: "/api/make/:token/correction",
  body: async () => (await import("./input.ts")).CorrectionInput,
  reply: makerOrder,
} as const satisfies Call;

/** Sends the confirmation, such as to an address that was corrected. */
export const sendConfirmation = {
  id: "sendConfirmation",
  method: "POST",
  path: "/api/make/:token/confirmation",
  reply: makerOrder,
} as const satisfies Call;
