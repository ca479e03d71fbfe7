import { type CartLine, MAX_QUANTITY } from "#shared/cart/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { IconButton } from "#web/ui/button/IconButton.tsx";
import * as css from "./CartLine.css.ts";
import { useSetQuantity } from "./useLineChanges.ts";

type QuantityStepperProps = {
  line: CartLine;
  name: string;
  isRemoving: boolean;
  onRemove: () => void;
};

/**
 * The quantity between a minus and a plus button. The old quantity is shown
 * until the cart is fetched again; clicks are ignored meanwhile. The buttons
 * are `aria-disabled` instead of `disabled`, so that they keep the focus.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { line, name, isRemoving, onRemove } = props;
  const { line: t } = useMessages("checkout");
  const set = useSetQuantity(line.id);
  const isBusy = set.isPending || isRemoving;
  const isMin = line.quantity === 1;
  const isMax = line.quantity >= (line.stockQuantity ?? MAX_QUANTITY);
  const change = (by: number) => {
    if (isBusy || (by > 0 && isMax)) return;
    if (isMin && by < 0) onRemove();
    else set.mutate(line.quantity + by);
  };
  return (
    <fieldset
      className={css.stepper}
      aria-label={t.quantity(name)}
      aria-busy={isBusy || undefined}
    >
      <IconButton
        icon="minus"
        label={isMin ? t.remove : t.fewer}
        className={css.step}
        aria-disabled={isBusy || undefined}
        onClick={() => change(-1)}
      />
      <b className={css.quantity} aria-live="polite">
        {line.quantity}
      </b>
      <IconButton
        icon="plus"
        label={t.more}
        className={css.step}
        aria-disabled={isBusy || isMax || undefined}
        onClick={() => change(1)}
      />
    </fieldset>
  );
}
