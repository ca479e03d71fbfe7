import { type Struck, struckPrice } from "#shared/catalog/sale.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { formatDay } from "#shared/text/dates.ts";
import { dayAt } from "#shared/text/days.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useSite } from "#web/data/shop-context.ts";
import { classNames } from "#web/ui/class-names.ts";
import { tags } from "#web/ui/Tag.css.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import * as css from "./SalePrice.css.ts";

/** A product or a variant whose sale runs. */
export type OnSale = Pick<
  Product,
  "price" | "regularPrice" | "lowestPrice" | "saleUntil"
>;

function useStruck(item: OnSale): Struck | undefined {
  return struckPrice(item, useSite().legal.country);
}

type CardSaleProps = { item: OnSale; isBadge?: boolean };

/** On a card: the badge on its picture, or what is struck above its price. */
export function CardSale({ item, isBadge }: CardSaleProps) {
  return isBadge ? <SaleBadge item={item} /> : <SaleLine item={item} />;
}

function SaleLine({ item }: { item: OnSale }) {
  const struck = useStruck(item);
  const { sale: t } = useMessages("home");
  if (!struck) return null;
  return (
    <p className={css.line}>
      <StruckPrice item={item} struck={struck} />{" "}
      {struck.isLowest && <span>{t.lowest}</span>}
    </p>
  );
}

/** On the page of a clip, beside the price, with a sentence below. */
export function SaleWords({ item }: { item: OnSale }) {
  const struck = useStruck(item);
  const { sale: t } = useMessages("home");
  const formats = useFormats();
  return (
    <>
      {struck && (
        <span className={css.beside}>
          <StruckPrice item={item} struck={struck} />
        </span>
      )}
      <SaleBadge item={item} className={css.onPage} />
      {struck?.isLowest && (
        <span className={css.sentence}>
          {t.wasLowest(formatPrice(struck.price, formats))}
        </span>
      )}
    </>
  );
}

/** Until when a sale runs; nothing where nobody knows. */
function SaleBadge(props: { item: OnSale; className?: string }) {
  const { saleUntil } = props.item;
  const { sale: t } = useMessages("home");
  const formats = useFormats();
  if (saleUntil === undefined) return null;
  // What ends at midnight is sold so until the day before.
  const last = dayAt(Date.parse(saleUntil) - 1, formats.timeZone);
  return (
    <span
      className={classNames(tags.drop, props.className)}
      suppressHydrationWarning
    >
      {t.until(formatDay(last, formats, { from: Date.parse(saleUntil) }))}
    </span>
  );
}

function StruckPrice({ item, struck }: { item: OnSale; struck: Struck }) {
  const { sale: t } = useMessages("home");
  const formats = useFormats();
  const before = formatPrice(struck.price, formats);
  return (
    <>
      <span className={visuallyHidden}>
        {t.former(before, formatPrice(item.price, formats))}
      </span>
      <s aria-hidden="true" className={css.struck}>
        {before}
      </s>
    </>
  );
}
