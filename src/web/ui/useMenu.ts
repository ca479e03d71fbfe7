import { useEffect, useId, useRef, useState } from "react";

/**
 * A menu below its button: pressing elsewhere closes it, and so does Escape,
 * which gives the focus back to the button.
 */
export function useMenu() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // A dialog that was opened from here gives the focus back to its button.
    const isCovered = () => document.querySelector("[role=dialog]") !== null;
    const onPointer = ({ target }: PointerEvent) => {
      if (isCovered()) return;
      if (target instanceof Node && !place.current?.contains(target))
        setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || isCovered()) return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
    };
  }, [isOpen]);
  return { id, isOpen, setOpen, place, opener };
}
