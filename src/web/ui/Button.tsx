import type { ComponentProps, MouseEvent } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { Dots } from "./Dots.tsx";

type ButtonProps = Omit<ComponentProps<"button">, "className"> &
  ButtonLook & {
    /** What it reads while its work is under way; presses are ignored then. */
    pendingText?: string;
    isPending?: boolean;
  };

/**
 * A native button. While pending it keeps its focus and its place, so it is
 * `aria-disabled` and not `disabled`.
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
          {pendingText ?? children} <Dots />
        </>
      ) : (
        children
      )}
    </button>
  );
}
