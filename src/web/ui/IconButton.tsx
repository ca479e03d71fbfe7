import type { ComponentProps } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import { iconButton } from "./IconButton.css.ts";
import { Tip } from "./Tip.tsx";
import { useTip } from "./useTip.ts";
import { classNames } from "./class-names.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: IconName;
  /** Its name, and what its tooltip shows. */
  label: string;
  hasTip?: boolean;
};

/** A round button that is a drawing; it always has a name. */
export function IconButton({
  icon,
  label,
  hasTip = true,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  const tip = useTip();
  return (
    <>
      <button
        {...rest}
        {...(hasTip && tip.anchor)}
        type={type}
        className={classNames(iconButton, className)}
        aria-label={label}
      >
        <Icon name={icon} />
      </button>
      {hasTip && tip.anchorBox && <Tip box={tip.anchorBox}>{label}</Tip>}
    </>
  );
}
