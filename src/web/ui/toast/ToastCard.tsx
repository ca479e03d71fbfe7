import { useMessages, useSayError } from "#web/data/messages.ts";
import { type FocusEvent, useEffect, useState } from "react";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/button/IconButton.tsx";
import * as css from "./ToastRegion.css.ts";
import { dismissToast, type Toast } from "./toasts.ts";
import { useCountdown } from "./useCountdown.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useDrag } from "#web/ui/useDrag.ts";

const VISIBLE_MS = 5_000;
/** A notification that is dragged further to the right is dismissed. */
const SWIPE_PX = 50;

type ToastCardProps = { toast: Toast; onLeave: () => void };

/** A notification. Its timeout pauses during hover, focus and dragging. */
export function ToastCard({ toast, onLeave }: ToastCardProps) {
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
