import { currencyDigits } from "#shared/money/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import type { Address } from "#shared/delivery/schema.ts";
import { servesCountry } from "#shared/delivery/rules.ts";
import type { CorrectionInput } from "#shared/orders/input.ts";
import {
  type Change,
  FIRST_CURRENCY,
  MAX_CONFIRMATIONS_A_DAY,
} from "#shared/orders/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import type { MakerOrder } from "#shared/orders/progress.ts";
import { UNDO_MS } from "#shared/orders/state.ts";
import { isBegun, type OrderState } from "#shared/orders/state.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { readSiteContent } from "#server/site/store.ts";
import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import type { MailKind } from "#server/db/schema/mails.ts";
import { readdressMails } from "#server/mail/removal.ts";
import { countMailsTo, enqueueMail, hasMail } from "#server/mail/queue.ts";
import { removeUnsentMails } from "#server/mail/removal.ts";
import {
  correctLines,
  listLineRows,
  writeCorrection,
} from "./corrected-lines.ts";
import {
  changeAsMaker,
  type Effects,
  noAddressProblem,
} from "./change-order.ts";
import { readMakerOrder } from "./order-page.ts";
import { readState } from "./order-state.ts";
import { clipsToMakeOf, correctStock, demandOfLines } from "./taken-pieces.ts";
import { type OrderRow, sumOf } from "./store.ts";
import { CONFIRMATIONS } from "./confirmation.ts";

type Given = { token: string; input: CorrectionInput };

/**
 * Corrects an order: its lines until the maker begins, the customer and the
 * address until it is sent. Adds up again, takes and gives back stock, remembers
 * what changed, and sends the customer a new confirmation in a minute. Throws
 * "not_found", "stale" with the order as it is, "not_correctable", "invalid",
 * "charm_out_of_stock", "resin_out_of_stock" or "not_enough".
 */
export async function correctOrder(
  deps: Deps,
  { token, input }: Given,
): Promise<MakerOrder> {
  const locale = await deps.locale();
  return changeAsMaker(deps, token, (tx, row, now) =>
    correct(deps, tx, { row, input, locale, now }),
  );
}

type Correcting = {
  row: OrderRow;
  input: CorrectionInput;
  locale: ShopLocale;
  now: number;
};

async function correct(
  deps: Deps,
  tx: Tx,
  { row, input, locale, now }: Correcting,
): Promise<Effects> {
  if (row.revision !== input.revision)
    throw new Problem("stale", {
      message: errorKey("orderChanged"),
      extra: { current: await readMakerOrder(deps, tx, row) },
    });
  const state = await readState(tx, row);
  checkStatus({ row, state, input });
  await checkCountry(deps, tx, { row, input });
  const rows = await listLineRows(tx, row.id);
  const { formats } = locale;
  const { lines, changes } = await correctLines(tx, rows, {
    corrections: input.lines,
    isSameCurrency: formats.currency === (row.currency ?? FIRST_CURRENCY),
    digits: formats.money.digits,
  });
  // A code stays used: by its rule, whatever became of it since.
  const digits = currencyDigits(row.currency ?? FIRST_CURRENCY);
  const { totalCents, discountCents } = sumOf({
    ...row,
    lines: lines.map((line) => ({
      ...line,
      isReduced: line.regularCents !== null,
    })),
    digits,
  });
  const contact = contactChanges(row, input);
  const all: Change[] = [
    ...changes,
    ...totalChange({ row, state, totalCents }),
    ...contact.changes,
  ];
  if (all.length === 0) return {};
  const takenStock = await correctStock(tx, {
    taken: row.takenStock ?? [],
    before: demandOfLines(rows),
    after: demandOfLines(lines),
    now,
  });
  await writeCorrection(tx, {
    order: row,
    columns: {
      ...contact.columns,
      totalCents,
      discount: row.discount && { ...row.discount, cents: discountCents },
      takenStock: takenStock.taken,
      clipsToMake: clipsToMakeOf(lines, takenStock.taken),
    },
    lines: lines.filter((line, place) => line !== rows[place]),
    changes: all,
    now,
  });
  const removedMails = await changeMailsAfterCorrection(tx, {
    order: row,
    customerEmail: contact.columns.customerEmail ?? row.customerEmail,
    mailDays: deps.config.mailDays,
    now,
  });
  return { hasChangedStock: takenStock.hasChanged, removedMails };
}

type Correctable = { row: OrderRow; state: OrderState };

/** Throws where the order has come too far for such a correction. */
function checkStatus({
  row: { status, withdrawals },
  state,
  input: { lines },
}: Correctable & { input: CorrectionInput }): void {
  if (!state.stands)
    throw new Problem("not_correctable", { message: errorKey("overCorrect") });
  if (!state.isOpen)
    throw new Problem("not_correctable", { message: errorKey("alreadySent") });
  if (isBegun(status) && lines.length > 0) throw new Problem("not_correctable");
  // What was withdrawn is counted by its place among the lines.
  const isShorter = lines.some(({ quantity }) => quantity === 0);
  if (isShorter && withdrawals && withdrawals.length > 0)
    throw new Problem("not_correctable");
}

