import { useMessages } from "#web/data/messages.ts";
import { states } from "./list/ItemRow.css.ts";

/** Whether shoppers can choose an item. */
export function StockBadge({ inStock }: { inStock: boolean }) {
  const t = useMessages("panel").form;
  return inStock ? (
    <span className={states.in}>{t.inStock}</span>
  ) : (
    <span className={states.out}>{t.outOfStock}</span>
  );
}
