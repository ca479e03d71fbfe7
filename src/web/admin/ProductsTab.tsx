import type { Product } from "#shared/catalog.ts";
import { tags } from "../ui/Tag.css.ts";
import { Price } from "../ui/Price.tsx";
import { statuses } from "./admin.css.ts";
import * as css from "./GoodRow.css.ts";
import { GoodsTab } from "./GoodsTab.tsx";
import { ProductFields } from "./ProductFields.tsx";
import { productGoods } from "./product-goods.ts";

/** The products of the shop. */
export function ProductsTab() {
  return <GoodsTab goods={productGoods} Fields={ProductFields} About={About} />;
}

function About({ row }: { row: Product }) {
  return (
    <>
      <p className={css.text}>{row.description}</p>
      <div className={css.badges}>
        <Price value={row.price} className={css.price} />
        {row.isNew && <span className={tags.new}>New</span>}
        {row.isBestSeller && (
          <span className={tags.bestSeller}>Best Seller</span>
        )}
        {row.inStock ? (
          <span className={statuses.ok}>In Stock</span>
        ) : (
          <span className={statuses.bad}>Out of Stock</span>
        )}
        {row.variants.length > 0 && (
          <span className={css.extra}>{optionCount(row.variants.length)}</span>
        )}
      </div>
    </>
  );
}

function optionCount(count: number): string {
  return count === 1 ? "1 option" : `${count} options`;
}
