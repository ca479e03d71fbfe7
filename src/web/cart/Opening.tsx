import { Dots } from "../ui/Dots.tsx";
import { opening } from "./Opening.css.ts";

/** What was pressed is on its way: its code is still being fetched. */
export function Opening() {
  return (
    <p className={opening} role="status">
      Opening... <Dots />
    </p>
  );
}
