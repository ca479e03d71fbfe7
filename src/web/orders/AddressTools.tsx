import { useRef } from "react";
import { addressLines } from "#shared/delivery/rules.ts";
import type { Address } from "#shared/delivery/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button, buttonClass } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { useCopy } from "#web/ui/useCopy.ts";
import * as css from "./Travel.css.ts";

const MAP = "https://www.openstreetmap.org/search?query=";

type AddressToolsProps = { address: Address; customerName: string };

/** Copies an address in one press, or shows it on a map. */
export function AddressTools({ address, customerName }: AddressToolsProps) {
  const { order: t } = useMessages("buy").delivery;
  const { locale } = useFormats();
  const tools = useRef<HTMLDivElement>(null);
  const { isCopied, copy } = useCopy();
  const { line1, postalCode, city, region, country } = address;
  const place = [line1, `${postalCode} ${city}`, region, country];
  const query = place.filter((part) => part.trim() !== "").join(", ");
  const copyAddress = async () => {
    const shown = tools.current?.parentElement?.querySelector("[data-address]");
    const text = addressLines(address, customerName, locale).join("\n");
    const element = shown instanceof HTMLElement ? shown : null;
    if (!(await copy(text, element)))
      showToast({ title: t.notCopied }, "error");
  };
  return (
    <div className={css.actions} ref={tools}>
      <Button kind="line" size="small" onClick={() => void copyAddress()}>
        <Icon name={isCopied ? "tick" : "copy"} />
        <span>{isCopied ? t.copied : t.copyAddress}</span>
      </Button>
      <a
        className={buttonClass({ kind: "line", size: "small" })}
        href={MAP + encodeURIComponent(query)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="external" />
        <span>{t.map}</span>
      </a>
      <span className={visuallyHidden} role="status">
        {isCopied ? t.copied : ""}
      </span>
    </div>
  );
}
