import { spellBeads } from "#shared/clip/beads.ts";
import { lineOfChange } from "#shared/orders/state.ts";
import type { Change } from "#shared/orders/schema.ts";
import type { MakerOrder } from "#shared/orders/progress.ts";
import { isolated } from "#shared/text/characters.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useOrderFormats } from "#web/payment/useOrderFormats.ts";
import { ShortTime } from "./OrderSteps.tsx";
import * as css from "./MakePage.css.ts";

type HistoryProps = { order: MakerOrder };

/** What was corrected in an order, and when. */
export function CorrectionHistory({ order }: HistoryProps) {
  const { corrections } = order;
  const { correct: t } = useMessages("making");
  const say = useChangeText(order);
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections-title">
      <h2 className={css.sectionTitle} id="corrections-title">
        {t.history}
      </h2>
      <ul className={css.history}>
        {corrections.map(({ at, changes }) => (
          <li key={at}>
            <ShortTime iso={at} />
            <ul>
              {changes.map((change, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a correction never changes
                <li key={place}>
                  <bdi>{say(change)}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns a function that says a change: "Quantity (Sea Foam): 1 → 2". */
function useChangeText(order: MakerOrder) {
  const { correct: t } = useMessages("making");
  const { gap } = useMessages("orders");
  const { customClip } = useMessages("storefront");
  const formats = useOrderFormats();
  return (change: Change) => {
    const { what, before, after } = change;
    const value = (text: string) => {
      if (text === "") return t.none;
      if (what === "total") return formatPrice(text, formats);
      return what === "letters" ? spellBeads(text, gap) : text;
    };
    const line = lineOfChange(change, order, customClip);
    const of = line === undefined ? "" : ` (${isolated(line)})`;
    return `${t.what[what]}${of}: ${value(before)} → ${value(after)}`;
  };
}
