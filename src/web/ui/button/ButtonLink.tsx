import type { ComponentProps } from "react";
import { type ButtonStyle, buttonClass } from "./button-class.ts";
import { PageLink } from "#web/ui/PageLink.tsx";

type ButtonLinkProps = Omit<ComponentProps<typeof PageLink>, "className"> &
  ButtonStyle;

/** A link within the shop that looks like a button. */
export function ButtonLink({
  kind,
  size,
  isBlock,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <PageLink
      {...rest}
      className={buttonClass({ kind, size, isBlock, className })}
    />
  );
}
