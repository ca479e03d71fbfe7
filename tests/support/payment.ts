import { pathOf } from "#shared/api/call.ts";
import type { SiteInput } from "#shared/site/input.ts";
import * as calls from "#shared/payment/calls.ts";
import type { PaymentState } from "#shared/payment/rules.ts";
import type { Visitor } from "./app.ts";

export const IBAN = "DE89370400440532013000";

/** How the maker of the tests is paid. */
export const PAYMENT = {
  bank: { holder: "Mila Sand", iban: IBAN },
  link: "https://pay.example.com/mila/{amount}?for={order}",
} satisfies SiteInput["payment"];

const paymentPath = (token: string) => pathOf(calls.setPayment, { token });
export const reminderPath = (token: string) =>
  pathOf(calls.remindOfPayment, { token });
export const codePath = (token: string) =>
  pathOf(calls.getPaymentCode, { token });

/** Moves the payment of an order, as the maker's page does. */
export const pay = (
  visitor: Visitor,
  token: string,
  state: PaymentState,
  from?: PaymentState,
) => visitor.post(paymentPath(token), { state, ...(from && { from }) });

/** Notes that money went back, all that is due or an amount of it. */
export const refund = (
  visitor: Visitor,
  token: string,
  given: { amount?: string; refunded?: string } = {},
) => visitor.post(paymentPath(token), { state: "refunded", ...given });

export const takeBackRefund = (
  visitor: Visitor,
  token: string,
  refunded: string,
) => visitor.delete(pathOf(calls.takeBackRefund, { token, refunded }));
