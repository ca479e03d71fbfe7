import * as z from "zod/mini";
import { MINUTE_MS } from "#shared/durations.ts";
import { Picture } from "#shared/images/schema.ts";
import { TextInput } from "#shared/text/input.ts";
import { Order, OrderItem } from "./schema.ts";
import { ORDER_STATUSES } from "./status.ts";

/** The delay of the customer's mail about a step, so that it can be undone. */
export const UNDO_MS = MINUTE_MS;

export const MAX_NOTE = 500;
const MAX_TRACKING_URL = 1_000;
const TRACKING_MESSAGE = "Use the carrier's link, which begins with https://.";

export const OrderEvent = z.object({
  status: z.enum(ORDER_STATUSES),
  at: z.iso.datetime(),
  /** The maker's own words; for "making", when the order is about ready. */
  note: z.optional(z.string()),
  trackingUrl: z.optional(z.string()),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

/** A line with its picture's data, which is null for another site's picture. */
export const ShownItem = z.extend(OrderItem, { picture: z.nullable(Picture) });
export type ShownItem = z.infer<typeof ShownItem>;

/** The data of the shopper's page. */
export const ShopperOrder = z.object({
  id: Order.shape.id,
  status: z.enum(ORDER_STATUSES),
  /** The steps that the order has taken, "received" first. */
  events: z.array(OrderEvent),
  createdAt: z.iso.datetime(),
  items: z.array(ShownItem),
  total: Order.shape.total,
  canCancel: z.boolean(),
});
export type ShopperOrder = z.infer<typeof ShopperOrder>;

const ToPick = z.object({ name: z.string(), count: z.int() });
export type ToPick = z.infer<typeof ToPick>;

export const PickList = z.object({
  resins: z.array(ToPick),
  charms: z.array(ToPick),
  letters: z.array(ToPick),
});
export type PickList = z.infer<typeof PickList>;

/** The data of the maker's page. */
export const MakerOrder = z.extend(ShopperOrder, {
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  pickList: PickList,
  /** The previous status, if the maker may go back to it; otherwise null. */
  back: z.nullable(z.enum(ORDER_STATUSES)),
});
export type MakerOrder = z.infer<typeof MakerOrder>;

const NoteInput = TextInput({
  max: MAX_NOTE,
  tooLong: `Keep the note within ${MAX_NOTE} characters.`,
  multiline: true,
});

const TrackingUrlInput = z.pipe(
  TextInput({ max: MAX_TRACKING_URL, tooLong: TRACKING_MESSAGE }),
  z.transform((text, context) => {
    if (text === "") return text;
    const url = URL.parse(text);
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
 * Moves an order one status forward or back. An omitted note or link remains
 * unchanged; an empty one is removed.
 */
export const StatusInput = z
  .object({
    status: z.enum(ORDER_STATUSES, {
      error: `Give a status: ${ORDER_STATUSES.join(", ")}.`,
    }),
    /** The status that the maker saw: a request from an outdated page fails. */
    from: z.optional(z.enum(ORDER_STATUSES)),
    note: z.optional(NoteInput),
    trackingUrl: z.optional(TrackingUrlInput),
  })
  .check(
    z.refine(({ status, trackingUrl }) => !trackingUrl || status === "sent", {
      error: "A tracking link belongs to an order that is sent.",
      path: ["trackingUrl"],
    }),
  );
export type StatusBody = z.input<typeof StatusInput>;
export type StatusInput = z.output<typeof StatusInput>;
