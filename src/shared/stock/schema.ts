import { errorKey } from "#shared/messages/error-key.ts";
import * as z from "zod/mini";
import { Price } from "#shared/money/schema.ts";
import { Id } from "#shared/api/schema.ts";
import { MAX_STOCK } from "./rules.ts";

/** The stock in a reply; 0: sold out, or not counted. */
export const StockQuantity = z.int().check(z.nonnegative());

/** True where the last piece was sold: it comes back with a count. */
export const WasCounted = z.optional(z.literal(true));

const STOCK_MESSAGE = errorKey("stock", MAX_STOCK);
const inRange = z.refine<number>((stock) => stock >= 0 && stock <= MAX_STOCK, {
  error: STOCK_MESSAGE,
});

/**
 * The stock of a charm or a resin in a request. As specified, anything but a
 * number becomes 0, and decimals are cut off.
 */
export const LenientStock = z
  .pipe(
    z.union([z.number(), z.string()]),
    z.transform((value) => {
      const stock =
        typeof value === "number"
          ? Math.trunc(value)
          : Number.parseInt(value, 10);
      return Number.isNaN(stock) ? 0 : stock;
    }),
  )
  .check(inRange);

/** The stock of a product or a variant: a whole number, or its digits. */
export const StockInput = z.pipe(
  z.union(
    [z.int(), z.string().check(z.regex(/^\s*\d{1,9}\s*$/, STOCK_MESSAGE))],
    { error: STOCK_MESSAGE },
  ),
  z.pipe(z.transform(Number), z.number().check(inRange)),
);

/** Changes the stock by so many pieces, so that it never undoes a sale. */
export const StockChange = z.object({
  change: z.int({ error: errorKey("stockChange", MAX_STOCK) }).check(
    z.refine((change) => change !== 0 && Math.abs(change) <= MAX_STOCK, {
      error: errorKey("stockChange", MAX_STOCK),
    }),
  ),
  /** A variant of the product; absent: the product itself. */
  variantId: z.optional(Id),
});
export type StockChange = z.infer<typeof StockChange>;
/** The same of a charm or a resin. */
export const PartStockChange = z.omit(StockChange, { variantId: true });

const Time = z.iso.datetime();

/**
 * The facts about whether a product, or one of its variants, may be bought now.
 */
export const AvailableItem = z.object({
  productId: Id,
  /** Null: the product itself. */
  variantId: z.nullable(Id),
  /** Whether the maker sells it, and it is not sold out. */
  inStock: z.boolean(),
  /**
   * The number of pieces that nobody has ordered or holds; null: they are not
   * counted.
   */
  left: z.nullable(StockQuantity),
  /** The number of pieces that are held for carts. */
  held: StockQuantity,
  /** When the first of the held pieces may be free; null: none is held. */
  heldUntil: z.nullable(Time),
  /** When it can be bought first; null: that time has come. */
  opens: z.nullable(Time),
  /** What is paid now, of what has a sale; absent: what the page says. */
  sold: z.optional(
    z.object({
      price: Price,
      regularPrice: z.optional(Price),
      lowestPrice: z.optional(Price),
      saleUntil: z.optional(Time),
    }),
  ),
});
export type AvailableItem = z.infer<typeof AvailableItem>;

/** The things of a custom clip that cannot be bought now. */
const CustomClips = z.object({
  /** Whether the maker offers any. */
  isEnabled: z.boolean(),
  /** The charms and resins that are sold out. */
  charms: z.array(Id),
  resins: z.array(Id),
});
export type CustomClips = z.infer<typeof CustomClips>;

/**
 * The facts that change by the second, and so are in no page. Lists what is
 * counted, sold out or to come; all else can be bought.
 */
export const Availability = z.object({
  /** The shop's time: a browser's own clock may be wrong. */
  now: Time,
  items: z.array(AvailableItem),
  /** Absent from a copy of the shop that does not tell it. */
  custom: z.optional(CustomClips),
  /**
   * The maker's pause that is not over; null: there is none. Absent from a copy
   * of the shop that does not tell it.
   */
  pause: z.optional(
    z.nullable(z.object({ from: z.optional(Time), until: Time })),
  ),
});
export type Availability = z.infer<typeof Availability>;
