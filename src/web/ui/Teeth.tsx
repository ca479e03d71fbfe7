import { teeth } from "./Teeth.css.ts";
import { classNames } from "./class-names.ts";

/** The toothed edge: over the promo band and under the receipt. */
export function Teeth({ className }: { className?: string }) {
  return <div className={classNames(teeth, className)} aria-hidden="true" />;
}
