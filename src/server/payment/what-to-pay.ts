import type { OrderPayment, Payment } from "#shared/payment/schema.ts";
import { fillLink } from "#shared/payment/iban.ts";
import type { Way } from "#shared/orders/state.ts";
import { transferCode } from "./code.ts";

type Owed = {
  orderId: number;
  /** As on the wire. */
  total: string;
  currency: string;
  /** The text to write on a transfer, in the language of the order. */
  reference: string;
  /** Nobody pays in cash for what comes by post. */
  way: Way;
};

type WhatToPay = Pick<
  OrderPayment,
  "bank" | "reference" | "link" | "cash" | "code"
>;

/** The ways to pay an order, filled in; none where the maker has said none. */
export function whatToPay(payment: Payment | null, owed: Owed): WhatToPay {
  const { bank, link, cash } = payment ?? {};
  const { orderId, total, currency, reference, way } = owed;
  const url = link && fillLink(link, { amount: total, order: `${orderId}` });
  const code =
    bank && transferCode({ bank, amount: total, currency, reference });
  return {
    ...(bank && { bank, reference }),
    ...(url && { link: url.href }),
    ...(cash && way !== "posted" && { cash }),
    ...(code && { code }),
  };
}
