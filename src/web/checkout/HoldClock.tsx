import { useEffect, useState } from "react";
import { MINUTE_MS, minutesUntil } from "#shared/text/dates.ts";
import { setQuantity } from "#shared/cart/calls.ts";
import type { CartLine, QuantityReply } from "#shared/cart/schema.ts";
import { send } from "#web/data/api.ts";
import { shopNow } from "#web/data/availability.ts";
import { failureMessage } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { useCartMutation } from "#web/data/queries.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { showToast } from "#web/ui/toasts.ts";
import * as css from "./HoldClock.css.ts";

/**
 * Says how long a line's pieces are held for this cart. When the time is over
 * the line stays, and its pieces can be held again.
 */
export function HoldClock({ line }: { line: CartLine }) {
  const { hold: t } = useMessages("buy");
  const { heldUntil } = line;
  const left = useMinutesLeft(heldUntil);
  if (heldUntil === undefined || !line.available) return null;
  return (
    <p className={css.clock}>
      <Icon name="clock" className={css.icon} />
      {left > 0 ? (
        <span>{t.still(left)}</span>
      ) : (
        <span>
          <span>{t.over}</span> <HoldAgain line={line} />
        </span>
      )}
    </p>
  );
}

function HoldAgain({ line }: { line: CartLine }) {
  const { hold: t } = useMessages("buy");
  const again = useCartMutation<void, QuantityReply>({
    // A change holds the pieces for a while, also one to the same quantity.
    write: () =>
      send(setQuantity, {
        params: { id: line.id },
        body: { quantity: line.quantity },
      }),
    onSuccess: (reply) => {
      const isHeld =
        "heldUntil" in reply && Date.parse(reply.heldUntil ?? "") > shopNow();
      if (!isHeld) showToast(t.notHeld);
    },
    onError: (error) => showToast(failureMessage(t.failed, error), "error"),
  });
  return (
    <button
      type="button"
      className={css.again}
      aria-disabled={again.isPending || undefined}
      onClick={() => !again.isPending && again.mutate()}
    >
      {t.again}
    </button>
  );
}

/** Returns how many minutes are left until a moment, by the shop's clock. */
export function useMinutesLeft(moment: string | null | undefined): number {
  const [, setLooked] = useState(0);
  const leftMs = moment ? Date.parse(moment) - shopNow() : 0;
  useEffect(() => {
    if (leftMs <= 0) return;
    const turn = leftMs % MINUTE_MS || MINUTE_MS;
    const timer = setTimeout(() => setLooked(Date.now()), turn);
    return () => clearTimeout(timer);
  }, [leftMs]);
  return minutesUntil(leftMs, 0);
}
