import { block, kinds, sizes } from "./Button.css.ts";
import { classNames } from "#web/ui/class-names.ts";

export type ButtonStyle = {
  kind?: keyof typeof kinds;
  size?: keyof typeof sizes;
  /** As wide as its container. */
  isBlock?: boolean;
  className?: string;
};

/** Returns the classes of a button, or of a link that looks like one. */
export function buttonClass(style: ButtonStyle): string {
  const { kind = "primary", size = "medium", isBlock, className } = style;
  return classNames(kinds[kind], sizes[size], isBlock && block, className);
}
