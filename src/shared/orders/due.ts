import { daysBetween } from "#shared/text/days.ts";

type Promised = {
  /** As `OrderState` has it. */
  isOpen: boolean;
  readyBy: string | null;
};

/** How many days before its day an order's page speaks of it. */
export const NEAR_DAYS = 2;

/**
 * Returns the days until an open order is to be ready: 0 on its day, and less
 * once that is over. Null where no day was said, or there is nothing to do.
 */
export function daysLeft(
  { isOpen, readyBy }: Promised,
  today: string,
): number | null {
  return isOpen && readyBy ? daysBetween(today, readyBy) : null;
}

/** Whether the day by which an open order was to be ready is over. */
export const isLate = (order: Promised, today: string): boolean =>
  (daysLeft(order, today) ?? 0) < 0;
