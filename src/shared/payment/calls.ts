import type { Call } from "#shared/api/call.ts";

const makerOrder = async () =>
  (await import("#shared/orders/progress.ts")).MakerOrder;

/** For an order that was paid before the maker wrote invoices. */
export const writeInvoice = {
  id: "writeInvoice",
  method: "POST",
  path: "/api/make/:token/invoice",
  summary: "Write the invoice of a paid order that has none",
  reply: async () => (await import("#shared/orders/progress.ts")).MakerOrder,
} as const satisfies Call;

export const setPayment = {
  id: "setPayment",
  method: "POST",
  path: "/api/make/:token/payment",
  summary: "Move the payment of an order, either way",
  errors: [409],
  body: async () => (await import("./schema.ts")).PaymentStep,
  reply: makerOrder,
} as const satisfies Call;

export const remindOfPayment = {
  id: "remindOfPayment",
  method: "POST",
  path: "/api/make/:token/reminder",
  summary: "Remind a customer of the payment",
  errors: [409],
  reply: makerOrder,
} as const satisfies Call;

export const takeBackReminder = {
  id: "takeBackReminder",
  method: "DELETE",
  path: "/api/make/:token/reminder",
  summary: "Take a reminder back that waits",
  errors: [409],
  reply: makerOrder,
} as const satisfies Call;

/**
 * Takes back what was last paid back, by mistake. The path names how much was
 * paid back in all as she saw it, so that a repeat takes back nothing more.
 */
export const takeBackRefund = {
  id: "takeBackRefund",
  method: "DELETE",
  path: "/api/make/:token/refunds/:refunded",
  summary: "Take back what was last paid back",
  errors: [409],
  reply: makerOrder,
} as const satisfies Call;

export const getPaymentCode = {
  id: "getPaymentCode",
  method: "GET",
  path: "/api/orders/:token/payment.png",
  summary: "The QR code of an order's transfer, as a picture",
  gives: "image/png",
} as const satisfies Call;
