import { statuses } from "#web/admin/form/admin.css.ts";

/** Whether shoppers can choose an item. */
export function StockBadge({ inStock }: { inStock: boolean }) {
  return inStock ? (
    <span className={statuses.ok}>In Stock</span>
  ) : (
    <span className={statuses.bad}>Out of Stock</span>
  );
}
