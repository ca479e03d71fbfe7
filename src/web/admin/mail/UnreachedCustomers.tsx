import type { MailStatus } from "#shared/admin/schema.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { useMessages } from "#web/data/messages.ts";
import { link } from "#web/ui/layout.css.ts";
import type { Messages } from "#shared/messages/rooms.ts";
import * as css from "./OrdersTab.css.ts";

/** Names the customers whom a mail about their order did not reach, and why. */
export function UnreachedCustomers({
  unreached = [],
}: Pick<MailStatus, "unreached">) {
  const t = useMessages("panel").mail;
  return unreached.map(({ orderId, name, reason, path }) => (
    <Notice key={orderId} tone="warning">
      <p>
        <strong>{t.notReached(name, String(orderId))}</strong>{" "}
        <span>{t.correctAddress}</span>
        <br />
        <code className={css.error}>{reason}</code>
      </p>
      {path !== null && (
        <div>
          <a className={link} href={path}>
            {t.openOrder(String(orderId))}
          </a>
        </div>
      )}
    </Notice>
  ));
}

type MailTexts = Messages["panel"]["mail"];

/** Says which mail has not been sent: an order itself is never mailed. */
export function unsentText(
  { about, orderId }: NonNullable<MailStatus["lastError"]>,
  { unsent }: MailTexts,
): string {
  return unsent[about](String(orderId));
}

/** Says what is sent automatically and what needs "Retry now". */
export function nextStepsText(
  { nextTryAt, failed }: MailStatus,
  t: MailTexts,
  formatWhen: (at: Date) => string,
): string {
  const sentences = [t.untilDelivered];
  if (nextTryAt !== null) {
    const at = new Date(nextTryAt);
    const isNow = at.getTime() <= Date.now();
    sentences.push(isNow ? t.tryingNow : t.nextTry(formatWhen(at)));
  }
  if (failed > 0) sentences.push(t.onlyRetry);
  return sentences.join(" ");
}
