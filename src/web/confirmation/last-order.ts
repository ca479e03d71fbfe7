import { Confirmation, type Order, toConfirmation } from "#shared/orders.ts";
import { CONFIRMATION_KEY } from "#shared/contact-rules.ts";

// For browsers that refuse storage: good until the page is left.
let kept: string | undefined;

/** Leaves the placed order for the confirmation page to find. */
export function saveConfirmation(order: Order): void {
  const record = JSON.stringify(toConfirmation(order));
  try {
    sessionStorage.setItem(CONFIRMATION_KEY, record);
  } catch {
    kept = record;
  }
}

/** Takes what was left, once; undefined where there is nothing, or nonsense. */
export function takeConfirmation(): Confirmation | undefined {
  const record = takeStored() ?? kept;
  kept = undefined;
  if (record == null) return undefined;
  try {
    return Confirmation.safeParse(JSON.parse(record)).data;
  } catch {
    return undefined;
  }
}

function takeStored(): string | undefined {
  try {
    const record = sessionStorage.getItem(CONFIRMATION_KEY);
    sessionStorage.removeItem(CONFIRMATION_KEY);
    return record ?? undefined;
  } catch {
    return undefined;
  }
}
