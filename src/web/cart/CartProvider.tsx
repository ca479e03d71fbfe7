import { type ReactNode, useMemo, useRef, useState } from "react";
import { CartContext, type Overlay } from "./cart-context.ts";

/** Keeps what is open over the page, and where the focus goes after it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const opener = useRef<Element | null>(null);
  const focusAfter = useRef<"opener" | "heading">("opener");
  const isOpen = useRef(false);

  const value = useMemo(
    () => ({
      overlay,
      show(next: Overlay) {
        if (!isOpen.current) opener.current = document.activeElement;
        isOpen.current = true;
        setOverlay(next);
      },
      close(focus: "opener" | "heading" = "opener") {
        isOpen.current = false;
        focusAfter.current = focus;
        setOverlay(null);
      },
      onExited() {
        // Another dialog may have taken over in the meantime.
        if (isOpen.current) return;
        const heading = document.querySelector<HTMLElement>("main h1");
        if (focusAfter.current === "heading") heading?.focus();
        else if (opener.current instanceof HTMLElement) opener.current.focus();
      },
    }),
    [overlay],
  );
  return <CartContext value={value}>{children}</CartContext>;
}
