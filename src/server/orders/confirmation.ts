import {
  type ConfirmationState,
  MAX_CONFIRMATIONS_A_DAY,
} from "#shared/orders/schema.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import type { Language } from "#shared/messages/languages.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import type { MailKind, OrderRemarks } from "#server/db/schema/mails.ts";
import type { Deps } from "#server/deps.ts";
import { sayStoredFailure } from "#server/mail/mail.ts";
import {
  findLastMail,
  orderCounter,
  queueMailOfOrder,
} from "#server/mail/queue.ts";
import { loadMessages } from "#server/runtime/messages.ts";
import type { OrderRow } from "./store.ts";
import type { TakenStock } from "./take-stock.ts";

/**
 * The mails that tell a customer what the order is: the first one, and
 * corrections.
 */
export const CONFIRMATIONS: MailKind[] = ["order_customer", "order_corrected"];

/**
 * Counts the orders for which a confirmation to a mailbox was queued in a day.
 * The mail about a cancellation counts too: it removes a confirmation that
 * waits.
 */
export const countConfirmedOrders = orderCounter([
  "order_customer",
  "order_cancelled",
]);

type Sought = {
  row: OrderRow;
  /** The number of days for which the shop remembers the mails that it sent. */
  mailDays: number;
  now: number;
};

type Asked = Sought & { language: Language };

/** Whether a confirmation to the customer was queued, and not taken back. */
export async function hasConfirmation(
  db: Db,
  sought: Sought,
): Promise<boolean> {
  if (sought.row.customerEmail === "") return false;
  const mail = await findConfirmation(db, sought);
  return mail !== undefined || isForgotten(sought);
}

const findConfirmation = (db: Db, { row }: Sought) =>
  findLastMail(db, { orderId: row.id, kinds: CONFIRMATIONS });

/** Mails that were sent are forgotten after some time. */
const isForgotten = ({ row, mailDays, now }: Sought) =>
  row.createdAt <= now - mailDays * DAY_MS;

/** Whether the customer has the confirmation, and what the mail server said. */
export async function readConfirmation(
  db: Db,
  asked: Asked,
): Promise<ConfirmationState> {
  if (asked.row.customerEmail === "") return { state: "none" };
  const mail = await findConfirmation(db, asked);
  if (!mail) return { state: isForgotten(asked) ? "sent" : "none" };
  const { mail: mails } = await loadMessages(asked.language);
  const reason =
    mail.lastError === null
      ? {}
      : { reason: sayStoredFailure(mail.lastError, mails.failures) };
  if (mail.state === "sent") return { state: "sent" };
  return { state: mail.state === "failed" ? "failed" : "waiting", ...reason };
}

type Confirmable = {
  /**
   * The number of orders of this day for which the mailbox had a confirmation.
   */
  confirmed: number;
  /** Whether the form field that is hidden from people was filled. */
  isProgram: boolean;
  mayConfirm: boolean;
};

/** Why a customer gets no confirmation; the maker's mail says so. */
export function whyUnconfirmed({
  confirmed,
  isProgram,
  mayConfirm,
}: Confirmable): OrderRemarks["unconfirmed"] {
  if (isProgram) return "program";
  if (!mayConfirm) return "origin";
  return confirmed >= MAX_CONFIRMATIONS_A_DAY ? "limit" : undefined;
}

type OrderMails = Omit<TakenStock, "taken"> & {
  customerEmail: string;
  largeClips?: number;
  unconfirmed: OrderRemarks["unconfirmed"];
  /** The number of designs that the mails show. */
  pictures: number;
  now: number;
};

/**
 * Queues the maker's mail and, unless it is limited, the confirmation, at the
 * end of the transaction, behind the order.
 */
export function queueOrderMails(
  { config }: Pick<Deps, "config">,
  db: Tx,
  order: OrderMails,
): void {
  const { customerEmail: recipient, lowStock, largeTakes } = order;
  const { largeClips, unconfirmed, pictures, now } = order;
  queueMailOfOrder(db, {
    kind: "order_owner",
    recipient: config.ownerEmail,
    lowCharms: lowStock,
    remarks: {
      largeTakes,
      ...(largeClips !== undefined && { largeClips }),
      unconfirmed,
    },
    pictures,
    now,
  });
  if (unconfirmed) return;
  queueMailOfOrder(db, { kind: "order_customer", recipient, pictures, now });
}
