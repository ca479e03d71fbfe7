import * as z from "zod/mini";
import { errorKey } from "#shared/messages/error-key.ts";
import { Total } from "#shared/money/schema.ts";
import { TextInput } from "#shared/text/input.ts";

/** The orders of the last seven days, as the Orders tab shows them. */
export const OrderWeek = z.object({
  /** The oldest day first, today last; each as the shop's time zone has it. */
  days: z.array(
    z.object({
      /** "Tue", in the shop's language. */
      name: z.string(),
      orders: z.int(),
    }),
  ),
  orders: z.int(),
  /** The sum of them in the shop's currency, delivery included. */
  total: Total,
  /** Whether the shop has had an order at all. */
  hasOrders: z.boolean(),
});
export type OrderWeek = z.infer<typeof OrderWeek>;

export const ResendInput = z.object({
  /** The number of an order, or the address of a customer. */
  query: TextInput({
    max: 254,
    required: errorKey("lostMailMissing"),
    tooLong: errorKey("textLong", 254),
  }),
});

export const ResendReply = z.object({
  /**
   * The number of orders that were found; their mails are on the way to the
   * maker.
   */
  orders: z.int(),
});

/** When the maker gets the mail about her week. */
export const WeekMail = z.object({
  /** 1 is Monday. */
  day: z.int().check(z.minimum(1), z.maximum(7)),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** Whether it is left out where there is nothing to say. */
  skipEmpty: z.boolean(errorKey("mustBeBoolean")),
});
export type WeekMail = z.infer<typeof WeekMail>;

/** Null: she wants none. */
export const WeekMailSetting = z.object({ weekMail: z.nullable(WeekMail) });
