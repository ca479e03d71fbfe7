import { eq } from "drizzle-orm";
import { errorKey } from "#shared/messages/error-key.ts";
import type { ShopperOrder } from "#shared/orders/progress.ts";
import {
  type DeclarationInput,
  MAX_RECEIPTS_A_DAY,
  type WithdrawInput,
} from "#shared/orders/input.ts";
import { offersWithdrawal, withdrawableLines } from "#shared/orders/rules.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Config } from "#server/config/config.ts";
import { ofMailbox } from "#server/db/locks.ts";
import type { Declaration } from "#server/db/schema/mails.ts";
import { orders, type Withdrawal } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { countMailsTo, enqueueMail, hashMailbox } from "#server/mail/queue.ts";
import { readLegal } from "#server/site/store.ts";
import { changeAsShopper } from "./change-order.ts";
import { clipsToMakeOf } from "./taken-pieces.ts";
import { findOrderLinks } from "./links.ts";
import { stateOf, withdrawnLinesOf } from "./order-state.ts";
import { findOrderRow, type OrderRow, readPlaced } from "./store.ts";

/**
 * Withdraws from an order, or from some of its lines. Mails a receipt, and the
 * maker. Lines that were withdrawn from before change nothing. Throws
 * "not_found", also where the shop offers no withdrawal, "not_withdrawable" or
 * "invalid".
 */
export function withdraw(
  deps: Deps,
  { token, input }: { token: string; input: WithdrawInput },
): Promise<ShopperOrder> {
  const { config } = deps;
  return changeAsShopper(deps, token, async (tx, row, now) => {
    const legal = await readLegal(tx, config);
    if (!offersWithdrawal(legal)) throw new Problem("not_found");
    const { order, lines: sold } = await readPlaced(tx, row);
    const { items } = order;
    const lines = chooseLines(input, {
      count: items.length,
      withdrawable: withdrawableLines(items, legal),
    });
    const done = withdrawnLinesOf(row);
    const fresh = lines.filter((line) => !done.includes(line));
    if (fresh.length === 0) return {};
    if (!stateOf(row, items).stands) throw new Problem("not_withdrawable");
    const withdrawal = { at: now, lines: fresh };
    const isWithdrawn = done.length + fresh.length === items.length;
    const left = sold.filter(
      (_, place) => !done.includes(place) && !fresh.includes(place),
    );
    const clipsToMake = clipsToMakeOf(left, row.takenStock ?? []);
    const marks = { isWithdrawn, clipsToMake };
    await recordWithdrawal(tx, row, { withdrawal, marks, config });
    return {};
  });
}

type Lines = { count: number; withdrawable: readonly number[] };

function chooseLines(
  { lines }: WithdrawInput,
  { count, withdrawable }: Lines,
): readonly number[] {
  if (lines?.some((line) => line >= count))
    throw invalidField("lines", errorKey("withdrawLines"));
  const chosen = [...new Set(lines ?? withdrawable)];
  if (
    chosen.length === 0 ||
    chosen.some((line) => !withdrawable.includes(line))
  )
    throw new Problem("not_withdrawable");
  return chosen;
}

async function recordWithdrawal(
  tx: Tx,
  { id, customerEmail, withdrawals }: OrderRow,
  {
    withdrawal,
    marks,
    config: { ownerEmail },
  }: {
    withdrawal: Withdrawal;
    /** The columns that queries ask of the order. */
    marks: Pick<OrderRow, "isWithdrawn" | "clipsToMake">;
    config: Pick<Config, "ownerEmail">;
  },
): Promise<void> {
  await tx
    .update(orders)
    .set({ withdrawals: [...(withdrawals ?? []), withdrawal], ...marks })
    .where(eq(orders.id, id))
    .run();
  const about = { orderId: id, remarks: { withdrawal }, now: withdrawal.at };
  await enqueueMail(tx, {
    kind: "order_withdrawn",
    recipient: customerEmail,
    ...about,
  });
  await enqueueMail(tx, {
    kind: "order_withdrawn_owner",
    recipient: ownerEmail,
    ...about,
  });
}

/**
 * Passes a withdrawal that was declared by the form on to the maker, and mails a
 * receipt to the address that was given. Both are the same for an order that
 * does not exist. Throws "not_found" where the shop offers no withdrawal.
 */
export async function declareWithdrawal(
  deps: Deps,
  { name, email, orderId }: DeclarationInput,
): Promise<void> {
  const { config, clock } = deps;
  if (!offersWithdrawal(await readLegal(deps.db, config)))
    throw new Problem("not_found");
  const mailbox = hashMailbox(email);
  await deps.commit(ofMailbox(mailbox), async (tx) => {
    const now = clock.now();
    const declaration = { name, email, orderId, at: now };
    const mail = { remarks: { declaration }, now };
    if (!(await hadEnoughReceipts(tx, email, now)))
      await enqueueMail(tx, { kind: "withdrawal", recipient: email, ...mail });
    await enqueueMail(tx, {
      kind: "withdrawal_owner",
      recipient: config.ownerEmail,
      about: email,
      ...mail,
    });
  });
  deps.outboxWake();
}

/** Limits receipts, so that nobody can flood a mailbox with the form. */
async function hadEnoughReceipts(tx: Tx, recipient: string, now: number) {
  const mails = await countMailsTo(tx, {
    recipient,
    kind: "withdrawal",
    now,
  });
  return mails >= MAX_RECEIPTS_A_DAY;
}

/** The order that fits a declaration by its number and its mailbox. */
export async function findDeclaredOrder(
  { db, config: { publicUrl } }: Pick<Deps, "db" | "config">,
  { orderId, email }: Declaration,
): Promise<{ makerUrl: string | undefined } | undefined> {
  const [digits] = /\d{4,9}/.exec(orderId) ?? [];
  const order = digits ? await findOrderRow(db, Number(digits)) : undefined;
  if (!order || hashMailbox(order.customerEmail) !== hashMailbox(email))
    return undefined;
  return { makerUrl: (await findOrderLinks(db, { order, publicUrl })).maker };
}
