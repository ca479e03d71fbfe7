import { useMessages } from "#web/data/messages.ts";
import { Dots } from "#web/ui/Icon.tsx";
import { opening } from "./Opening.css.ts";

/** Shown while the code of an overlay is loading. */
export function Opening() {
  const { opening: text } = useMessages("first");
  return (
    <p className={opening} role="status">
      <span>{text}</span> <Dots />
    </p>
  );
}
