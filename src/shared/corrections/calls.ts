import type { Call } from "#shared/api/call.ts";

const makerOrder = async () =>
  (await import("#shared/orders/progress.ts")).MakerOrder;

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
