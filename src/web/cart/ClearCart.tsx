import { Button } from "../ui/Button.tsx";
import { clear } from "./CartLine.css.ts";
import { useClearCart } from "./useLineChanges.ts";

/** Takes everything off at once. */
export function ClearCart() {
  const empty = useClearCart();
  return (
    <div className={clear} data-clear-cart="">
      <Button
        kind="quiet"
        size="small"
        isPending={empty.isPending}
        pendingText="Clearing..."
        onClick={() => empty.mutate()}
      >
        Clear cart
      </Button>
    </div>
  );
}
