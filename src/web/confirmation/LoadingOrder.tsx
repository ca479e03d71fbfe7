import { Dots } from "../ui/Dots.tsx";
import { visuallyHidden } from "../ui/layout.css.ts";
import { dots, loading, text } from "./LoadingOrder.css.ts";

/** Until the stored order has been read. */
export function LoadingOrder() {
  return (
    <div className={loading}>
      <span className={dots}>
        <Dots />
      </span>
      <h1 className={visuallyHidden} tabIndex={-1}>
        Order confirmation
      </h1>
      <p className={text} role="status">
        Loading order details...
      </p>
    </div>
  );
}
