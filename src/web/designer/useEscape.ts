import { useEffect, useEffectEvent } from "react";

/** Calls `onEscape` in place of whatever else Escape would do, while active. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const onPressed = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The dialog would close.
      event.stopImmediatePropagation();
      onPressed();
    };
    document.addEventListener("keydown", onKey, { capture: true });
    return () =>
      document.removeEventListener("keydown", onKey, { capture: true });
  }, [isActive]);
}
