import { setQuantity } from "#shared/cart/calls.ts";
import type { CartLine, QuantityReply } from "#shared/cart/schema.ts";
import { send } from "#web/data/api.ts";
import { shopNow } from "#web/data/availability.ts";
import { useMinutesLeft } from "./useLeft.ts";
import { failureMessage } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { useCartMutation } from "#web/data/queries.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { showToast } from "#web/ui/toast/toasts.ts";
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
