import { formatPrice } from "#shared/text/formats.ts";
import { useFormats, useSite } from "#web/data/shop-context.ts";
import { noteAtTotals } from "#shared/site/rules.ts";
import {
  type CardProduct,
  isSoldOut,
  sayPrice,
} from "#shared/catalog/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { classNames } from "./class-names.ts";
import { numerals, small } from "./layout.css.ts";

/** Shows a price of the API ("24.00") as the shop writes it: "$24.00". */
export function Price({ value, className }: PriceProps) {
  return (
    <span className={classNames(numerals, className)}>
      {formatPrice(value, useFormats())}
    </span>
  );
}

type PriceProps = { value: string; className?: string };

type NoteProps = { className?: string };

/** The maker's line at prices, such as "incl. VAT, plus delivery"; may be none. */
export function PriceNote(props: NoteProps) {
  return <Note {...props} text={useSite().legal.priceNote} />;
}

/** Her line at totals, which have the delivery in them. */
export function TotalNote(props: NoteProps) {
  return <Note {...props} text={noteAtTotals(useSite().legal)} />;
}

function Note({ text, className = small }: NoteProps & { text: string }) {
  return text ? (
    <span className={className} dir="auto">
      {text}
    </span>
  ) : null;
}

/**
 * Shows what a clip costs where no option is chosen, or that it is sold out.
 */
export function ProductPrice(props: {
  product: CardProduct;
  className?: string;
  /** Leaves out the maker's line at prices. */
  isBare?: boolean;
}) {
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
