import * as z from "zod/mini";
import { Id } from "#shared/api/ids.ts";
import { Total } from "#shared/money/schema.ts";

// How a shopper finds an order whose reply was lost.

/** An order that was placed from this cart a short time ago. */
export const RecentOrder = z.object({
  id: Id,
  /** The shopper's page. */
  url: z.string(),
  total: Total,
  createdAt: z.iso.datetime(),
});
export type RecentOrder = z.infer<typeof RecentOrder>;

/** Null: none was placed from this cart within the hour. */
export const RecentOrderReply = z.object({ order: z.nullable(RecentOrder) });
export type RecentOrderReply = z.infer<typeof RecentOrderReply>;
