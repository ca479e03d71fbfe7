import { useMessages } from "#web/data/messages.ts";
import { useEffect, useRef } from "react";
import { useStore } from "#web/data/store.ts";
import { ToastCard } from "./ToastCard.tsx";
import { region } from "./ToastRegion.css.ts";
import { onDark } from "#web/ui/theme/global.css.ts";
import { toastStore } from "./toasts.ts";
import { REGION_ATTRIBUTE, useToastHeight } from "./toast-place.ts";

/**
 * Where notifications appear: successes as a polite live region, errors as an
 * assertive one. F8 moves the focus here. REGION_ATTRIBUTE keeps the region
 * reachable while a react-aria dialog is open.
 *
 * react-aria's toast (`UNSTABLE_` in 1.22) is not used: it announces every
 * notification assertively and is 17.7 kB of brotli. These would be part of the
 * first view, since a notification must also appear when no further script can
 * be loaded.
 */
export function ToastRegion() {
  const { notifications } = useMessages("first");
  const toast = useStore(toastStore);
  const ref = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element | null>(null);
  useToastHeight(ref);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      if (!ref.current?.contains(document.activeElement))
        previousFocus.current = document.activeElement;
      ref.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  // When the notification closes, the focus returns to where it was before F8.
  const restoreFocus = () => {
    if (!ref.current?.contains(document.activeElement)) return;
    if (previousFocus.current instanceof HTMLElement)
      previousFocus.current.focus();
    previousFocus.current = null;
  };

  const card = toast && (
    <ToastCard key={toast.id} toast={toast} onLeave={restoreFocus} />
  );
  return (
    <section
      ref={ref}
      className={`${region} ${onDark}`}
      aria-label={notifications}
      tabIndex={-1}
      {...{ [REGION_ATTRIBUTE]: "true" }}
    >
      <div role="status">{toast?.tone === "ok" && card}</div>
      <div role="alert">{toast?.tone === "error" && card}</div>
    </section>
  );
}
