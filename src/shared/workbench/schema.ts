import * as z from "zod/mini";
import { Id, PathId } from "#shared/api/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { Total } from "#shared/money/schema.ts";
import {
  MakerOrder,
  OrderAmounts,
  PickInput,
  PickList,
  ShownItem,
  TrackingInput,
  TrackingUrlInput,
} from "#shared/orders/progress.ts";
import { Order } from "#shared/orders/schema.ts";
import { ORDER_STATUSES } from "#shared/orders/state.ts";
import { PAYMENT_STATES } from "#shared/payment/rules.ts";
import { TextInput } from "#shared/text/input.ts";
import { GROUPS, MAX_CHOSEN, MAX_MEMO, MAX_SEARCH, STATES } from "./rules.ts";

// The workbench lists the orders for the maker, who is signed in. Its calls
// answer nobody else.

/** An order as a row of the workbench. */
export const BenchOrder = z.object({
  id: Id,
  createdAt: z.iso.datetime(),
  status: z.enum(ORDER_STATUSES),
  stands: z.boolean(),
  /** Where it stands on the workbench; null: nothing is left to do. */
  group: z.nullable(z.enum(GROUPS)),
  customerName: z.string(),
  items: z.array(ShownItem),
  /** The places of the lines that its customer withdrew from, from 0. */
  withdrawnLines: z.array(z.int()),
  total: Total,
  currency: Order.shape.currency,
  readyBy: z.nullable(z.iso.date()),
  isLate: z.boolean(),
  /** When it took its last step. */
  movedAt: z.iso.datetime(),
  payment: z.object({
    state: z.enum(PAYMENT_STATES),
    askedAt: z.optional(z.iso.datetime()),
    paidAt: z.optional(z.iso.datetime()),
  }),
  amounts: OrderAmounts,
  discount: Order.shape.discount,
  delivery: Order.shape.delivery,
  /** Whether its customer collects it. */
  isCollected: z.boolean(),
  hasGift: z.boolean(),
  hasNote: z.boolean(),
  memo: z.string(),
  /** The path of the maker's page; null: of a version without such pages. */
  url: z.nullable(z.string()),
});
export type BenchOrder = z.infer<typeof BenchOrder>;

/** The orders in each group of the shop, whatever was asked for. */
export const BenchCounts = z.object({
  new: z.int(),
  making: z.int(),
  late: z.int(),
  unpaid: z.int(),
  refunds: z.int(),
});
export type BenchCounts = z.infer<typeof BenchCounts>;

export const OpenOrders = z.object({
  /** Still to be made or sent. */
  open: z.int(),
  /** Not begun, and not late. */
  new: z.int(),
});
export type OpenOrders = z.infer<typeof OpenOrders>;

/** A month of orders, for the folds below the groups. */
const BenchMonth = z.object({
  /** "2026-11", in the shop's time zone. */
  month: z.string(),
  /** All that were placed. */
  orders: z.int(),
  /** Of those that stand, in the shop's currency. */
  total: Total,
});

export const BenchQuery = z.object({
  state: z._default(z.enum(STATES), "open"),
  /** Only those of one group. */
  group: z.optional(z.enum(GROUPS)),
  search: z.optional(
    TextInput({ max: MAX_SEARCH, tooLong: errorKey("textLong", MAX_SEARCH) }),
  ),
  // The first and the last day, in the shop's time zone:
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  page: z.optional(PathId),
});
export type BenchQuery = z.output<typeof BenchQuery>;

export const BenchReply = z.object({
  orders: z.array(BenchOrder),
  /** The number of those that were asked for, on all pages. */
  count: z.int(),
  counts: BenchCounts,
  /** The number of clips of those that are begun, the late ones among them. */
  clipsOnBench: z.int(),
  dueToday: z.int(),
});
export type BenchReply = z.infer<typeof BenchReply>;

/** The latest month first. */
export const BenchMonths = z.object({ months: z.array(BenchMonth) });
export type BenchMonths = z.infer<typeof BenchMonths>;

const Ids = z
  .array(Id)
  .check(
    z.minLength(1),
    z.maxLength(MAX_CHOSEN, errorKey("tooManyChosen", MAX_CHOSEN)),
  );

/** Moves several orders at once; each by itself, as its own page does. */
export const BenchStatusInput = z
  .object({
    ids: Ids,
    status: z.enum(ORDER_STATUSES),
    /** The status that she saw them in. */
    from: z.optional(z.enum(ORDER_STATUSES)),
    /** For those that are sent, as far as they have one: a number, or a link. */
    trackings: z.optional(
      z
        .array(
          z.object({
            id: Id,
            tracking: z.optional(TrackingInput),
            trackingUrl: z.optional(TrackingUrlInput),
          }),
        )
        .check(z.maxLength(MAX_CHOSEN)),
    ),
  })
  .check(
    z.refine(
      ({ status, trackings = [] }) =>
        status === "sent" || trackings.length === 0,
      { error: errorKey("trackingUnsent"), path: ["trackings"] },
    ),
  );
export type BenchStatusInput = z.output<typeof BenchStatusInput>;

/** For each of the ids, once: whether it moved, and why not. */
export const BenchStatusReply = z.array(
  z.object({
    id: z.int(),
    ok: z.boolean(),
    code: z.optional(z.string()),
    /** The sentence of the code. */
    message: z.optional(z.string()),
    /** The status that it had before, to which an undo leads. */
    before: z.optional(z.enum(ORDER_STATUSES)),
  }),
);
export type BenchStatusReply = z.infer<typeof BenchStatusReply>;

/** Orders as their own pages show them, for slips, labels and lists. */
export const ChosenInput = z.object({ ids: Ids });
export const ChosenReply = z.object({ orders: z.array(MakerOrder) });

/** Ids in an address: "1041,1044". */
const IdList = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)),
    z.transform((text) => text.split(",").map(Number)),
  ),
  Ids,
);

/** Without ids: of what lies on the bench. */
export const BenchPickQuery = z.object({ ids: z.optional(IdList) });
export type BenchPickQuery = z.output<typeof BenchPickQuery>;
/** A tick for all chosen orders that need the part. */
export const BenchPickInput = z.extend(PickInput, { ids: z.optional(Ids) });
export type BenchPickInput = z.output<typeof BenchPickInput>;
export const BenchPickList = z.object({
  ids: z.array(Id),
  clips: z.int(),
  list: PickList,
});
export type BenchPickList = z.infer<typeof BenchPickList>;

export const MemoInput = z.object({
  memo: TextInput({
    max: MAX_MEMO,
    tooLong: errorKey("textLong", MAX_MEMO),
    multiline: true,
  }),
});

const EXPORTS = ["orders.csv", "labels.csv", "readers.csv"] as const;

export const ExportPath = z.object({ name: z.enum(EXPORTS) });

export const ExportQuery = z.object({
  // The first and the last day of the orders, in the shop's time zone:
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  /** Amounts as 24,00, and semicolons between the cells. */
  decimals: z.optional(z.enum(["comma"])),
});
export type ExportQuery = z.output<typeof ExportQuery>;

/** Another text once an order has changed. */
export const BenchVersion = z.object({ version: z.string() });
export type BenchVersion = z.infer<typeof BenchVersion>;
