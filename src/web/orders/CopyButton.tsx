import type { RefObject } from "react";
import { useMessages } from "#web/data/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { useCopy } from "#web/ui/useCopy.ts";
import * as css from "./CopyButton.css.ts";

type CopyButtonProps = {
  /** The name of what is copied. */
  name: string;
  value: string;
  /** What shows it, to be selected where a page may not copy. */
  shown: RefObject<HTMLElement | null>;
  className?: string;
};

/** Copies a value that stands beside it, and says so. */
export function CopyButton({ name, value, shown, className }: CopyButtonProps) {
  const t = useMessages("order").payment;
  const { isCopied, copy } = useCopy();
  const copyValue = async () => {
    if (!(await copy(value, shown.current)))
      showToast({ title: t.notCopied(name) }, "error");
  };
  return (
    <>
      <button
        type="button"
        className={classNames(css.copy, className)}
        data-copied={isCopied || undefined}
        aria-label={isCopied ? t.copiedNamed(name) : t.copyNamed(name)}
        onClick={copyValue}
      >
        <Icon name={isCopied ? "tick" : "copy"} />
        <span className={css.copyText}>{isCopied ? t.copied : t.copy}</span>
      </button>
      <span className={css.answer} role="status">
        {isCopied ? t.copiedNamed(name) : ""}
      </span>
    </>
  );
}
