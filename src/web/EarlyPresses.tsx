import { type ReactNode, useEffect } from "react";
import { PRESSED_ATTRIBUTE } from "#shared/page.ts";

type EarlyPressesProps = {
  presses: readonly HTMLElement[];
  /** The application. Beside it this would change every id that React makes. */
  children: ReactNode;
};

/**
 * The options that a shopper chose before the page's code was there, and the
 * button that she pressed last, which boot.ts has marked. To be read before
 * hydration, which sets every control back to what was rendered.
 */
export function readEarlyPresses(root: Element): HTMLElement[] {
  const radios = root.querySelectorAll<HTMLInputElement>("input[type=radio]");
  const buttons = root.querySelectorAll<HTMLElement>(`[${PRESSED_ATTRIBUTE}]`);
  for (const button of buttons) button.removeAttribute(PRESSED_ATTRIBUTE);
  return [
    ...[...radios].filter((radio) => radio.checked && !radio.defaultChecked),
    ...buttons,
  ];
}

/** Makes those presses again, now that they are heard. */
export function EarlyPresses({ presses, children }: EarlyPressesProps) {
  useEffect(() => {
    for (const control of presses) control.click();
  }, [presses]);
  return children;
}
