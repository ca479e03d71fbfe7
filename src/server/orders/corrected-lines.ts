import { asc, eq, sql } from "drizzle-orm";
import {
  customClipCents,
  customClipDescription,
  customClipName,
} from "#shared/clip/rules.ts";
import type { Design } from "#shared/clip/schema.ts";
import type { LineCorrection } from "#shared/orders/input.ts";
import type { Change, Correction } from "#shared/orders/schema.ts";
import { isCustomLine } from "#shared/cart/rules.ts";
import { errorKey, type ErrorText } from "#shared/messages/error-key.ts";
import { charmStore, resinStore } from "#server/clips/part-store.ts";
import { shownPart } from "#server/clips/chosen.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import {
  orderCorrections,
  type OrderedPart,
  orderLines,
  orders,
} from "#server/db/schema/orders.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { prepared } from "#server/db/prepared.ts";
import { hashMailbox } from "#server/mail/queue.ts";
import { toIso } from "#server/runtime/clock.ts";
import type { OrderRow } from "./store.ts";

/** The facts that decide what a part costs that the clip does not have yet. */
type Today = {
  /** Whether the shop still has the currency of the order. */
  isSameCurrency: boolean;
  /** The number of decimals that the currency has. */
  digits: number;
};

type Corrected = { lines: LineRow[]; changes: Change[] };

/**
 * Corrects the lines of an order. What stays keeps the price that it was ordered
 * for; a charm or a resin that is new costs what it costs today. A line that is
 * taken out has a quantity of 0. Throws "invalid",
 * "charm_out_of_stock" or "resin_out_of_stock".
 */
export async function correctLines(
  db: Tx,
  rows: readonly LineRow[],
  { corrections, ...today }: Today & { corrections: LineCorrection[] },
): Promise<Corrected> {
  const lines = [...rows];
  const changes: Change[] = [];
  for (const [place, correction] of corrections.entries()) {
    const { line, quantity, design } = correction;
    const before = lines[line];
    const field = `lines.${place}`;
    if (!before) throw invalidField(`${field}.line`, errorKey("lineUnknown"));
    const after = { ...before, quantity: quantity ?? before.quantity };
    if (design) {
      if (!isCustomLine(before))
        throw invalidField(`${field}.design`, errorKey("notACustomLine"));
      Object.assign(after, await redesign(db, { before, design, ...today }));
    }
    lines[line] = after;
    if (lines.every((each) => each.quantity === 0))
      throw invalidField(`${field}.quantity`, errorKey("lastLine"));
    changes.push(...changesOf(before, after));
  }
  return { lines, changes };
}

type Redesign = Today & { before: LineRow; design: Design };

/** The columns of a custom line that depend on its design. */
async function redesign(db: Tx, { before, design, ...today }: Redesign) {
  const own = before.charms ?? [];
  const charms = await chooseCharms(db, { ...design, own, ...today });
  const resin = await chooseResin(db, {
    ...design,
    own: before.resin,
    ...today,
  });
  const parts = (line: Pick<LineRow, "charms" | "resin">) => [
    ...(line.charms ?? []),
    ...(line.resin ? [line.resin] : []),
  ];
  // The price of the clip itself, without the parts that were chosen.
  const baseCents = before.priceCents - customClipCents(0, parts(before));
  const { customText } = design;
  return {
    charms,
    resin,
    customText,
    name: customClipName(customText),
    description: customClipDescription(charms, resin ?? undefined),
    priceCents: customClipCents(baseCents, parts({ charms, resin })),
  };
}

type PartChoice<Own> = Pick<Design, "selectedCharms" | "resinId"> &
  Today & { own: Own };

async function chooseCharms(
  db: Tx,
  { selectedCharms, own, ...today }: PartChoice<OrderedPart[]>,
): Promise<OrderedPart[]> {
  const isOwn = (id: number) => own.some((charm) => charm.id === id);
  const rows = await charmStore.findRows(
    db,
    selectedCharms.filter((id) => !isOwn(id)),
  );
  return selectedCharms.map((id) => {
    const kept = own.find((charm) => charm.id === id);
    if (kept) return kept;
    const row = rows.get(id);
    if (!row || row.deletedAt !== null)
      throw invalidField("lines", errorKey("charmUnknown"));
    if (!row.inStock)
      throw soldOut("charm_out_of_stock", errorKey("charmSoldOut", row.name));
    return priced(row, today);
  });
}

