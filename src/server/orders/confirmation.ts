import type { ConfirmationState } from "#shared/corrections/schema.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Language } from "#shared/messages/languages.ts";
import type { Db } from "#server/db/handle.ts";
import type { MailKind } from "#server/db/schema/mails.ts";
import { sayStoredFailure } from "#server/mail/failure.ts";
import { findLastMail } from "#server/mail/queue.ts";
import { loadMessages } from "#server/runtime/messages.ts";
import type { OrderRow } from "./store.ts";

/** What tells a customer what the order is: the first one, and corrections. */
export const CONFIRMATIONS: MailKind[] = ["order_customer", "order_corrected"];

type Sought = {
  row: OrderRow;
  /** How many days the shop remembers the mails that it sent. */
  mailDays: number;
  now: number;
};

type Asked = Sought & { language: Language };

/** Whether a confirmation to the customer was queued, and not taken back. */
export async function hasConfirmation(
  db: Db,
  sought: Sought,
): Promise<boolean> {
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
  const mail = await findConfirmation(db, asked);
  if (!mail) return { state: isForgotten(asked) ? "sent" : "none" };
  const { mails } = await loadMessages(asked.language);
  const reason =
    mail.lastError === null
      ? {}
      : { reason: sayStoredFailure(mail.lastError, mails.failures) };
  if (mail.state === "sent") return { state: "sent" };
  return { state: mail.state === "failed" ? "failed" : "waiting", ...reason };
}
