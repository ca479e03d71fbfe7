import { eq } from "drizzle-orm";
import { errorKey, sayError } from "#shared/messages/error-key.ts";
import { mergePicks } from "#shared/orders/picks.ts";
import { standingItems } from "#shared/orders/progress.ts";
import {
  isCancelled,
  type OrderStatus,
  transition,
} from "#shared/orders/state.ts";
import type {
  BenchOrder,
  BenchPickInput,
  BenchPickList,
  BenchStatusInput,
  BenchStatusReply,
} from "#shared/workbench/schema.ts";
import type { Db } from "#server/db/handle.ts";
import { MAKER } from "#server/db/locks.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import type { Exchange } from "#server/http/exchange.ts";
import { Problem, toProblem } from "#server/http/problem.ts";
import { readLegal } from "#server/site/store.ts";
import { readBenchOrders, readListed, readMoment } from "./bench.ts";
import { changeListed } from "./change-order.ts";
import { stateOf, withdrawnLinesOf } from "./order-state.ts";
import { listEvents, toSteps } from "./progress-store.ts";
import { moveOrder, parcelOf, picksOf, tickPart } from "./progress.ts";
import { withLines } from "./store.ts";

/**
 * Moves several orders, each by itself as its own page does: one that cannot
 * move says why, and the others move all the same. Without `from` none goes
 * back.
 */
export async function setStatuses(
  deps: Deps,
  input: BenchStatusInput,
  exchange: Exchange,
): Promise<BenchStatusReply> {
  const voice = await deps.locale();
  const { country } = await readLegal(deps.db, deps.config);
  const moved: BenchStatusReply = [];
  for (const id of new Set(input.ids))
    try {
      const { before } = await moveOne(deps, id, { input, country });
      moved.push({ id, ok: true, ...(before && { before }) });
    } catch (error) {
      const { code, message } = toProblem(deps.log, error, exchange);
      moved.push({ id, ok: false, code, message: sayError(message, voice) });
    }
  return moved;
}

async function moveOne(
  deps: Deps,
  id: number,
  { input, country }: { input: BenchStatusInput; country: string },
): Promise<{ before: OrderStatus | undefined }> {
  const { status, from, trackings = [] } = input;
  const { mailDays } = deps.config;
  const known = trackings.find((each) => each.id === id);
  const parcel = parcelOf(known ?? {}, country);
  let before: OrderStatus | undefined;
  await changeListed(deps, id, async (tx, row, now) => {
    const steps = toSteps(await listEvents(tx, [id]));
    const last = steps.at(-1);
    const way = transition(steps, { to: status, from });
    // Another device has moved it further than she saw.
    if (way === "back" && from === undefined)
      throw new Problem("status_changed");
    if (way === "skipped" && last && isCancelled(last.status))
      throw new Problem("status_skipped", {
        message: errorKey(
          last.actor === "shopper" ? "customerCancelled" : "orderCancelled",
        ),
      });
    before = way === "same" ? undefined : last?.status;
    const to = { status, from, parcel, actor: "maker" as const };
    return moveOrder(tx, { row, ...to, mailDays, now });
  });
  return { before };
}

/** Keeps the maker's note to herself. Throws "not_found". */
export async function setMemo(
  deps: Deps,
  { id, memo }: { id: number; memo: string },
): Promise<BenchOrder> {
  await changeListed(deps, id, async (tx) => {
    await tx
      .update(orders)
      .set({ memo: memo || null })
      .where(eq(orders.id, id))
      .run();
    return {};
  });
  const [order] = await readBenchOrders(deps, await readMoment(deps), [id]);
  if (!order) throw new Problem("not_found");
  return order;
}

/** The parts of several orders; without ids, of those that are begun. */
export async function readPicks(
  db: Db,
  ids?: readonly number[],
): Promise<BenchPickList> {
  const rows = await readListed(db, ids);
  const placed = await withLines(db, rows);
  let clips = 0;
  const lists = rows.map((row, place) => {
    const items = placed[place]?.items ?? [];
    const { stands } = stateOf(row, items);
    const withdrawnLines = withdrawnLinesOf(row);
    for (const { quantity } of standingItems({ stands, items, withdrawnLines }))
      clips += quantity;
    return picksOf(row, items);
  });
  return { ids: rows.map(({ id }) => id), clips, list: mergePicks(lists) };
}

/**
 * Ticks a part in each of the orders that needs it. An order that needs it no
 * longer stays as it is: a tick may come late.
 */
export async function setPicks(
  { db, commit }: Deps,
  { ids, ...input }: BenchPickInput,
): Promise<BenchPickList> {
  await commit(MAKER, async (tx) => {
    const rows = await readListed(tx, ids);
    const placed = await withLines(tx, rows);
    for (const [place, row] of rows.entries())
      await tickPart(tx, { row, items: placed[place]?.items ?? [], input });
  });
  return readPicks(db, ids);
}
