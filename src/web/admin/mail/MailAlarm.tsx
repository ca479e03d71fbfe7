import { useQuery } from "@tanstack/react-query";
import { MailStatus } from "#shared/admin/schema.ts";
import { API } from "#shared/api/paths.ts";
import { api } from "#web/data/api.ts";
import { mailStatusQuery } from "#web/admin/data/admin-queries.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { Button } from "#web/ui/Button.tsx";
import { alarm } from "./OrdersTab.css.ts";

type AlarmProps = {
  /** True on the Orders tab, where the DeliveryBox shows the failures. */
  isHidden: boolean;
  /** Opens the Orders tab. */
  onOpen: () => void;
};

/**
 * Shows on the other tabs that an order's mail failed, or that none is sent.
 */
export function MailAlarm({ isHidden, onOpen }: AlarmProps) {
  const { data: mails } = useQuery({
    ...mailStatusQuery,
    // Without `withSession`: a background request must not ask for the
    // password.
    queryFn: ({ signal }) =>
      api.get(API.mailStatus, { schema: MailStatus, signal }),
    enabled: !isHidden,
  });
  if (isHidden || !mails || !(mails.ordersFailed > 0 || mails.isStalled))
    return null;
  return (
    <div className={alarm} role="status">
      <Notice tone="bad">
        <p>
          {mails.ordersFailed > 0 ? (
            <>
              <strong>{failedText(mails.ordersFailed)}</strong> Nobody was told
              by email; the orders themselves are safe.
            </>
          ) : (
            <>
              <strong>No email is going out.</strong> Some have waited for more
              than an hour; nothing is lost.
            </>
          )}
        </p>
        <Button size="small" kind="line" onClick={onOpen}>
          See why
        </Button>
      </Notice>
    </div>
  );
}

function failedText(orders: number): string {
  return orders === 1
    ? "An email about 1 order has failed."
    : `Emails about ${orders} orders have failed.`;
}
