import {
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useMessages, useSayError } from "#web/data/messages.ts";
import { useStore } from "#web/data/store.ts";
import { dismissToast, type Toast, toastStore } from "./toasts.ts";
import { REGION_ATTRIBUTE, useToastHeight } from "./toast-place.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { classNames } from "./class-names.ts";
import { useDrag } from "./useDrag.ts";
import * as css from "./ToastRegion.css.ts";
import { region } from "./ToastRegion.css.ts";
import { onDark } from "./global.css.ts";

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

const VISIBLE_MS = 5_000;
/** A notification that is dragged further to the right is dismissed. */
const SWIPE_PX = 50;

type ToastCardProps = { toast: Toast; onLeave: () => void };

/** A notification. Its timeout pauses during hover, focus and dragging. */
function ToastCard({ toast, onLeave }: ToastCardProps) {
  const { dismiss: dismissText } = useMessages("first");
  const say = useSayError();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [draggedPx, setDraggedPx] = useState(0);

  const dismiss = () => dismissToast(toast.id);
  useCountdown(
    toast.visibleMs ?? VISIBLE_MS,
    isHovered || isFocused || draggedPx > 0,
    dismiss,
  );
  useEffect(() => {
    if (toast.isLeaving) onLeave();
  }, [toast.isLeaving, onLeave]);

  const { start } = useDrag({
    onMove: ({ x }) => setDraggedPx(Math.max(0, x)),
    onEnd: (dropped) =>
      dropped && dropped.x > SWIPE_PX ? dismiss() : setDraggedPx(0),
  });
  const onBlur = (event: FocusEvent<HTMLDivElement>) =>
    setFocused(event.currentTarget.contains(event.relatedTarget));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the close button does the same as this swipe
    <div
      className={classNames(css.toast, toast.isLeaving && css.leaving)}
      data-tone={toast.tone}
      data-dragged={draggedPx > 0 || undefined}
      style={
        draggedPx > 0 ? { transform: `translateX(${draggedPx}px)` } : undefined
      }
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
      onPointerDown={start}
    >
      {toast.picture ? (
        <span className={css.picture}>{toast.picture}</span>
      ) : (
        <span className={css.disc} data-tone={toast.tone}>
          <Icon
            name={toast.tone === "ok" ? "tick" : "warning"}
            className={css.discIcon}
          />
        </span>
      )}
      <div className={css.text}>
        <strong className={css.title}>{toast.title}</strong>
        <bdi>{toast.description && say(toast.description)}</bdi>
        {toast.action && (
          <button
            type="button"
            className={css.action}
            onClick={() => {
              toast.action?.onPress();
              dismiss();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton
        icon="close"
        label={dismissText}
        hasTooltip={false}
        className={css.close}
        onClick={dismiss}
      />
    </div>
  );
}

/**
 * Calls `onEnd` after `durationMs`. The countdown pauses while `isPaused` and
 * while the window is hidden.
 */
function useCountdown(
  durationMs: number,
  isPaused: boolean,
  onEnd: () => void,
): void {
  const leftMs = useRef(durationMs);
  const [isHidden, setHidden] = useState(() => document.hidden);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);

  useEffect(() => {
    if (isPaused || isHidden) return;
    const startedAtMs = performance.now();
    const timer = setTimeout(end, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAtMs;
    };
  }, [isPaused, isHidden]);
}
