import { useRef } from "react";
import { useMessages } from "#web/data/messages.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { showToast } from "#web/ui/toast/toasts.ts";
import { useCopy } from "#web/ui/useCopy.ts";
import * as css from "./WhatToPay.css.ts";

type CopyRowProps = {
  name: string;
  /** As it is shown; `copied` where something else is to be copied. */
  value: string;
  copied?: string;
};

export function CopyRow({ name, value, copied = value }: CopyRowProps) {
  const t = useMessages("payment");
  const shown = useRef<HTMLElement>(null);
  const { isCopied, copy } = useCopy();
  const copyValue = async () => {
    if (!(await copy(copied, shown.current)))
      showToast({ title: t.notCopied(name) }, "error");
  };
  return (
    <div className={css.row}>
      <dt className={css.term}>{name}</dt>
      <dd className={css.value}>
        <span ref={shown} className={css.text} dir="auto">
          {value}
        </span>
        <button
          type="button"
          className={css.copy}
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
      </dd>
    </div>
  );
}
