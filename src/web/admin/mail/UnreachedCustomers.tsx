import type { MailStatus } from "#shared/admin/schema.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { useMessages } from "#web/data/messages.ts";
import { link } from "#web/ui/layout.css.ts";
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
