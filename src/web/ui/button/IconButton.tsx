import type { ComponentProps } from "react";
import { Icon, type IconName } from "#web/ui/Icon.tsx";
import { iconButton } from "./IconButton.css.ts";
import { Tooltip } from "#web/ui/tooltip/Tooltip.tsx";
import { useTooltip } from "#web/ui/tooltip/useTooltip.ts";
import { classNames } from "#web/ui/class-names.ts";

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
