import { spellBeads } from "#shared/clip/beads.ts";
import type { Change, Correction } from "#shared/corrections/schema.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useOrderFormats } from "#web/payment/useOrderFormats.ts";
import { ShortTime } from "./OrderSteps.tsx";
import * as css from "./MakePage.css.ts";

type HistoryProps = { corrections: readonly Correction[] };

/** What was corrected in an order, and when. */
export function CorrectionHistory({ corrections }: HistoryProps) {
  const { correct: t } = useMessages("making");
  const say = useChangeText();
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
              {changes.map((change) => (
                <li key={`${change.what} ${change.line}`}>
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

/** Returns a function that says a change: "Quantity: 1 → 2". */
function useChangeText() {
  const { correct: t } = useMessages("making");
  const { gap } = useMessages("orders");
  const formats = useOrderFormats();
  return ({ what, before, after }: Change) => {
    const value = (text: string) => {
      if (text === "") return t.none;
      if (what === "total") return formatPrice(text, formats);
      return what === "letters" ? spellBeads(text, gap) : text;
    };
    return `${t.what[what]}: ${value(before)} → ${value(after)}`;
  };
}
