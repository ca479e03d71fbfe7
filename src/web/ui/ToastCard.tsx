import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import * as css from "./ToastRegion.css.ts";
import { dismissToast, type Toast } from "./toasts.ts";
import { useCountdown } from "./useCountdown.ts";
import { classNames } from "./class-names.ts";

const VISIBLE_MS = 5_000;
/** Pulled further to the right than this, it is dismissed. */
const SWIPE_PX = 50;
const DRAG_STARTS_PX = 4;

type ToastCardProps = { toast: Toast; onGone: () => void };

/** One notification. Rests while it is pointed at or has the focus. */
export function ToastCard({ toast, onGone }: ToastCardProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [pulledPx, setPulledPx] = useState(0);
  const startX = useRef<number>(undefined);

  const dismiss = () => dismissToast(toast.id);
  useCountdown(VISIBLE_MS, isHovered || isFocused || pulledPx > 0, dismiss);
  useEffect(() => {
    if (toast.isLeaving) onGone();
  }, [toast.isLeaving, onGone]);

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (startX.current === undefined) return;
    const moved = event.clientX - startX.current;
    if (moved > DRAG_STARTS_PX)
      event.currentTarget.setPointerCapture(event.pointerId);
    setPulledPx(Math.max(0, moved));
  };
  const onPointerEnd = () => {
    startX.current = undefined;
    if (pulledPx > SWIPE_PX) dismiss();
    else setPulledPx(0);
  };
  // Let go of beside it, before it was held fast: no end of that is heard here.
  const onPointerLeave = () => {
    setHovered(false);
    if (startX.current === undefined) return;
    startX.current = undefined;
    setPulledPx(0);
  };
  const onBlur = (event: FocusEvent<HTMLDivElement>) =>
    setFocused(event.currentTarget.contains(event.relatedTarget));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same; this is the swipe
    <div
      className={classNames(css.toast, toast.isLeaving && css.leaving)}
      data-tone={toast.tone}
      data-pulled={pulledPx > 0 || undefined}
      style={
        pulledPx > 0 ? { transform: `translateX(${pulledPx}px)` } : undefined
      }
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={onPointerLeave}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
      onPointerDown={(event) => {
        startX.current = event.clientX;
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    >
      <span className={css.disc} data-tone={toast.tone}>
        <Icon
          name={toast.tone === "ok" ? "tick" : "warning"}
          className={css.discIcon}
        />
      </span>
      <div className={css.words}>
        <strong className={css.title}>{toast.title}</strong>
        {toast.description}
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
        label="Dismiss"
        hasTip={false}
        className={css.close}
        onClick={dismiss}
      />
    </div>
  );
}
