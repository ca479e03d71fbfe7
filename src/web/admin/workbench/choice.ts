import { priceCents } from "#shared/money/rules.ts";
import { isCancelled } from "#shared/orders/state.ts";
import type { BenchOrder } from "#shared/workbench/schema.ts";
import { createStore } from "#web/data/store.ts";

// The chosen orders, and what can be done with them.

type Chosen = ReadonlyMap<number, BenchOrder>;

/** Kept as they were last seen: what is searched or moved may be out of sight. */
export const chosenStore = createStore<Chosen>(new Map());

export function choose(orders: readonly BenchOrder[], isChosen: boolean): void {
  const next = new Map(chosenStore.get());
  for (const order of orders)
    if (isChosen) next.set(order.id, order);
    else next.delete(order.id);
  chosenStore.set(next);
}

export const chooseNone = (): void => chosenStore.set(new Map());

/**
 * Follows what became of the chosen ones that are shown. One that was cancelled
 * leaves the choice; returns those.
 */
export function followChosen(shown: readonly BenchOrder[]): BenchOrder[] {
  const chosen = chosenStore.get();
  const next = new Map(chosen);
  const left: BenchOrder[] = [];
  for (const order of shown) {
    const known = chosen.get(order.id);
    if (!known || known === order) continue;
    if (isCancelled(order.status) && !isCancelled(known.status)) {
      left.push(order);
      next.delete(order.id);
    } else next.set(order.id, order);
  }
  const isChanged = [...chosen].some(([id, known]) => next.get(id) !== known);
  if (isChanged) chosenStore.set(next);
  return left;
}

/** Whether the box of a group is ticked, and where it is so in part. */
export function boxOf(
  orders: readonly { id: number }[],
  chosen: Chosen,
): boolean | "mixed" {
  const count = orders.filter(({ id }) => chosen.has(id)).length;
  if (count === 0) return false;
  return count === orders.length ? true : "mixed";
}

/** What stands from one order to the other, in the order of the page. */
export function rangeOf<Order extends { id: number }>(
  shown: readonly Order[],
  from: number | undefined,
  to: number,
): Order[] {
  const end = shown.findIndex(({ id }) => id === to);
  const start = shown.findIndex(({ id }) => id === from);
  if (end < 0) return [];
  if (start < 0) return shown.slice(end, end + 1);
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

const STEPS = ["making", "sent", "refunded"] as const;
export type Step = (typeof STEPS)[number];

type Fitting = { step: Step; orders: BenchOrder[] };

/** The steps that some of the chosen orders can take, each with those. */
export function stepsFor(chosen: Iterable<BenchOrder>): Fitting[] {
  const standing = [...chosen].filter(({ stands }) => stands);
  const received = standing.filter(({ status }) => status === "received");
  const making = standing.filter(({ status }) => status === "making");
  const fitting: Record<Step, BenchOrder[]> = {
    making: received,
    // What lies ready is sent in one step, where none of them is being made.
    sent: making.length > 0 ? making : received,
    refunded: [...chosen].filter(canPayBack),
  };
  return STEPS.map((step) => ({ step, orders: fitting[step] })).filter(
    ({ orders }) => orders.length > 0,
  );
}

/** What was paid for an order that stands goes back on its own page. */
function canPayBack({ stands, amounts }: BenchOrder): boolean {
  return !stands && priceCents(amounts.refundable) > 0;
}

/** The step that most can take; of a tie the earlier one. */
export function mainStep(fitting: readonly Fitting[]): Step | undefined {
  const most = Math.max(...fitting.map(({ orders }) => orders.length));
  return fitting.find(({ orders }) => orders.length === most)?.step;
}

/** Whether all of them are collected: nothing of them is sent. */
export const areCollected = (orders: readonly BenchOrder[]): boolean =>
  orders.length > 0 && orders.every(({ isCollected }) => isCollected);
