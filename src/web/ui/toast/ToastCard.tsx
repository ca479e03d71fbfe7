import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import * as css from "./ToastRegion.css.ts";
import { dismissToast, type Toast } from "./toasts.ts";
import { useCountdown } from "./useCountdown.ts";
import { classNames } from "#web/ui/class-names.ts";

const VISIBLE_MS = 5_000;
/** A notification that is dragged further to the right is dismissed. */
const SWIPE_PX = 50;
const DRAG_STARTS_PX = 4;

type ToastCardProps = { toast: Toast; onLeave: () => void };

/** A notification. Its timeout pauses during hover, focus and dragging. */
export function ToastCard({ toast, onLeave }: ToastCardProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [draggedPx, setDraggedPx] = useState(0);
  const startX = useRef<number>(undefined);

  const dismiss = () => dismissToast(toast.id);
  useCountdown(VISIBLE_MS, isHovered || isFocused || draggedPx > 0, dismiss);
  useEffect(() => {
    if (toast.isLeaving) onLeave();
  }, [toast.isLeaving, onLeave]);

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (startX.current === undefined) return;
    const moved = event.clientX - startX.current;
    if (moved > DRAG_STARTS_PX)
      event.currentTarget.setPointerCapture(event.pointerId);
    setDraggedPx(Math.max(0, moved));
  };
  const onPointerEnd = () => {
    startX.current = undefined;
    if (draggedPx > SWIPE_PX) dismiss();
    else setDraggedPx(0);
  };
  // Before the pointer is captured, a release outside sends no event here.
  const onPointerLeave = () => {
    setHovered(false);
    if (startX.current === undefined) return;
    startX.current = undefined;
    setDraggedPx(0);
  };
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
        <bdi>{toast.description}</bdi>
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
        hasTooltip={false}
        className={css.close}
        onClick={dismiss}
      />
    </div>
  );
}
