import type { MailStatus } from "#shared/admin.ts";
import { waitingWords, whenWords } from "./delivery-words.ts";
import { Notice } from "./Notice.tsx";
import * as css from "./OrdersTab.css.ts";

/** What the maker should know of mails that have not gone out. */
export function DeliveryNotice({ mails }: { mails: MailStatus }) {
  if (!mails.smtpConfigured)
    return (
      <Notice tone="warning">
        <p>
          <strong>Nothing is being sent yet.</strong>{" "}
          {waitingWords(mails.ordersWaiting)} Add the mail server settings and
          restart the shop; they go out on their own.
        </p>
      </Notice>
    );
  const { lastError } = mails;
  if (!lastError) return null;
  return (
    <Notice tone="bad">
      <p>
        <strong>
          {lastError.orderId === null
            ? "A message has not been sent."
            : `Order ${lastError.orderId} has not been sent.`}
        </strong>{" "}
        Last error, {whenWords(new Date(lastError.at))}:
        <br />
        <code className={css.error}>{lastError.message}</code>
      </p>
    </Notice>
  );
}