async function chooseResin(
  db: Tx,
  { resinId, own, ...today }: PartChoice<OrderedPart | null>,
): Promise<OrderedPart | null> {
  if (resinId === null || resinId === undefined || resinId === own?.id)
    return own;
  const row = (await resinStore.findRows(db, [resinId])).get(resinId);
  if (!row || row.deletedAt !== null)
    throw invalidField("lines", errorKey("resinUnknown"));
  if (!row.inStock)
    throw soldOut("resin_out_of_stock", errorKey("resinSoldOut", row.name));
  return priced(row, today);
}

function soldOut(
  code: "charm_out_of_stock" | "resin_out_of_stock",
  message: ErrorText,
): Problem {
  return new Problem(code, { message });
}

/** A part as it is sold today. Orders keep their currency, prices do not. */
function priced(row: OrderedPart, { isSameCurrency, digits }: Today) {
  if (!isSameCurrency) throw invalidField("lines", errorKey("otherCurrency"));
  const { id, name, priceCents, imageUrl } = shownPart(row, digits);
  return { id, name, priceCents, imageUrl };
}

/** Returns what a correction changed in a line, as people read it. */
function changesOf(before: LineRow, after: LineRow): Change[] {
  const names = ({ charms }: LineRow) =>
    (charms ?? []).map(({ name }) => name).join(", ");
  const texts = (row: LineRow) =>
    ({
      quantity: String(row.quantity),
      letters: row.customText ?? "",
      charms: names(row),
      resin: row.resin?.name ?? "",
    }) as const;
  const [was, is] = [texts(before), texts(after)];
  const what = ["quantity", "letters", "charms", "resin"] as const;
  return what.flatMap((each) =>
    was[each] === is[each]
      ? []
      : [{ what: each, line: before.name, before: was[each], after: is[each] }],
  );
}

// Stores what the maker corrects in an order, and that she did.

export type LineRow = typeof orderLines.$inferSelect;

const selectCorrections = prepared((db) =>
  db
    .select()
    .from(orderCorrections)
    .where(eq(orderCorrections.orderId, sql.placeholder("orderId")))
    .orderBy(asc(orderCorrections.id))
    .prepare(),
);

/** Lists the corrections of an order, the oldest first. */
export async function listCorrections(
  db: Db,
  orderId: number,
): Promise<Correction[]> {
  const rows = await selectCorrections(db).all({ orderId });
  return rows.map(({ createdAt, changes }) => ({
    at: toIso(createdAt),
    changes,
  }));
}

/** The lines of an order as they are stored, in their order. */
export function listLineRows(db: Db, orderId: number): Promise<LineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id))
    .all();
}

type Written = {
  order: Pick<OrderRow, "id" | "revision">;
  /** The columns of the order that change. */
  columns: Partial<OrderRow>;
  /** The lines that change, as they are now; a quantity of 0 takes one out. */
  lines: readonly LineRow[];
  changes: Change[];
  now: number;
};

/** Writes a correction, and remembers what it changed. */
export async function writeCorrection(
  db: Tx,
  { order, columns, lines, changes, now }: Written,
): Promise<void> {
  for (const { id, ...line } of lines) {
    const own = eq(orderLines.id, id);
    if (line.quantity === 0) await db.delete(orderLines).where(own).run();
    else await db.update(orderLines).set(line).where(own).run();
  }
  const { customerEmail } = columns;
  await db
    .update(orders)
    .set({
      ...columns,
      ...(customerEmail !== undefined && {
        mailboxHash: hashMailbox(customerEmail),
      }),
      revision: order.revision + 1,
    })
    .where(eq(orders.id, order.id))
    .run();
  await db
    .insert(orderCorrections)
    .values({ orderId: order.id, changes, createdAt: now })
    .run();
}
