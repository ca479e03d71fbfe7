import { useEffect, useEffectEvent } from "react";

/** While active, calls `onEscape` instead of the other handlers of Escape. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const onPressed = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Otherwise the dialog would close.
      event.stopImmediatePropagation();
      onPressed();
    };
    document.addEventListener("keydown", onKey, { capture: true });
    return () =>
      document.removeEventListener("keydown", onKey, { capture: true });
  }, [isActive]);
}
