import { teeth } from "./ScallopEdge.css.ts";
import { classNames } from "./class-names.ts";

/** The toothed edge above the promo band and below the receipt. */
export function ScallopEdge({ className }: { className?: string }) {
  return <div className={classNames(teeth, className)} aria-hidden="true" />;
}
