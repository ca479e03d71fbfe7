import { useMessages } from "#web/data/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { getMailStatus } from "#shared/admin/calls.ts";
import { send } from "#web/data/api.ts";
import { mailStatusQuery } from "#web/admin/data/admin-queries.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { Button } from "#web/ui/Button.tsx";
import { alarm } from "./OrdersTab.css.ts";
import { UnreachedCustomers } from "./UnreachedCustomers.tsx";

type AlarmProps = {
  /** True on the Orders tab, where the DeliveryBox shows the failures. */
  isHidden: boolean;
  /** Opens the Orders tab. */
  onOpen: () => void;
};

/**
 * Shows on the other tabs that the maker was not told of an order, that no mail
 * is sent, or whom a mail did not reach.
 */
export function MailAlarm({ isHidden, onOpen }: AlarmProps) {
  const t = useMessages("panel").mail;
  const { data: mails } = useQuery({
    ...mailStatusQuery,
    // Without `withSession`: a background request must not ask for the
    // password.
    queryFn: ({ signal }) => send(getMailStatus, { signal }),
    enabled: !isHidden,
  });
  if (isHidden || !mails) return null;
  const { ordersUntold = 0, unreached = [], isStalled } = mails;
  const isBad = ordersUntold > 0 || isStalled;
  if (!isBad && unreached.length === 0) return null;
  return (
    <div className={alarm} role="status">
      {isBad && (
        <Notice tone="bad">
          <p>
            {ordersUntold > 0 ? (
              <>
                <strong>{t.ordersFailed(ordersUntold)}</strong>{" "}
                <span>{t.youWereNotTold}</span>
              </>
            ) : (
              <>
                <strong>{t.noneGoesOut}</strong> <span>{t.someWaited}</span>
              </>
            )}
          </p>
          <Button size="small" kind="line" onClick={onOpen}>
            {t.seeWhy}
          </Button>
        </Notice>
      )}
      <UnreachedCustomers unreached={unreached} />
    </div>
  );
}
