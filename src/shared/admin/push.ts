import * as z from "zod/mini";
import { Id } from "#shared/api/ids.ts";
import { errorKey } from "#shared/messages/error-key.ts";

/** A device that rings for a new order. */
const PushDevice = z.object({
  id: Id,
  /** For example "Chrome on Android"; null if unknown. */
  device: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Whether this session's browser is the device. */
  isOwn: z.boolean(),
});

export const PushState = z.object({
  /** The shop's key, which a push service wants to know. */
  publicKey: z.string(),
  devices: z.array(PushDevice),
});
export type PushState = z.infer<typeof PushState>;

const keyOf = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${bytes}}=*$`)));

/** What a browser's push service gave it. */
export const PushInput = z.object({
  endpoint: z
    .string()
    .check(
      z.maxLength(2_000),
      z.regex(/^https:\/\/[^\s@]+$/, errorKey("webUrl")),
    ),
  keys: z.object({ p256dh: keyOf(87), auth: keyOf(22) }),
});
export type PushInput = z.infer<typeof PushInput>;

/** How many orders are still to be made or sent. */
export const OpenOrders = z.object({ open: z.int() });
export type OpenOrders = z.infer<typeof OpenOrders>;

/** What a device gets; no name is in it, as it lies on a locked screen. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** A later message with the same tag takes its place. */
  tag: z.string(),
  open: z.int(),
});
export type PushMessage = z.infer<typeof PushMessage>;
