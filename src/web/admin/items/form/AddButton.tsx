import { type RefObject, useEffect, useRef } from "react";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { below, low } from "#web/ui/media.ts";
import {
  BOTTOM_ATTRIBUTE,
  REGION_ATTRIBUTE,
  covers,
} from "#web/ui/toast-place.ts";

type AddButtonProps = {
  text: string;
  /** Whether it is what the view is for, and not one of two lists. */
  isMain: boolean;
  /** Whether the form opens in a sheet, and not beside the list. */
  isDialog: boolean;
  onPress: () => void;
};

/** Opens the form for a new item. */
export function AddButton(props: AddButtonProps) {
  const { text, isMain, isDialog, onPress } = props;
  const button = useRef<HTMLButtonElement>(null);
  useKeptFree(button);
  return (
    <Button
      ref={button}
      kind={isMain ? "primary" : "ink"}
      size="small"
      data-add=""
      aria-haspopup={isDialog ? "dialog" : undefined}
      aria-expanded={isDialog ? undefined : false}
      onClick={onPress}
    >
      <Icon name="plus" />
      <span>{text}</span>
    </Button>
  );
}

/**
 * Moves the notification that a phone has below the tabs to the bottom if it
 * would cover this element. It stays there until it leaves: what moves under a
 * pointer is pressed instead.
 */
function useKeptFree(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = document.querySelector(`[${REGION_ATTRIBUTE}]`);
    if (!region) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.removeAttribute(BOTTOM_ATTRIBUTE);
      if (!matchMedia(below.md).matches || matchMedia(low).matches) return;
      const element = ref.current;
      root.toggleAttribute(
        BOTTOM_ATTRIBUTE,
        element !== null && covers(region, [element]),
      );
    });
    observer.observe(region);
    return () => {
      observer.disconnect();
      root.removeAttribute(BOTTOM_ATTRIBUTE);
    };
  }, [ref]);
}
