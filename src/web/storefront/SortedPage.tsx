import type { SortedPage as SortedPageData } from "#shared/api/page.ts";
import { sortedPath } from "#shared/catalog/rules.ts";
import { SECTIONS } from "#shared/api/paths.ts";
import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";
import { buttonClass } from "#web/ui/Button.tsx";
import {
  head,
  headText,
  headTitle,
  section,
  visuallyHidden,
  wrap,
} from "#web/ui/layout.css.ts";
import * as css from "./MoreProducts.css.ts";
import { ProductCard } from "./ProductCard.tsx";
import { far, grid } from "./Products.css.ts";
import { SortLinks } from "./MoreProducts.tsx";

/** The number of cards in the first row of the widest grid. */
const EAGER_CARDS = 3;

/** A page of a long list of products in another order than the maker's. */
export function SortedPage({ sorted }: { sorted: SortedPageData }) {
  const { by, number, last, products } = sorted;
  const { title } = useSite().products;
  const { more, sort } = useMessages("home").pages;
  const { titles, products: t } = useMessages("first");
  return (
    <section
      className={`${section} ${wrap}`}
      id={SECTIONS.products}
      aria-labelledby="products-title"
    >
      <div className={head}>
        <h1 className={headTitle} id="products-title">
          <span dir="auto">{title}</span>
          {number > 1 && <span>{titles.page(number)}</span>}
        </h1>
      </div>
      <SortLinks current={by} />
      <h2 className={visuallyHidden}>{t.clips}</h2>
      {products.length > 0 ? (
        <ul className={grid}>
          {products.map((product, index) => (
            <li key={product.id} className={index < EAGER_CARDS ? "" : far}>
              <ProductCard product={product} isEager={index < EAGER_CARDS} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={headText}>{number > 1 ? more.none : sort.none}</p>
      )}
      {last > 1 && (
        <div className={`${css.after} ${css.links}`}>
          {number > 1 && (
            <a
              className={buttonClass({ kind: "line", size: "large" })}
              href={sortedPath(by, number - 1)}
              rel="prev"
            >
              {more.previous}
            </a>
          )}
          {number < last && (
            <a
              className={buttonClass({ kind: "line", size: "large" })}
              href={sortedPath(by, number + 1)}
              rel="next"
            >
              {more.next}
            </a>
          )}
        </div>
      )}
    </section>
  );
}
