import type { MailStatus } from "#shared/admin/schema.ts";
import { formatWhen } from "#web/admin/data/format-when.ts";
import { waitingText } from "./delivery-texts.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import * as css from "./OrdersTab.css.ts";

/** A notice about mails that are not sent. */
export function DeliveryNotice({ mails }: { mails: MailStatus }) {
  if (!mails.smtpConfigured)
    return (
      <Notice tone="warning">
        <p>
          <strong>Nothing is being sent yet.</strong>{" "}
          {waitingText(mails.ordersWaiting)} Add the mail server settings and
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
        Last error, {formatWhen(new Date(lastError.at))}:
        <br />
        <code className={css.error}>{lastError.message}</code>
      </p>
    </Notice>
  );
}
