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

type Asked = {
  row: OrderRow;
  /** How many days the shop remembers the mails that it sent. */
  mailDays: number;
  language: Language;
  now: number;
};

/** Whether the customer has the confirmation, and what the mail server said. */
export async function readConfirmation(
  db: Db,
  { row, mailDays, language, now }: Asked,
): Promise<ConfirmationState> {
  const mail = await findLastMail(db, {
    orderId: row.id,
    kinds: CONFIRMATIONS,
  });
  // Mails that were sent are forgotten after some time.
  if (!mail)
    return {
      state: row.createdAt <= now - mailDays * DAY_MS ? "sent" : "none",
    };
  const { mails } = await loadMessages(language);
  const reason =
    mail.lastError === null
      ? {}
      : { reason: sayStoredFailure(mail.lastError, mails.failures) };
  if (mail.state === "sent") return { state: "sent" };
  return { state: mail.state === "failed" ? "failed" : "waiting", ...reason };
}
