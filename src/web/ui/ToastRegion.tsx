import { useEffect, useRef } from "react";
import { useStore } from "../store.ts";
import { ToastCard } from "./ToastCard.tsx";
import { region } from "./ToastRegion.css.ts";
import { onDark } from "./global.css.ts";
import { toastStore } from "./toasts.ts";

/**
 * Where notifications appear. It is not react-aria's: it has to be there when
 * no further script can be loaded, tells good news politely, replaces what it
 * shows, and keeps its clock while the window is hidden. The top-layer mark
 * lets react-aria's dialogs leave it reachable.
 */
export function ToastRegion() {
  const toast = useStore(toastStore);
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      if (!ref.current?.contains(document.activeElement))
        cameFrom.current = document.activeElement;
      ref.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  // Whoever came here by F8 goes back when the notification goes.
  const giveBack = () => {
    if (!ref.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  };

  const card = toast && (
    <ToastCard key={toast.id} toast={toast} onGone={giveBack} />
  );
  return (
    <section
      ref={ref}
      className={`${region} ${onDark}`}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      data-react-aria-top-layer="true"
    >
      <div role="status">{toast?.tone === "ok" && card}</div>
      <div role="alert">{toast?.tone === "error" && card}</div>
    </section>
  );
}
