import { type FormEvent, useState } from "react";
import { priceCents } from "#shared/money/rules.ts";
import type { MakerOrder } from "#shared/orders/progress.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useOrderFormats } from "#web/payment/useOrderFormats.ts";
import { Button } from "#web/ui/button/Button.tsx";
import { TextField } from "#web/ui/field/TextField.tsx";
import * as css from "./MakePage.css.ts";

type RefundFormProps = {
  order: MakerOrder;
  isPending: boolean;
  /** What the server said of the amount. */
  error: string | undefined;
  onRefund: (amount: string) => void;
};

/**
 * Notes what went back to the customer: what is due, or another amount. Where
 * nothing is due it waits behind a button, for what she gives out of kindness.
 */
export function RefundForm(props: RefundFormProps) {
  const { order, isPending, error, onRefund } = props;
  const { payment: t } = useMessages("making");
  const formats = useOrderFormats();
  const { paid, refunded, refundable } = order.amounts;
  const isDue = priceCents(refundable) > 0;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  if (priceCents(paid) - priceCents(refunded) <= 0) return null;
  if (!isDue && !isOpen)
    return (
      <div className={css.paymentActions}>
        <Button kind="quiet" disabled={isPending} onClick={() => setOpen(true)}>
          {t.payBack}
        </Button>
      </div>
    );
  const { decimal, digits } = formats.money;
  const due = isDue
    ? refundable.replace(".", decimal).slice(0, digits === 0 ? -3 : undefined)
    : "";
  const amount = typed ?? due;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onRefund(amount.normalize("NFKC").trim().replace(",", "."));
  };
  return (
    <form className={css.form} noValidate onSubmit={onSubmit}>
      {isDue && <p>{t.toRefund(formatPrice(refundable, formats))}</p>}
      <TextField
        label={t.refundAmount}
        inputMode={digits === 0 ? "numeric" : "decimal"}
        autoComplete="off"
        value={amount}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        kind="line"
        isPending={isPending}
        pendingText={t.markRefunded}
      >
        {t.markRefunded}
      </Button>
    </form>
  );
}
