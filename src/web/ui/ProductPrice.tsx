import {
  type CardProduct,
  isSoldOut,
  sayPrice,
} from "#shared/catalog/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { numerals } from "#web/ui/theme/layout.css.ts";
import { classNames } from "./class-names.ts";
import { PriceNote } from "./PriceNote.tsx";

type ProductPriceProps = {
  product: CardProduct;
  className?: string;
  /** Leaves out the maker's line at prices. */
  isBare?: boolean;
};

/** What a clip costs where no option is chosen, or that it is sold out. */
export function ProductPrice(props: ProductPriceProps) {
  const { product, className, isBare } = props;
  const { products } = useMessages("first");
  return (
    <>
      <span className={classNames(numerals, className)}>
        {sayPrice(product, products, useFormats())}
      </span>
      {!isBare && !isSoldOut(product) && <PriceNote />}
    </>
  );
}
