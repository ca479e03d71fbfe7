import { Fragment, useEffect, useState } from "react";
import { designCents } from "#shared/clip/rules.ts";
import { formatCents } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { visuallyHidden } from "#web/ui/theme/layout.css.ts";
import { PriceNote } from "#web/ui/PriceNote.tsx";
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
  const { price: t } = useMessages("designer");
  const formats = useFormats();
  const format = (cents: number) => formatCents(cents, formats);
  const resinCents = designCents("0.00", resin ? [resin] : []);
  const charmsCents = designCents("0.00", charms);
  const total = format(baseCents + resinCents + charmsCents);
  const parts = [
    t.clip(format(baseCents)),
    ...(resinCents > 0 ? [t.resin(format(resinCents))] : []),
    ...(charmsCents > 0 ? [t.charms(format(charmsCents))] : []),
  ];
  const settled = useSettled(total);
  return (
    <div className={css.price}>
      <b className={css.total}>{total}</b>
      <span className={`${css.sum} ${css.parts}`}>
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && " "}
            <span className={css.part}>{index > 0 ? `+ ${part}` : part}</span>
          </Fragment>
        ))}
      </span>
      <PriceNote className={css.sum} />
      <span className={visuallyHidden} role="status">
        {settled && t.announced(settled)}
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
