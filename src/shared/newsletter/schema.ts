import { DAY_MS } from "#shared/text/dates.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import * as z from "zod/mini";
import { EmailInput } from "#shared/orders/contact.ts";
import { Id } from "#shared/api/schema.ts";
import { TextInput } from "#shared/text/input.ts";

/** The most welcomes that one mailbox gets a day, through all its addresses. */
export const MAX_WELCOMES_A_DAY = 3;

/** The time in which the same address gets no second welcome. */
export const WELCOME_PAUSE_MS = DAY_MS;

export const SubscribeInput = z.object({
  email: z.pipe(
    EmailInput(errorKey("emailMissing")),
    z.transform((email: string) => email.toLowerCase()),
  ),
});
export type SubscribeInput = z.output<typeof SubscribeInput>;

/** The query of an unsubscribe link; a truncated link has an empty token. */
export const UnsubscribeQuery = z.object({ token: z.catch(z.string(), "") });

const CONSENT_NOTE_MAX = 200;
/**
 * The number of subscribers that the panel lists; a search finds the others.
 */
export const SUBSCRIBERS_SHOWN = 50;

/** "left": they took themselves off. "bounced": a mail server knows no such address. */
const STATES = ["reads", "waits", "left", "bounced"] as const;

export const ListedSubscriber = z.object({
  id: Id,
  email: z.string(),
  state: z.enum(STATES),
  joinedAt: z.iso.datetime(),
  /** Where the maker has the address from; empty if she did not add it. */
  note: z.string(),
});
export type ListedSubscriber = z.infer<typeof ListedSubscriber>;

export const SubscriberList = z.object({
  /** The number of those who fit the search, and the newest of them. */
  count: z.int(),
  subscribers: z.array(ListedSubscriber),
});
export type SubscriberList = z.infer<typeof SubscriberList>;

export const SubscriberQuery = z.object({
  search: z._default(z.string().check(z.maxLength(200)), ""),
});

const Note = TextInput({
  max: CONSENT_NOTE_MAX,
  required: errorKey("consentMissing"),
  tooLong: errorKey("textLong", CONSENT_NOTE_MAX),
});

export const SubscriberInput = z.extend(SubscribeInput, { note: Note });
export type SubscriberInput = z.output<typeof SubscriberInput>;

/** Where the addresses of a table are from; the body is the table itself. */
export const ImportQuery = z.object({ note: Note });

export const ImportReply = z.object({
  added: z.int(),
  /** Addresses that were on the list already. */
  known: z.int(),
  /** Addresses that have left: only they themselves can come back. */
  left: z.int(),
  /** Addresses that never asked for letters, or have not confirmed it. */
  unasked: z.int(),
  /** The number of lines that are no address. */
  invalid: z.int(),
});
export type ImportReply = z.infer<typeof ImportReply>;
