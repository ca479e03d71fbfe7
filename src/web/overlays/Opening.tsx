import { Dots } from "#web/ui/Dots.tsx";
import { opening } from "./Opening.css.ts";

/** Shown while the code of an overlay is loading. */
export function Opening() {
  return (
    <p className={opening} role="status">
      Opening... <Dots />
    </p>
  );
}
