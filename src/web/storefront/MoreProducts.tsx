import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useMessages } from "#web/data/messages.ts";
import { formatCount } from "#shared/text/formats.ts";
import {
  lastListPage,
  previousListPath,
  PRODUCTS_PER_PAGE,
  sortedPath,
  type Sorting,
  SORTINGS,
} from "#shared/catalog/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { listPath, PAGES, SECTIONS } from "#shared/api/paths.ts";
import { shownProductsQuery } from "#web/data/queries.ts";
import { useFormats, usePage } from "#web/data/shop-context.ts";
import { buttonClass } from "#web/ui/Button.tsx";
import { Dots } from "#web/ui/Icon.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { ProductCard } from "./ProductCard.tsx";
import * as css from "./MoreProducts.css.ts";
import { far, grid, sortings } from "./Products.css.ts";

type PageProps = {
  /** The page of the product list that comes next. */
  page: number;
};

/**
 * Shows what follows a page of a long product list: a link to the next page.
 * When it is pressed, the products of that page appear in its place, and after
 * them the link to the page after it. Without scripts, and for search engines,
 * the link leads to a page of its own.
 */
export function MoreProducts({ page }: PageProps) {
  const { more, products: t } = {
    ...useMessages("first"),
    ...useMessages("home").pages,
  };
  const { query, isPressed, load } = useNextPage({ page });
  const { data: products } = query;
  // The maker may have deleted clips since this page was loaded.
  if (products?.length === 0)
    return (
      <p className={`${css.after} ${css.pager}`} role="status">
        {more.none}
      </p>
    );
  return (
    <>
      <p className={visuallyHidden} role="status">
        {isPressed &&
          (query.isFetching
            ? t.loading
            : products && more.shown(products.length))}
      </p>
      {products ? (
        <NextProducts products={products} page={page} takesFocus={isPressed} />
      ) : (
        <Pager
          page={page}
          isLoading={query.isFetching}
          isFailed={query.isError && !query.isFetching}
          onLoad={load}
        />
      )}
    </>
  );
}

/** The products of a page, which are requested by `load`. */
function useNextPage({ page }: PageProps) {
  const { queryKey, ...options } = shownProductsQuery(usePage().listPage, page);
  const queryClient = useQueryClient();
  // After Back, the products that were loaded before are shown again.
  const [isCached] = useState(
    () => queryClient.getQueryData(queryKey) !== undefined,
  );
  const [isPressed, setPressed] = useState(false);
  const query = useQuery({
    ...options,
    queryKey,
    enabled: isCached || isPressed,
  });
  const load = () => {
    if (isPressed) void query.refetch();
    else setPressed(true);
  };
  return { query, isPressed, load };
}

type PagerProps = PageProps & {
  isLoading: boolean;
  isFailed: boolean;
  onLoad: () => void;
};

function Pager({ page, isLoading, isFailed, onLoad }: PagerProps) {
  const { more } = useMessages("home").pages;
  const { check } = useMessages("first").products;
  const formats = useFormats();
  const { number = 1, count = 0 } = usePage().listPage ?? {};
  const reached = Math.min((page - 1) * PRODUCTS_PER_PAGE, count);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    if (!isLoading) onLoad();
  };
  return (
    <div className={`${css.after} ${css.pager}`}>
      <p className={css.reached}>
        {more.reached(
          formatCount(reached, formats),
          formatCount(count, formats),
        )}
      </p>
      {isFailed && (
        <p role="alert">
          <strong>{more.failed}</strong> <span>{check}</span>
        </p>
      )}
      <div className={css.links}>
        {number > 1 && page === number + 1 && (
          // Not a PageLink: the browser has only the pages from this one on.
          <a
            className={buttonClass({ kind: "line", size: "large" })}
            href={previousListPath(number)}
            rel="prev"
          >
            {more.previous}
          </a>
        )}
        {page <= lastListPage(count) && (
          <a
            className={buttonClass({ kind: "line", size: "large" })}
            href={listPath(page)}
            rel="next"
            aria-disabled={isLoading || undefined}
            onClick={onClick}
          >
            <span>{isLoading ? more.loading : more.next}</span>
            {isLoading && <Dots />}
          </a>
        )}
      </div>
    </div>
  );
}

type NextProductsProps = PageProps & {
  products: readonly Product[];
  /** Whether the products replace the link, which had the focus. */
  takesFocus: boolean;
};

/** The cards of one more page, and what follows them. */
function NextProducts({ page, products, takesFocus }: NextProductsProps) {
  const { more } = useMessages("home").pages;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const card = list.current?.querySelector("article");
    // If another control was focused meanwhile, it keeps the focus.
    if (!card || !takesFocus || document.activeElement !== document.body)
      return;
    card.tabIndex = -1;
    card.focus({ preventScroll: true });
  }, [takesFocus]);
  const before = (page - 1) * PRODUCTS_PER_PAGE;
  return (
    <>
      <ul
        ref={list}
        className={`${grid} ${css.after}`}
        aria-label={more.range(before + 1, before + products.length)}
      >
        {products.map((product) => (
          <li key={product.id} className={far}>
            <ProductCard product={product} isEager={false} />
          </li>
        ))}
      </ul>
      <MoreProducts page={page + 1} />
    </>
  );
}

/**
 * The orders of a long list, as links to addresses of their own. Not PageLinks:
 * each of these pages comes from the server with what it shows.
 */
export function SortLinks({ current }: { current?: Sorting }) {
  const { sort } = useMessages("home").pages;
  const link = (by: Sorting | undefined, to: string) => (
    <li key={to}>
      <a
        className={buttonClass({
          kind: by === current ? "ink" : "line",
          size: "small",
        })}
        href={to}
        aria-current={by === current || undefined}
      >
        {by ? sort[by] : sort.all}
      </a>
    </li>
  );
  return (
    <nav aria-label={sort.label}>
      <ul className={sortings}>
        {link(undefined, `${PAGES.home}#${SECTIONS.products}`)}
        {SORTINGS.map((by) => link(by, sortedPath(by)))}
      </ul>
    </nav>
  );
}
