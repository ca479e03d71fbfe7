import { useLayoutEffect, useRef, type ReactNode } from "react";
import { tooltip } from "./Tooltip.css.ts";

const GAP_PX = 8;

/**
 * The tooltip of an icon button, hidden from screen readers because it repeats
 * the button's name. It is in the top layer, so no scrolling box cuts it off.
 */
export function Tooltip({
  box,
  children,
}: {
  box: DOMRect;
  children: ReactNode;
}) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.showPopover?.();
    const { width, height } = element.getBoundingClientRect();
    const middle = box.left + box.width / 2 - width / 2;
    const above = box.top - height - GAP_PX;
    const left = Math.min(
      Math.max(middle, GAP_PX),
      document.documentElement.clientWidth - width - GAP_PX,
    );
    element.style.left = `${left}px`;
    element.style.top = `${above > GAP_PX ? above : box.bottom + GAP_PX}px`;
  }, [box]);
  return (
    <span ref={ref} popover="manual" aria-hidden="true" className={tooltip}>
      {children}
    </span>
  );
}
