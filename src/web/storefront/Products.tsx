import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useMessages } from "#web/data/messages.ts";
import { PRODUCT_PLACEHOLDERS } from "#shared/catalog/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { SECTIONS } from "#shared/api/paths.ts";
import { shownProductsQuery } from "#web/data/queries.ts";
import { usePage } from "#web/data/shop-context.ts";
import { deferred } from "#web/ui/deferred.tsx";
import { Button } from "#web/ui/Button.tsx";
import { SiteText } from "#web/ui/TextWith.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import {
  head,
  headText,
  headTitle,
  section,
  visuallyHidden,
  wrap,
} from "#web/ui/layout.css.ts";
import { ProductCard } from "./ProductCard.tsx";
import * as css from "./Products.css.ts";

// Only shops with many products load it.
const MoreProducts = deferred(["home"], () =>
  import("./MoreProducts.tsx").then((module) => module.MoreProducts),
);

const SortLinks = deferred(["home"], () =>
  import("./MoreProducts.tsx").then((module) => module.SortLinks),
);

// Only shops without clips load it.
const NewProducts = deferred(["home"], () =>
  import("./NewProducts.tsx").then((module) => module.NewProducts),
);

/** The number of cards in the first row of the widest grid. */
const EAGER_CARDS = 3;

/**
 * More cards than most screens show at first; later cards hydrate later, and
 * the list can be sorted (`MAX_UNSORTED`).
 */
const FIRST_CARDS = 24;

/**
 * The ready-made products, or a page of them if they are many. Page 1 is part of
 * the home page.
 */
export function Products({ page = 1 }: { page?: number }) {
  const { site, tools } = usePage();
  const { products, titles } = useMessages("first");
  const { title, text } = site.products;
  const Heading = page > 1 ? "h1" : "h2";
  const isTitled = !useIsEmpty() || tools !== undefined;
  return (
    <section
      className={`${section} ${wrap}`}
      id={SECTIONS.products}
      aria-labelledby={isTitled ? "products-title" : "new-clips"}
    >
      {isTitled && (
        <div className={head}>
          <Heading className={headTitle} id="products-title">
            <SiteText path="products.title" text={title} />
            {page > 1 && <span>{titles.page(page)}</span>}
          </Heading>
          {(text || tools) && (
            <p className={headText}>
              <SiteText path="products.text" text={text} />
            </p>
          )}
        </div>
      )}
      {page > 1 && <h2 className={visuallyHidden}>{products.clips}</h2>}
      <ProductGrid page={page} />
    </section>
  );
}

/**
 * Splits the later cards into groups. React hydrates each group in a task of
 * its own, or at once when something in the group is pressed. In one task,
 * 1,000 cards would block the page for two seconds on a phone.
 */
function inGroups(products: readonly Product[]): Product[][] {
  const groups: Product[][] = [];
  for (let at = 0; at < products.length; at += FIRST_CARDS)
    groups.push(products.slice(at, at + FIRST_CARDS));
  return groups;
}

function ProductGrid({ page }: { page: number }) {
  const { listPage } = usePage();
  const { products: t, tryAgain } = useMessages("first");
  const {
    data: products,
    isError,
    isFetching,
    refetch,
  } = useQuery(shownProductsQuery(listPage, page));
  if (products)
    return products.length > 0 ? (
      <>
        {(listPage || products.length > FIRST_CARDS) && <SortLinks />}
        <ul className={css.grid}>
          {products.slice(0, FIRST_CARDS).map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} isEager={index < EAGER_CARDS} />
            </li>
          ))}
          {inGroups(products.slice(FIRST_CARDS)).map((group) => (
            <Suspense key={group[0]?.id}>
              {group.map((product) => (
                <li key={product.id} className={css.far}>
                  <ProductCard product={product} isEager={false} />
                </li>
              ))}
            </Suspense>
          ))}
        </ul>
        {listPage && <MoreProducts page={page + 1} />}
      </>
    ) : (
      <NewProducts />
    );
  if (isError && !isFetching)
    return (
      <div className={css.quiet} role="alert">
        <h3 className={css.quietTitle}>{t.failed}</h3>
        <p className={css.quietText}>{t.check}</p>
        <Button kind="ink" className={css.retry} onClick={() => void refetch()}>
          <Icon name="retry" />
          <span>{tryAgain}</span>
        </Button>
      </div>
    );
  return <Placeholders />;
}

const PLACEHOLDERS = Array.from(
  { length: PRODUCT_PLACEHOLDERS },
  (_, index) => index,
);

function Placeholders() {
  const { products } = useMessages("first");
  return (
    <>
      <p className={visuallyHidden} role="status">
        {products.loading}
      </p>
      <ul className={css.grid} aria-busy="true">
        {PLACEHOLDERS.map((each) => (
          <li key={each} className={css.placeholder} aria-hidden="true">
            <div className={css.pictureSkeleton} />
            <div className={css.nameSkeleton} />
            <div className={css.textSkeleton} />
            <div className={css.buttonSkeleton} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether the shop has no clips, as on its first day. */
export function useIsEmpty(): boolean {
  const { listPage } = usePage();
  const { data } = useQuery(shownProductsQuery(listPage, 1));
  return data?.length === 0;
}