/** Throws for another country that the order's way of delivery does not serve. */
async function checkCountry(
  { config }: Deps,
  tx: Tx,
  { row, input }: { row: OrderRow; input: CorrectionInput },
): Promise<void> {
  const country = input.address?.country;
  if (country === undefined || country === row.address?.country) return;
  const { deliveryOptions } = await readSiteContent(tx, config);
  // One that is no longer offered serves whom it served.
  const option = deliveryOptions.find(({ id }) => id === row.delivery?.id);
  if (option && !servesCountry(option, country))
    throw invalidField("address.country", errorKey("countryNotServed"));
}

/** Throws where the customer has paid another total already. */
function totalChange({
  row,
  state,
  totalCents,
}: Correctable & { totalCents: number }): Change[] {
  if (totalCents === row.totalCents) return [];
  if (state.paidCents > 0)
    throw new Problem("not_correctable", { message: errorKey("paidTotal") });
  const before = toPrice(row.totalCents);
  return [{ what: "total", before, after: toPrice(totalCents) }];
}

function contactChanges(row: OrderRow, input: CorrectionInput) {
  const { customerName, customerEmail, customerPhone, address } = input;
  if (address && !row.address)
    throw invalidField("address", errorKey("noAddress"));
  const columns = {
    ...(customerName !== undefined && { customerName }),
    ...(customerEmail !== undefined && { customerEmail }),
    ...(customerPhone !== undefined && { customerPhone }),
    ...(address && { address }),
  };
  const after = { ...row, ...columns };
  const texts = (each: OrderRow) =>
    ({
      name: each.customerName,
      email: each.customerEmail,
      phone: each.customerPhone,
      address: each.address ? inOneLine(each.address) : "",
    }) as const;
  const [was, is] = [texts(row), texts(after)];
  const what = ["name", "email", "phone", "address"] as const;
  const changes = what.flatMap((each): Change[] =>
    was[each] === is[each]
      ? []
      : [{ what: each, before: was[each], after: is[each] }],
  );
  return { columns, changes };
}

function inOneLine(address: Address): string {
  const { name, line1, line2, postalCode, city, region, country } = address;
  const place = [postalCode, city].filter(Boolean).join(" ");
  return [name, line1, line2, place, region, country]
    .filter(Boolean)
    .join(", ");
}

type Corrected = {
  order: OrderRow;
  /** As it is after the correction. */
  customerEmail: string;
  mailDays: number;
  now: number;
};

/**
 * Queues the confirmation of a corrected order, a minute later, in place of one
 * that waits, and sends what else waits to the corrected address. Returns the ids
 * of the removed mails. Throws "too_many_requests".
 */
async function changeMailsAfterCorrection(
  db: Tx,
  { order, customerEmail: recipient, mailDays, now }: Corrected,
): Promise<number[]> {
  const { id: orderId } = order;
  const removed = await removeUnsentMails(db, {
    orderId,
    which: CONFIRMATIONS,
  });
  const isOther = recipient !== order.customerEmail;
  if (isOther) await readdressMails(db, { orderId, recipient, now });
  const isOld = order.createdAt <= now - mailDays * DAY_MS;
  const state = "sent";
  const isKnown =
    !isOther &&
    (isOld || (await hasMail(db, { orderId, kinds: CONFIRMATIONS, state })));
  const kind = isKnown ? "order_corrected" : "order_customer";
  await checkAllowance(db, { kind, recipient, now });
  const dueAt = now + UNDO_MS;
  await enqueueMail(db, { kind, recipient, orderId, now, dueAt });
  return removed;
}

/** Keeps a lost link of the maker's page from flooding a mailbox. */
async function checkAllowance(
  db: Tx,
  mail: { kind: MailKind; recipient: string; now: number },
): Promise<void> {
  const sent = await countMailsTo(db, mail);
  if (sent >= MAX_CONFIRMATIONS_A_DAY)
    throw new Problem("too_many_requests", {
      message: errorKey("confirmationLimit"),
    });
}

/**
 * Sends the confirmation of an order, in place of one that waits or failed.
 * Throws "not_found", "not_correctable" for one that no longer stands, or
 * "too_many_requests".
 */
export function sendConfirmation(
  deps: Deps,
  token: string,
): Promise<MakerOrder> {
  return changeAsMaker(deps, token, async (tx, row, now) => {
    if (!(await readState(tx, row)).stands)
      throw new Problem("not_correctable", {
        message: errorKey("overCorrect"),
      });
    if (row.customerEmail === "") throw noAddressProblem("not_correctable");
    const { id: orderId, customerEmail: recipient } = row;
    const kind = "order_customer";
    const which = CONFIRMATIONS;
    const removedMails = await removeUnsentMails(tx, { orderId, which });
    await checkAllowance(tx, { kind, recipient, now });
    await enqueueMail(tx, { kind, recipient, orderId, now });
    return { removedMails, row };
  });
}
