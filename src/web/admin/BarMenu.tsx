import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import { IconButton } from "#web/ui/button/IconButton.tsx";
import { classNames } from "#web/ui/class-names.ts";
import * as css from "./BarMenu.css.ts";

/** What the panel's bar leads to: in a row, and in a menu below 860 px. */
export function BarMenu({ children }: { children: ReactNode }) {
  const t = useMessages("panel").dashboard;
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
  return (
    <div ref={place} className={css.place}>
      <IconButton
        ref={opener}
        className={css.opener}
        icon="more"
        label={t.menu}
        hasTooltip={false}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      />
      <div id={id} className={classNames(css.actions, isOpen && css.open)}>
        {children}
      </div>
    </div>
  );
}
