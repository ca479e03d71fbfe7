import { type ReactNode, useEffect } from "react";
import { PRESSED_ATTRIBUTE } from "#shared/api/paths.ts";

type EarlyClicksProps = {
  controls: readonly HTMLElement[];
  /** The application, as a child: a sibling would change the ids of `useId`. */
  children: ReactNode;
};

/**
 * Returns the controls that the shopper used before the code was loaded: the
 * radio buttons that she chose, and the button that she clicked last, which
 * boot.ts has marked. Must be called before hydration, which resets every
 * control.
 */
export function readEarlyClicks(root: Element): HTMLElement[] {
  const radios = root.querySelectorAll<HTMLInputElement>("input[type=radio]");
  const buttons = root.querySelectorAll<HTMLElement>(`[${PRESSED_ATTRIBUTE}]`);
  for (const button of buttons) button.removeAttribute(PRESSED_ATTRIBUTE);
  return [
    ...[...radios].filter((radio) => radio.checked && !radio.defaultChecked),
    ...buttons,
  ];
}

/** Clicks these controls again after hydration. */
export function EarlyClicks({ controls, children }: EarlyClicksProps) {
  useEffect(() => {
    // In a task of its own, React hydrates a part that is clicked.
    const timer = setTimeout(() => {
      for (const control of controls) control.click();
    });
    return () => clearTimeout(timer);
  }, [controls]);
  return children;
}
