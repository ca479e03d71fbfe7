import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClass } from "./button-class.ts";

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, "className"> &
  ButtonLook;

/** A link within the shop that looks like a button. */
export function ButtonLink({
  kind,
  size,
  isBlock,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={buttonClass({ kind, size, isBlock, className })}
    />
  );
}
