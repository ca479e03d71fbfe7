import { InvoiceLink } from "#shared/invoices/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import * as z from "zod/mini";
import {
  ACTORS,
  isCancelled,
  ORDER_STATUSES,
  type OrderStatus,
} from "./state.ts";
import { Picture } from "#shared/images/schema.ts";
import { ConfirmationState, Correction, Order, OrderItem } from "./schema.ts";
import { Total } from "#shared/money/schema.ts";
import { MakerPayment, OrderPayment } from "#shared/payment/schema.ts";
import { isolated } from "#shared/text/characters.ts";
import { TextInput } from "#shared/text/input.ts";
import { parseUrl, withHttps } from "#shared/text/links.ts";

const MAX_NOTE = 500;
const MAX_TRACKING_URL = 1_000;
/** With what people and scanners put between the signs of a number. */
const MAX_TYPED_NUMBER = 100;
const TRACKING_MESSAGE = errorKey("tracking");

/** A parcel's number, and whose it is: the carrier's id and its name. */
const Tracking = z.object({
  carrier: z.optional(z.string()),
  name: z.optional(z.string()),
  number: z.string(),
});

export const OrderEvent = z.object({
  status: z.enum(ORDER_STATUSES),
  at: z.iso.datetime(),
  /** Absent where it is known by the step. */
  actor: z.optional(z.enum(ACTORS)),
  /** The maker's own words; for "making", when the order is about ready. */
  note: z.optional(z.string()),
  trackingUrl: z.optional(z.string()),
  /** Absent where only a link was given. */
  tracking: z.optional(Tracking),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

/** A line with its picture's data, which is null for another site's picture. */
export const ShownItem = z.extend(OrderItem, {
  picture: z.nullable(Picture),
  /** The address of the product's page, where there is one. */
  slug: z.optional(z.string()),
});
export type ShownItem = z.infer<typeof ShownItem>;

/** The sums of an order, in its own currency; `state.ts` reckons it. */
export const OrderAmounts = z.object({
  total: Total,
  paid: Total,
  /**
   * The sum that was paid for what no longer stands, and was not paid back yet.
   */
  refundable: Total,
  /** All that was paid back. */
  refunded: Total,
  /** The sum that is still to be paid, asked for or not. */
  owed: Total,
});
export type OrderAmounts = z.infer<typeof OrderAmounts>;

/** The data of the shopper's page. */
export const ShopperOrder = z.object({
  id: Order.shape.id,
  status: z.enum(ORDER_STATUSES),
  /** Whether it was neither cancelled nor withdrawn from as a whole. */
  stands: z.boolean(),
  /** The steps that the order has taken, "received" first. */
  events: z.array(OrderEvent),
  createdAt: z.iso.datetime(),
  /** The day by which it was said to be ready; null: none was said. */
  readyBy: z.nullable(z.iso.date()),
  items: z.array(ShownItem),
  total: Order.shape.total,
  amounts: OrderAmounts,
  currency: Order.shape.currency,
  discount: Order.shape.discount,
  delivery: Order.shape.delivery,
  address: Order.shape.address,
  note: Order.shape.note,
  gift: Order.shape.gift,
  canCancel: z.boolean(),
  /** Whether there is a line left that the customer may withdraw from. */
  canWithdraw: z.boolean(),
  /** Only where the customer may withdraw, which is declared by name. */
  customerName: z.optional(z.string()),
  /** The places of those lines in `items`, from 0. */
  withdrawableLines: z.array(z.int()),
  payment: OrderPayment,
  /** The first first; none where the maker writes none. */
  invoices: z._default(z.array(InvoiceLink), []),
  /** When the customer first withdrew; null: not. */
  withdrawnAt: z.nullable(z.iso.datetime()),
  withdrawnLines: z.array(z.int()),
});
export type ShopperOrder = z.infer<typeof ShopperOrder>;

/** Whether the customer withdrew from all of an order. */
export const isWithdrawn = ({
  stands,
  status,
}: {
  stands: boolean;
  status: OrderStatus;
}): boolean => !stands && !isCancelled(status);

/** Returns what still stands of an order's items, with each one's place. */
export function standingItems<Item>({
  stands,
  items,
  withdrawnLines,
}: {
  stands: boolean;
  items: readonly Item[];
  withdrawnLines: readonly number[];
}): Item[] {
  return stands
    ? items.filter((_, line) => !withdrawnLines.includes(line))
    : [];
}

const ToPick = z.object({
  /** Tells parts of an order apart, whatever they are called. */
  key: z.string(),
  name: z.string(),
  count: z.int(),
});
export type ToPick = z.infer<typeof ToPick>;

/** A part of the list that the maker ticks off. */
const PickedPart = z.extend(ToPick, { isPicked: z.boolean() });
export type PickedPart = z.infer<typeof PickedPart>;

/** That of a clip has the title of its variant. */
const MAX_PART_KEY = 300;

/** Ticks a part off, or takes the tick back. */
export const PickInput = z.object({
  key: z.string().check(z.maxLength(MAX_PART_KEY)),
  isPicked: z.boolean(errorKey("mustBeBoolean")),
});
export type PickInput = z.output<typeof PickInput>;

export const PickList = z.object({
  resins: z.array(PickedPart),
  charms: z.array(PickedPart),
  letters: z.array(PickedPart),
  /** What lies ready and is taken from the shelf. */
  clips: z._default(z.array(PickedPart), []),
});
export type PickList = z.infer<typeof PickList>;

/** The number of pieces of something that an order took from the stock. */
const Piece = z.object({ name: z.string(), count: z.int() });

/** Says what an order took: "2 × Daisy, 1 × Sea Foam (Small)". */
export const sayPieces = (pieces: readonly z.infer<typeof Piece>[]): string =>
  pieces.map(({ name, count }) => `${count} × ${isolated(name)}`).join(", ");

/** The data of the maker's page. */
export const MakerOrder = z.extend(ShopperOrder, {
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  payment: MakerPayment,
  /** Whether she has looked at it before. */
  isSeen: z.boolean(),
  /** Raised by each correction. */
  revision: z.int(),
  /** The oldest first. */
  corrections: z.array(Correction),
  confirmation: ConfirmationState,
  pickList: PickList,
  /** The pieces that a cancel would give back to the stock. */
  comesBack: z.array(Piece),
  /** Set for an open order whose day is near, or over. */
  due: z.nullable(z.enum(["near", "late"])),
  /** Set with `due`: the days until then, less than 0 once it is over. */
  daysLeft: z.optional(z.int()),
  /** The previous status, if the maker may go back to it; otherwise null. */
  back: z.nullable(z.enum(ORDER_STATUSES)),
  /** The maker's note to herself. */
  memo: z._default(z.string(), ""),
  /** Where an order of her own came from: "market", "message", or her word. */
  source: z._default(z.string(), ""),
  /** Whether she writes invoices. */
  writesInvoices: z._default(z.boolean(), false),
});
export type MakerOrder = z.infer<typeof MakerOrder>;

const NoteInput = TextInput({
  max: MAX_NOTE,
  tooLong: errorKey("noteLong", MAX_NOTE),
  multiline: true,
});

export const TrackingUrlInput = z.pipe(
  TextInput({ max: MAX_TRACKING_URL, tooLong: TRACKING_MESSAGE }),
  z.transform((text, context) => {
    if (text === "") return text;
    const url = parseUrl(withHttps(text));
    if (url?.protocol === "https:" && url.username === "") return url.href;
    context.issues.push({
      code: "custom",
      input: text,
      message: TRACKING_MESSAGE,
    });
    return z.NEVER;
  }),
);

/**
 * The number of a parcel; without a carrier it is that of the likeliest. An
 * empty number is none.
 */
export const TrackingInput = z.object({
  carrier: z.optional(z.string().check(z.maxLength(40))),
  number: TextInput({
    max: MAX_TYPED_NUMBER,
    tooLong: errorKey("trackingUnknown"),
  }),
});
export type TrackingInput = z.output<typeof TrackingInput>;

/**
 * Moves an order one status forward or back. An omitted note remains unchanged;
 * an empty one is removed. So is what tells the way of the parcel, its number or
 * its link, of which a later one replaces both; with a number the link is its
 * carrier's, unless it is given, too.
 */
export const StatusInput = z
  .object({
    status: z.enum(ORDER_STATUSES, {
      error: errorKey("status", ORDER_STATUSES.join(", ")),
    }),
    /** The status that the maker saw: a request from an outdated page fails. */
    from: z.optional(z.enum(ORDER_STATUSES)),
    note: z.optional(NoteInput),
    trackingUrl: z.optional(TrackingUrlInput),
    tracking: z.optional(TrackingInput),
  })
  .check(
    z.refine(({ status, trackingUrl }) => !trackingUrl || status === "sent", {
      error: errorKey("trackingUnsent"),
      path: ["trackingUrl"],
    }),
    z.refine(({ status, tracking }) => !tracking || status === "sent", {
      error: errorKey("trackingUnsent"),
      path: ["tracking", "number"],
    }),
  );
export type StatusBody = z.input<typeof StatusInput>;
export type StatusInput = z.output<typeof StatusInput>;
