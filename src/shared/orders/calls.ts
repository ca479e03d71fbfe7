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
  summary: "Mail the links of the orders of an address to it",
  body: async () => (await import("./input.ts")).LinksInput,
  reply: async () => (await import("#shared/api/schema.ts")).OkReply,
} as const satisfies Call;

/** An order for its shopper, who has the link with the token. */
export const getOrder = {
  id: "getOrder",
  method: "GET",
  path: "/api/orders/:token",
  summary: "An order, for its shopper",
  reply: shopperOrder,
} as const satisfies Call;

export const cancelOrder = {
  id: "cancelOrder",
  method: "POST",
  path: "/api/orders/:token/cancel",
  summary: "Cancel an order that is not being made yet",
  errors: [409],
  reply: shopperOrder,
} as const satisfies Call;

/** Without lines, and without a body: from all that can be. */
export const withdraw = {
  id: "withdraw",
  method: "POST",
  path: "/api/orders/:token/withdraw",
  summary: "Withdraw from an order, or from some of its lines",
  errors: [409],
  body: async () => (await withdrawal()).WithdrawBody,
  reply: shopperOrder,
} as const satisfies Call;

export const declareWithdrawal = {
  id: "declareWithdrawal",
  method: "POST",
  path: "/api/withdraw",
  summary: "Withdraw without the link to the order",
  body: async () => (await withdrawal()).DeclarationInput,
  reply: async () => (await import("#shared/api/schema.ts")).OkReply,
} as const satisfies Call;

/** An order for the maker, who has the other link. */
export const getMakerOrder = {
  id: "getMakerOrder",
  method: "GET",
  path: "/api/make/:token",
  summary: "An order, for the maker",
  reply: makerOrder,
} as const satisfies Call;

export const noteSeen = {
  id: "noteSeen",
  method: "POST",
  path: "/api/make/:token/seen",
  summary: "Note that the maker has looked at an order",
  reply: makerOrder,
} as const satisfies Call;

export const setPicked = {
  id: "setPicked",
  method: "POST",
  path: "/api/make/:token/picks",
  summary: "Tick a part of an order's pick list off",
  body: async () => (await progress()).PickInput,
  reply: makerOrder,
} as const satisfies Call;

export const setStatus = {
  id: "setStatus",
  method: "POST",
  path: "/api/make/:token/status",
  summary: "Move an order on, or back by one",
  errors: [409],
  body: async () => (await progress()).StatusInput,
  reply: makerOrder,
} as const satisfies Call;

const week = () => import("./week.ts");

export const getOrderWeek = {
  id: "getOrderWeek",
  method: "GET",
  path: "/api/admin/orders/week",
  summary: "How many orders came in the last seven days",
  reply: async () => (await week()).OrderWeek,
} as const satisfies Call;

export const resendOrderMails = {
  id: "resendOrderMails",
  method: "POST",
  path: "/api/admin/orders/resend",
  summary: "Send the mails about orders to the maker again",
  errors: [429],
  body: async () => (await week()).ResendInput,
  reply: async () => (await week()).ResendReply,
} as const satisfies Call;

export const getWeekMail = {
  id: "getWeekMail",
  method: "GET",
  path: "/api/admin/week-mail",
  summary: "When the mail about the week goes out",
  reply: async () => (await week()).WeekMailSetting,
} as const satisfies Call;

export const changeWeekMail = {
  id: "changeWeekMail",
  method: "PUT",
  path: "/api/admin/week-mail",
  summary: "Change when the mail about the week goes out",
  body: async () => (await week()).WeekMailSetting,
  reply: async () => (await week()).WeekMailSetting,
} as const satisfies Call;

export const correctOrder = {
  id: "correctOrder",
  method: "POST",
  path: "/api/make/:token/correction",
  summary: "Correct an order before it is made",
  errors: [409, 412],
  body: async () => (await import("./input.ts")).CorrectionInput,
  reply: makerOrder,
} as const satisfies Call;

/** Sends the confirmation, such as to an address that was corrected. */
export const sendConfirmation = {
  id: "sendConfirmation",
  method: "POST",
  path: "/api/make/:token/confirmation",
  summary: "Send the confirmation of an order again",
  errors: [409],
  reply: makerOrder,
} as const satisfies Call;
