import type { ComponentProps, MouseEvent } from "react";
import { Dots } from "./Icon.tsx";
import { classNames } from "./class-names.ts";
import { PageLink } from "./PageLink.tsx";
import { block, kinds, sizes } from "./Button.css.ts";

type ButtonStyle = {
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

type ButtonProps = Omit<ComponentProps<"button">, "className"> &
  ButtonStyle & {
    /** Its text while `isPending`; clicks are ignored then. */
    pendingText?: string;
    isPending?: boolean;
  };

/**
 * A native button. While pending it is `aria-disabled`, not `disabled`, so
 * that it keeps the focus.
 */
export function Button({
  kind,
  size,
  isBlock,
  className,
  pendingText,
  isPending = false,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  const label = pendingText ?? children;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, isBlock, className })}
      aria-disabled={isPending || undefined}
      onClick={press}
    >
      {isPending ? (
        <>
          {typeof label === "string" ? <span>{label}</span> : label} <Dots />
        </>
      ) : (
        children
      )}
    </button>
  );
}

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
