import { type ReactNode, useEffect } from "react";

type EarlyChoicesProps = {
  choices: readonly HTMLInputElement[];
  /** The application. Beside it this would change every id that React makes. */
  children: ReactNode;
};

/**
 * The options that a shopper chose before the page's code was there. To be
 * read before hydration, which sets every control back to what was rendered.
 */
export function readEarlyChoices(root: Element): HTMLInputElement[] {
  const radios = root.querySelectorAll<HTMLInputElement>("input[type=radio]");
  return [...radios].filter((radio) => radio.checked && !radio.defaultChecked);
}

/** Makes those choices again, now that they are heard. */
export function EarlyChoices({ choices, children }: EarlyChoicesProps) {
  useEffect(() => {
    for (const radio of choices) radio.click();
  }, [choices]);
  return children;
}
