import { useEffect, useState } from "react";
import { formatCents } from "#shared/cents.ts";
import { visuallyHidden } from "../ui/layout.css.ts";
import * as css from "./DesignerPrice.css.ts";

type DesignerPriceProps = { baseCents: number; charmsCents: number };

const SAY_AFTER_MS = 500;

/** The running price with its sum; said aloud once it stands still. */
export function DesignerPrice({ baseCents, charmsCents }: DesignerPriceProps) {
  const total = formatCents(baseCents + charmsCents);
  const said = useSettled(total);
  return (
    <div className={css.price}>
      <b className={css.total}>{total}</b>
      <span className={css.sum}>
        {formatCents(baseCents)} clip
        {charmsCents > 0 && ` + ${formatCents(charmsCents)} charms`}
      </span>
      <span className={visuallyHidden} role="status">
        {said && `Price ${said}`}
      </span>
    </div>
  );
}

/** The value once it has not changed for a while; not the one it began with. */
function useSettled(value: string): string | undefined {
  const [first] = useState(value);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    if (value === first && settled === undefined) return;
    const timer = setTimeout(() => setSettled(value), SAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value, first, settled]);
  return settled;
}
