import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Icon, type IconName } from "./Icon.tsx";
import { classNames } from "./class-names.ts";
import { iconButton, tooltip } from "./IconButton.css.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: IconName;
  /** Its accessible name, which the tooltip repeats. */
  label: string;
  hasTooltip?: boolean;
};

/** A round button with an icon and an accessible name. */
export function IconButton({
  icon,
  label,
  hasTooltip = true,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  const tooltip = useTooltip();
  return (
    <>
      <button
        {...rest}
        {...(hasTooltip && tooltip.anchor)}
        type={type}
        className={classNames(iconButton, className)}
        aria-label={label}
      >
        <Icon name={icon} />
      </button>
      {hasTooltip && tooltip.anchorBox && (
        <Tooltip box={tooltip.anchorBox}>{label}</Tooltip>
      )}
    </>
  );
}

const GAP_PX = 8;

/**
 * The tooltip of an icon button, hidden from screen readers because it repeats
 * the button's name. It is in the top layer, so no scrolling box cuts it off.
 */
function Tooltip({ box, children }: { box: DOMRect; children: ReactNode }) {
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

/** The time for which a pointer rests on a button before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** If the last tooltip closed less than this ago, the next opens at once. */
const SKIP_DELAY_MS = 300;

let lastClosedAtMs = Number.NEGATIVE_INFINITY;

/**
 * Opens a tooltip on hover and on focus by Tab, never on touch; Escape closes
 * it. react-aria's tooltip is not used, because its skip delay cannot be less
 * than 500 ms; here it is 300 ms. Returns handlers for the button, and the
 * button's box while the tooltip is open.
 */
function useTooltip() {
  const [anchorBox, setAnchorBox] = useState<DOMRect>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    if (anchorBox) lastClosedAtMs = performance.now();
    setAnchorBox(undefined);
  };
  const openAt = (element: Element) =>
    setAnchorBox(element.getBoundingClientRect());

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchorBox) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") setAnchorBox(undefined);
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [anchorBox]);

  const anchor = {
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "touch") return;
      const element = event.currentTarget;
      const isSkipping = performance.now() - lastClosedAtMs < SKIP_DELAY_MS;
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => openAt(element),
        isSkipping ? 0 : OPEN_DELAY_MS,
      );
    },
    // The Tab key is released on the element that it moved the focus to.
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (event.key === "Tab") openAt(event.currentTarget);
    },
    onPointerLeave: close,
    onPointerDown: close,
    onBlur: close,
  };
  return { anchor, anchorBox };
}
