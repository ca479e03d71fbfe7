import { useMessages } from "#web/data/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { getMailStatus } from "#shared/admin/calls.ts";
import { send } from "#web/data/api.ts";
import { mailStatusQuery } from "#web/admin/data/admin-queries.ts";
import { Notice } from "#web/admin/form/Notice.tsx";
import { Button } from "#web/ui/button/Button.tsx";
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
  const t = useMessages("panel").mail;
  const { data: mails } = useQuery({
    ...mailStatusQuery,
    // Without `withSession`: a background request must not ask for the
    // password.
    queryFn: ({ signal }) => send(getMailStatus, { signal }),
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
              <strong>{t.ordersFailed(mails.ordersFailed)}</strong>{" "}
              <span>{t.nobodyTold}</span>
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
    </div>
  );
}
