import { type CartLine, MAX_QUANTITY } from "#shared/cart.ts";
import { IconButton } from "../ui/IconButton.tsx";
import * as css from "./CartLine.css.ts";
import { useSetQuantity } from "./useLineChanges.ts";

type QuantityStepperProps = {
  line: CartLine;
  name: string;
  isRemoving: boolean;
  onRemove: () => void;
};

/**
 * Minus, how many, plus. The old number stays until the cart has come back;
 * meanwhile presses are ignored, but the focus stays. So it does at the most
 * that can be ordered.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { line, name, isRemoving, onRemove } = props;
  const set = useSetQuantity(line.id);
  const isBusy = set.isPending || isRemoving;
  const isOne = line.quantity === 1;
  const isMost = line.quantity >= MAX_QUANTITY;
  const change = (by: number) => {
    if (isBusy || (by > 0 && isMost)) return;
    if (isOne && by < 0) onRemove();
    else set.mutate(line.quantity + by);
  };
  return (
    <fieldset
      className={css.stepper}
      aria-label={`Quantity of ${name}`}
      aria-busy={isBusy || undefined}
    >
      <IconButton
        icon="minus"
        label={isOne ? "Remove" : "One fewer"}
        className={css.step}
        aria-disabled={isBusy || undefined}
        onClick={() => change(-1)}
      />
      <b className={css.quantity} aria-live="polite">
        {line.quantity}
      </b>
      <IconButton
        icon="plus"
        label="One more"
        className={css.step}
        aria-disabled={isBusy || isMost || undefined}
        onClick={() => change(1)}
      />
    </fieldset>
  );
}
