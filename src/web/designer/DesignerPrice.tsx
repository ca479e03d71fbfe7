import { useEffect, useState } from "react";
import { designCents } from "#shared/clip/rules.ts";
import { formatCents } from "#shared/money/cents.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import * as css from "./DesignerPrice.css.ts";
import type { Choice } from "./draft/draft.ts";

type DesignerPriceProps = {
  baseCents: number;
  resin: Choice | undefined;
  charms: readonly Choice[];
};

const SAY_AFTER_MS = 500;

/** The current price and its parts; announced when the price stops changing. */
export function DesignerPrice(props: DesignerPriceProps) {
  const { baseCents, resin, charms } = props;
  const resinCents = designCents("0.00", resin ? [resin] : []);
  const charmsCents = designCents("0.00", charms);
  const total = formatCents(baseCents + resinCents + charmsCents);
  const said = useSettled(total);
  return (
    <div className={css.price}>
      <b className={css.total}>{total}</b>
      <span className={css.sum}>
        {formatCents(baseCents)} clip
        {resinCents > 0 && ` + ${formatCents(resinCents)} resin`}
        {charmsCents > 0 && ` + ${formatCents(charmsCents)} charms`}
      </span>
      <span className={visuallyHidden} role="status">
        {said && `Price ${said}`}
      </span>
    </div>
  );
}

/** Returns the value after SAY_AFTER_MS without change; at first, undefined. */
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
