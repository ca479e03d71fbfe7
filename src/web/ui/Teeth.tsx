import { teeth } from "./Teeth.css.ts";

/** The toothed edge: over the promo band and under the receipt. */
export function Teeth({ className }: { className?: string }) {
  return (
    <div
      className={className ? `${teeth} ${className}` : teeth}
      aria-hidden="true"
    />
  );
}
