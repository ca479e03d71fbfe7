import { useEffect, useRef, useState } from "react";
import { isWithdrawn, type MakerOrder } from "#shared/orders/progress.ts";
import { formatLongTime } from "#shared/text/dates.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { deferred } from "#web/ui/deferred.tsx";
import { SupportLink, TextWith } from "#web/ui/TextWith.tsx";
import { shownTitle } from "#shared/cart/rules.ts";
import { useShopperOrder } from "./order-data.ts";
import * as css from "./Withdrawal.css.ts";

const WithdrawDialog = deferred([], () =>
  import("./WithdrawDialog.tsx").then((module) => module.WithdrawDialog),
);

/** The way out of a contract on an order's page, and that it was taken. */
export function Withdrawal() {
  const { order } = useShopperOrder();
  const t = useMessages("order").withdrawal;
  const [isOpen, setOpen] = useState(false);
  const { withdrawnAt, canWithdraw } = order;
  const notice = useRef<HTMLParagraphElement>(null);
  const before = useRef(order.withdrawnLines.length);
  const formats = useFormats();
  useEffect(() => {
    if (order.withdrawnLines.length > before.current) notice.current?.focus();
    before.current = order.withdrawnLines.length;
  }, [order.withdrawnLines.length]);
  // The head of the page says what is withdrawn from as a whole.
  const isNoted = withdrawnAt !== null && !isWithdrawn(order);
  if (!isNoted && !canWithdraw) return null;
  return (
    <div className={css.box}>
      {isNoted && (
        <p
          ref={notice}
          className={css.done}
          role="status"
          tabIndex={-1}
          suppressHydrationWarning
        >
          {t.withdrawn(formatLongTime(withdrawnAt, formats))}
        </p>
      )}
      {canWithdraw && (
        <>
          <Button
            kind="line"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t.open}
          </Button>
          <noscript>
            <TextWith text={t.noScript}>
              <SupportLink />
            </TextWith>
          </noscript>
          {isOpen && <WithdrawDialog onClose={() => setOpen(false)} />}
        </>
      )}
    </div>
  );
}

/** Tells the maker what the customer has withdrawn from. */
export function Withdrawn({ order }: { order: MakerOrder }) {
  const { told } = useMessages("order").withdrawal;
  const { customClip } = useMessages("first");
  const formats = useFormats();
  if (!order.withdrawnAt) return null;
  const names = order.items
    .filter((_, line) => order.withdrawnLines.includes(line))
    .map((item) => {
      const name = shownTitle({ ...item, name: item.productName }, customClip);
      return `${item.quantity} × ${name}`;
    });
  return (
    <p className={css.done} suppressHydrationWarning>
      <strong>{told(formatLongTime(order.withdrawnAt, formats))}</strong>{" "}
      <bdi>{names.join(", ")}</bdi>
    </p>
  );
}
