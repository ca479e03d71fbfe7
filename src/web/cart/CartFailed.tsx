import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import * as css from "./CartDrawer.css.ts";

/** The cart could not be loaded; nothing in it is lost. */
export function CartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.failed} role="alert">
      <h3 className={css.failedTitle}>We couldn't load your cart.</h3>
      <p className={css.emptyText}>Your clips are safe.</p>
      <Button kind="ink" onClick={onRetry}>
        <Icon name="retry" />
        Try again
      </Button>
    </div>
  );
}
