import type { ComponentProps, MouseEvent } from "react";
import { type ButtonStyle, buttonClass } from "./button-class.ts";
import { Dots } from "#web/ui/Dots.tsx";

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
