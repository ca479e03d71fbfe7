import { pathOf } from "#shared/api/call.ts";
import * as calls from "#shared/orders/calls.ts";
import type { CorrectionBody } from "#shared/orders/input.ts";
import type { Visitor } from "./app.ts";

export const correctionPath = (token: string) =>
  pathOf(calls.correctOrder, { token });
export const confirmationPath = (token: string) =>
  pathOf(calls.sendConfirmation, { token });

/** Corrects an order, as the maker's page does; it was never before. */
export const correct = (
  visitor: Visitor,
  token: string,
  body: Partial<CorrectionBody>,
) => visitor.post(correctionPath(token), { revision: 0, ...body });
