import type {
  Charm,
  CharmInput,
  Resin,
  ResinInput,
} from "#shared/clip/parts.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { toPrice } from "#shared/money/rules.ts";
import { countAfterEdit, isSoldToTheLast } from "#shared/stock/rules.ts";
import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import {
  hasItems,
  type ItemEdit,
  type ItemTable,
  type ItemTarget,
  nextPosition,
  removeItem,
  reorderItems,
  restoreItem,
  startEdit,
} from "#server/catalog/item-rows.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { ids as idList, prepared } from "#server/db/prepared.ts";
import { charms, pictures, resins } from "#server/db/schema/catalog.ts";
import { Problem } from "#server/http/problem.ts";
import { toPicture } from "#server/images/store.ts";
import { toIso } from "#server/runtime/clock.ts";
import { checkResinPicture } from "./config-store.ts";

// Charms and resins, the parts of a clip, are stored alike: in two tables with
// the same columns.

export type PartRow = (typeof charms | typeof resins)["$inferSelect"];

type Part = Charm | Resin;
type PartInput = CharmInput | ResinInput;
type NewPart = PartInput & { position: number };

export const charmStore = createPartStore({
  table: charms,
  stockKind: "charm",
  gone: errorKey("itemCharmGone"),
});

export const resinStore = createPartStore({
  table: resins,
  stockKind: "resin",
  gone: errorKey("itemResinGone"),
  checkPicture: checkResinPicture,
});

type PartKind = ItemTable & {
  table: typeof charms | typeof resins;
  /** Throws "invalid" for a picture that cannot be drawn. */
  checkPicture?: (db: Db, imageUrl: string) => Promise<void>;
};

function createPartStore(kind: PartKind) {
  const { table, gone, checkPicture } = kind;
  const selectRows = prepared((db) =>
    db.select().from(table).where(idList.in(table.id)).prepare(),
  );
  const selectOffered = prepared((db) =>
    db
      .select()
      .from(table)
      .where(isNull(table.deletedAt))
      .orderBy(asc(table.position), asc(table.id))
      .prepare(),
  );

  const selectSoldOut = prepared((db) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(isNull(table.deletedAt), eq(table.inStock, false)))
      .orderBy(asc(table.id))
      .prepare(),
  );

  async function read(db: Db, where: SQL | undefined): Promise<Part[]> {
    const rows = await db
      .select({ part: table, picture: pictures })
      .from(table)
      .leftJoin(pictures, eq(pictures.imageUrl, table.imageUrl))
      .where(where)
      .orderBy(asc(table.position), asc(table.id))
      .all();
    return rows.map(({ part, picture }) => ({
      id: part.id,
      name: part.name,
      price: toPrice(part.priceCents),
      imageUrl: part.imageUrl,
      picture: toPicture(picture),
      inStock: part.inStock,
      stockQuantity: part.stockQuantity,
      ...(isSoldToTheLast(part) && { wasCounted: true as const }),
      updatedAt: toIso(part.updatedAt),
    }));
  }

  /** Throws "not_found" if the part is deleted or unknown. */
  async function get(db: Db, id: number): Promise<Part> {
    const [part] = await read(
      db,
      and(eq(table.id, id), isNull(table.deletedAt)),
    );
    if (!part) throw new Problem("not_found", { message: gone });
    return part;
  }

  /** Returns every part that is not deleted, in the maker's order. */
  const list = (db: Db) => read(db, isNull(table.deletedAt));

  /** Adds parts in one statement. Returns their ids. */
  async function insert(
    db: Tx,
    { parts, now }: { parts: NewPart[]; now: number },
  ): Promise<number[]> {
    const rows = parts.map(({ price, ...columns }) => ({
      ...columns,
      ...countAfterEdit(undefined, columns),
      priceCents: price,
      createdAt: now,
      updatedAt: now,
    }));
    const ids = { id: table.id };
    const inserted = await db.insert(table).values(rows).returning(ids).all();
    return inserted.map((row) => row.id);
  }

  return {
    list,
    get,
    insert,

    /** Returns the rows that `list` returns. */
    listRows: (db: Db): Promise<PartRow[]> => selectOffered(db).all(),

    /** Returns the ids of those in the list that are sold out. */
    async listSoldOut(db: Db): Promise<number[]> {
      return (await selectSoldOut(db).all()).map(({ id }) => id);
    },

    /** Returns the rows of `ids`, even deleted ones, which old designs may have. */
    async findRows(
      db: Db,
      ids: Iterable<number>,
    ): Promise<Map<number, PartRow>> {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return new Map();
      const rows = await selectRows(db).all(idList.of(wanted));
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** Returns whether the shop has had any, even a deleted one. */
    hasAny: (db: Db) => hasItems(db, kind),

    /** Adds a part after all others. */
    async create(
      db: Tx,
      { now, ...input }: PartInput & { now: number },
    ): Promise<Part> {
      await checkPicture?.(db, input.imageUrl);
      const position = await nextPosition(db, kind);
      const [id] = await insert(db, { parts: [{ ...input, position }], now });
      if (id === undefined) throw new Error("the part was not stored");
      return get(db, id);
    },

    /**
     * Changes a part, except fields that are undefined. Throws "stale" with the
     * current one if another edit, or an order that reduced the stock, came
     * first, and "not_found" for a deleted or unknown one.
     */
    async update(
      db: Tx,
      {
        id,
        now,
        ifMatchUpdatedAt,
        price,
        ...input
      }: Partial<PartInput> & ItemEdit,
    ): Promise<Part> {
      const edit = { id, now, ifMatchUpdatedAt, read: get };
      const updatedAt = await startEdit(db, kind, edit);
      if (checkPicture && input.imageUrl !== undefined) {
        const { imageUrl } = await get(db, id);
        // A resin from before this check keeps its picture.
        if (input.imageUrl !== imageUrl) await checkPicture(db, input.imageUrl);
      }
      const [before] = await selectRows(db).all(idList.of([id]));
      const count = countAfterEdit(before, input);
      await db
        .update(table)
        .set({ ...input, ...count, priceCents: price, updatedAt })
        .where(eq(table.id, id))
        .run();
      return get(db, id);
    },

    /** Marks a part as deleted. Its row stays for carts, designs and orders. */
    remove: (db: Tx, target: ItemTarget) => removeItem(db, kind, target),

    /** Undoes a deletion. The part has the same place in the order as before. */
    async restore(db: Tx, target: ItemTarget): Promise<Part> {
      await restoreItem(db, kind, target);
      return get(db, target.id);
    },

    /** Sorts the parts as in `ids`, which must contain each id once. */
    async reorder(db: Tx, input: { ids: number[] }): Promise<Part[]> {
      await reorderItems(db, kind, input);
      return list(db);
    },
  };
}
