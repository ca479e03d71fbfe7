import { useState } from "react";
import { shownTitle } from "#shared/cart/rules.ts";
import * as calls from "#shared/orders/calls.ts";
import type { ShopperOrder } from "#shared/orders/progress.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { useOrderChange, useShopperOrder } from "./order-data.ts";
import * as css from "./Withdrawal.css.ts";

/** Declares a withdrawal: by whom, from which order, from what. */
export function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const page = useShopperOrder();
  const { token, order } = page;
  const t = useMessages("order").withdrawal;
  const [lines, setLines] = useState(order.withdrawableLines);
  const withdraw = useOrderChange(
    page,
    () => send(calls.withdraw, { params: { token }, body: { lines } }),
    {
      failed: t.failed,
      onChanged() {
        showToast(t.done);
        onClose();
      },
    },
  );
  return (
    <Dialog
      kind="modal"
      isOpen
      onClose={onClose}
      title={t.title}
      closeLabel={t.close}
      isBusy={withdraw.isPending}
      focusFirst="title"
      footer={
        <div className={css.actions}>
          <Button
            size="large"
            disabled={lines.length === 0}
            isPending={withdraw.isPending}
            pendingText={t.sending}
            onClick={() => withdraw.mutate(undefined)}
          >
            {t.confirm}
          </Button>
          <Button
            kind="quiet"
            size="large"
            disabled={withdraw.isPending}
            onClick={onClose}
          >
            {t.keep}
          </Button>
        </div>
      }
    >
      <dl className={css.facts}>
        {order.customerName && (
          <Fact name={t.name} value={order.customerName} />
        )}
        <Fact name={t.order} value={String(order.id)} />
      </dl>
      <Choices order={order} lines={lines} onChange={setLines} />
    </Dialog>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

type ChoicesProps = {
  order: ShopperOrder;
  lines: readonly number[];
  onChange: (lines: number[]) => void;
};

/** The lines that can be withdrawn from, all chosen at first. */
function Choices({ order, lines, onChange }: ChoicesProps) {
  const { items, withdrawableLines, withdrawnLines } = order;
  const t = useMessages("order").withdrawal;
  const { customClip } = useMessages("first");
  const isExcepted =
    withdrawableLines.length + withdrawnLines.length < items.length;
  return (
    <fieldset className={css.choices}>
      <legend className={css.factName}>{t.items}</legend>
      {items.map((item, line) =>
        withdrawableLines.includes(line) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
          <label key={line} className={css.choice}>
            <input
              type="checkbox"
              className={css.check}
              checked={lines.includes(line)}
              onChange={({ target }) =>
                onChange(
                  withdrawableLines.filter((each) =>
                    each === line ? target.checked : lines.includes(each),
                  ),
                )
              }
            />
            <span>
              <span>{`${item.quantity} × `}</span>
              <bdi>
                {shownTitle({ ...item, name: item.productName }, customClip)}
              </bdi>
            </span>
          </label>
        ) : null,
      )}
      {isExcepted && <p>{t.excepted}</p>}
    </fieldset>
  );
}
