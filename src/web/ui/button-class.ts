import { block, kinds, sizes } from "./Button.css.ts";
import { classNames } from "./class-names.ts";

export type ButtonLook = {
  kind?: keyof typeof kinds;
  size?: keyof typeof sizes;
  /** As wide as what holds it. */
  isBlock?: boolean;
  className?: string;
};

/** The classes of what looks like a button: buttons and links alike. */
export function buttonClass(look: ButtonLook): string {
  const { kind = "primary", size = "medium", isBlock, className } = look;
  return classNames(kinds[kind], sizes[size], isBlock && block, className);
}
