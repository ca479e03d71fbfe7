import {
  Confirmation,
  type PlacedOrder,
  toConfirmation,
} from "#shared/orders/schema.ts";
import { CONFIRMATION_KEY } from "#shared/orders/contact-rules.ts";

// Used where session storage is unavailable; lost when the page is left.
let fallback: string | undefined;

/** Stores the placed order for the confirmation page. */
export function saveConfirmation(order: PlacedOrder): void {
  const record = JSON.stringify(toConfirmation(order));
  try {
    sessionStorage.setItem(CONFIRMATION_KEY, record);
  } catch {
    fallback = record;
  }
}

/** Returns the stored order and removes it; undefined if none can be read. */
export function takeConfirmation(): Confirmation | undefined {
  const record = takeRecord() ?? fallback;
  fallback = undefined;
  if (record == null) return undefined;
  try {
    return Confirmation.safeParse(JSON.parse(record)).data;
  } catch {
    return undefined;
  }
}

function takeRecord(): string | undefined {
  try {
    const record = sessionStorage.getItem(CONFIRMATION_KEY);
    sessionStorage.removeItem(CONFIRMATION_KEY);
    return record ?? undefined;
  } catch {
    return undefined;
  }
}
