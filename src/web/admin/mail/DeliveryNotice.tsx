import { useMessages } from "#web/data/messages.ts";
import type { MailStatus } from "#shared/admin/schema.ts";
import { useFormatWhen } from "#web/admin/data/format-when.ts";
import { unsentText } from "./delivery-texts.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import * as css from "./OrdersTab.css.ts";

/** A notice about mails that are not sent. */
export function DeliveryNotice({ mails }: { mails: MailStatus }) {
  const t = useMessages("panel").mail;
  const formatWhen = useFormatWhen();
  if (!mails.smtpConfigured)
    return (
      <Notice tone="warning">
        <p>
          <strong>{t.nothingSent}</strong>{" "}
          <span>
            {`${t.ordersWaiting(mails.ordersWaiting)} ${t.addServer}`}
          </span>
        </p>
      </Notice>
    );
  const { lastError, unreached = [] } = mails;
  // A customer who was not reached is named by itself, with the reason.
  const isNamed = unreached.some(
    ({ orderId, reason }) =>
      orderId === lastError?.orderId && reason === lastError.message,
  );
  if (!lastError || isNamed) return null;
  return (
    <Notice tone="bad">
      <p>
        <strong>{unsentText(lastError, t)}</strong>{" "}
        <span>{t.lastError(formatWhen(new Date(lastError.at)))}</span>
        <br />
        <code className={css.error}>{lastError.message}</code>
      </p>
    </Notice>
  );
}
