import type { Charm } from "#shared/charms.ts";
import { isLow } from "#shared/charms.ts";
import { Price } from "../ui/Price.tsx";
import { statuses } from "./admin.css.ts";
import { CharmFields } from "./CharmFields.tsx";
import { charmGoods } from "./charm-goods.ts";
import * as css from "./GoodRow.css.ts";
import { GoodsTab } from "./GoodsTab.tsx";

/** The charms of the shop, with their stock. */
export function CharmsTab() {
  return <GoodsTab goods={charmGoods} Fields={CharmFields} About={About} />;
}

function About({ row }: { row: Charm }) {
  return (
    <div className={css.badges}>
      <Price value={row.price} className={css.price} />
      <span className={css.extra}>Stock: {row.stockQuantity}</span>
      {row.inStock ? (
        <span className={statuses.ok}>In Stock</span>
      ) : (
        <span className={statuses.bad}>Out of Stock</span>
      )}
      {isLow(row) && <span className={statuses.low}>Low stock</span>}
    </div>
  );
}
