import { eq } from "drizzle-orm";
import { orders } from "#server/db/schema/orders.ts";
import type { MakerOrder, ShopperOrder } from "#shared/orders/progress.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { Problem } from "#server/http/problem.ts";
import type { Tx } from "#server/db/handle.ts";
import { MAKER } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { removeMailFiles } from "#server/mail/mail-files.ts";
import {
  getRowByToken,
  readMakerOrder,
  readShopperOrder,
} from "./order-page.ts";
import { removeUntrueMails } from "./progress-mails.ts";
import { settleInvoices } from "./invoices.ts";
import { refreshSearchText } from "./search.ts";
import { findOrderRow, type OrderRow } from "./store.ts";

/** The effects of a change besides the order, after which the shop acts. */
export type Effects = {
  /** The ids of mails that it took out of the outbox, though they were true. */
  removedMails?: readonly number[];
  /** Whether it took from the stock, or gave back. */
  hasChangedStock?: boolean;
  /** Whether an invoice comes with it, or was asked for by it. */
  givesInvoice?: boolean;
  /**
   * The order as it is then, where neither its mails nor the search tell of
   * what was changed; absent: it is read again, for both.
   */
  row?: OrderRow;
};

type Find = (tx: Tx) => Promise<OrderRow>;
type OrderChange = (tx: Tx, row: OrderRow, now: number) => Promise<Effects>;

/**
 * Changes the order of the maker's link in one transaction, and returns it as it
 * is then. Throws "not_found" for an unknown token, and what `change` throws.
 */
export function changeAsMaker(
  deps: Deps,
  token: string,
  change: OrderChange,
): Promise<MakerOrder> {
  const find: Find = (tx) => getRowByToken(tx, "maker", token);
  const given = { find, change: seen(change) };
  return changeOrder(deps, given, (tx, row) => readMakerOrder(deps, tx, row));
}

/** The same for an order of the workbench, by its number. */
export function changeListed(
  deps: Deps,
  id: number,
  change: OrderChange,
): Promise<void> {
  const find: Find = async (tx) => {
    const row = await findOrderRow(tx, id);
    if (row) return row;
    throw new Problem("not_found", { message: errorKey("orderGone") });
  };
  return changeOrder(deps, { find, change: seen(change) }, async () => {});
}

const seen =
  (change: OrderChange): OrderChange =>
  async (tx, row, now) => {
    const { row: changed, ...effects } = await change(tx, row, now);
    const seenAt = await markSeen(tx, row, now);
    return { ...effects, ...(changed && { row: { ...changed, seenAt } }) };
  };

/** Notes that the maker has looked at an order, by her page or by any change. */
export async function noteSeen(deps: Deps, token: string): Promise<MakerOrder> {
  return changeAsMaker(deps, token, async (_, row) => ({ row }));
}

/** Says that nobody can be written to, as an order of her own may have it. */
export const noAddressProblem = (code: "payment_skipped" | "not_correctable") =>
  new Problem(code, { message: errorKey("noCustomerAddress") });

async function markSeen(
  tx: Tx,
  { id, seenAt }: OrderRow,
  now: number,
): Promise<number> {
  if (seenAt !== null) return seenAt;
  await tx.update(orders).set({ seenAt: now }).where(eq(orders.id, id)).run();
  return now;
}

/** The same for the order of the shopper's link. */
export function changeAsShopper(
  deps: Deps,
  token: string,
  change: OrderChange,
): Promise<ShopperOrder> {
  const find: Find = (tx) => getRowByToken(tx, "shopper", token);
  return changeOrder(deps, { find, change }, (tx, row) =>
    readShopperOrder(tx, row, deps.config),
  );
}

async function changeOrder<Shown>(
  deps: Deps,
  { find, change }: { find: Find; change: OrderChange },
  read: (tx: Tx, row: OrderRow) => Promise<Shown>,
): Promise<Shown> {
  const { shown, effects, untrue } = await deps.commit(MAKER, async (tx) => {
    const row = await find(tx);
    const effects = await change(tx, row, deps.clock.now());
    if (effects.row)
      return { effects, untrue: [], shown: await read(tx, effects.row) };
    const changed = await find(tx);
    await refreshSearchText(tx, changed);
    const now = deps.clock.now();
    const { givesInvoice } = effects;
    const { config } = deps;
    await settleInvoices(tx, changed, { config, now, givesInvoice });
    const untrue = await removeUntrueMails(tx, changed);
    return { effects, untrue, shown: await read(tx, changed) };
  });
  const removedMails = [...(effects.removedMails ?? []), ...untrue];
  if (effects.hasChangedStock) deps.changes.announce();
  // Without a mail server, the removed mails may already be files.
  if (removedMails.length > 0)
    removeMailFiles(deps.config.dataDir, new Set(removedMails));
  deps.outboxWake();
  return shown;
}
