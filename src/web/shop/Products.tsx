import { useQuery } from "@tanstack/react-query";
import { PRODUCT_PLACEHOLDERS } from "#shared/catalog-rules.ts";
import { SECTIONS } from "#shared/paths.ts";
import { productsQuery } from "../queries.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import {
  head,
  headText,
  headTitle,
  section,
  visuallyHidden,
  wrap,
} from "../ui/layout.css.ts";
import { ProductCard } from "./ProductCard.tsx";
import * as css from "./Products.css.ts";

/** The first row of the grid, where it is widest. */
const EAGER_CARDS = 3;

/** Everything that can be bought as it is. */
export function Products() {
  return (
    <section
      className={`${section} ${wrap}`}
      id={SECTIONS.products}
      aria-labelledby="products-title"
    >
      <div className={head}>
        <h2 className={headTitle} id="products-title">
          The current pour
        </h2>
        <p className={headText}>
          Every clip is one of a small batch, so the swirl you get is yours
          alone.
        </p>
      </div>
      <ProductGrid />
    </section>
  );
}

function ProductGrid() {
  const {
    data: products,
    isError,
    isFetching,
    refetch,
  } = useQuery(productsQuery);
  if (products)
    return products.length > 0 ? (
      <ul className={css.grid}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} isEager={index < EAGER_CARDS} />
          </li>
        ))}
      </ul>
    ) : (
      <div className={css.quiet}>
        <h3 className={css.quietTitle}>The next pour is on its way.</h3>
        <p className={css.quietText}>Come back soon.</p>
      </div>
    );
  if (isError && !isFetching)
    return (
      <div className={css.quiet} role="alert">
        <h3 className={css.quietTitle}>We couldn't load the clips.</h3>
        <p className={css.quietText}>Check your connection and try again.</p>
        <Button kind="ink" className={css.retry} onClick={() => void refetch()}>
          <Icon name="retry" />
          Try again
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
  return (
    <>
      <p className={visuallyHidden} role="status">
        Loading clips...
      </p>
      <ul className={css.grid} aria-busy="true">
        {PLACEHOLDERS.map((each) => (
          <li key={each} className={css.placeholder} aria-hidden="true">
            <div className={css.picturePlace} />
            <div className={css.namePlace} />
            <div className={css.textPlace} />
            <div className={css.buttonPlace} />
          </li>
        ))}
      </ul>
    </>
  );
}
