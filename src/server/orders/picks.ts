import { eq } from "drizzle-orm";
import {
  type MakerOrder,
  type PickInput,
  pickListOf,
  standingItems,
} from "#shared/orders/progress.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { changeAsMaker } from "./change-order.ts";
import { stateOf, withdrawnLinesOf } from "./order-state.ts";
import { getOrder } from "./store.ts";

/**
 * Ticks a part of an order's pick list off, or takes the tick back. Each tick is
 * sent alone, so that two devices do not undo each other's. Throws "not_found",
 * also for a part that the order does not need.
 */
export function setPicked(
  deps: Deps,
  { token, input }: { token: string; input: PickInput },
): Promise<MakerOrder> {
  return changeAsMaker(deps, token, async (tx, row) => {
    const { items } = await getOrder(tx, row.id);
    const { stands } = stateOf(row, items);
    const withdrawnLines = withdrawnLinesOf(row);
    const toMake = standingItems({ stands, items, withdrawnLines });
    const lists = Object.values(pickListOf(toMake, row.picked ?? {})).flat();
    const part = lists.find(({ key }) => key === input.key);
    if (!part) throw new Problem("not_found");
    const ticked = lists.filter(({ key, isPicked }) =>
      key === input.key ? input.isPicked : isPicked,
    );
    const picked = Object.fromEntries(
      ticked.map(({ key, count }) => [key, count]),
    );
    await tx.update(orders).set({ picked }).where(eq(orders.id, row.id)).run();
    return {};
  });
}
