import { useQuery } from "@tanstack/react-query";
import { productCalls } from "#shared/admin/item-calls.ts";
import { PAGES } from "#shared/api/paths.ts";
import { struckPrice } from "#shared/catalog/sale.ts";
import type { Product, Variant } from "#shared/catalog/schema.ts";
import { stateOfDiscount } from "#shared/discounts/rules.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { allProductsQuery } from "#web/admin/data/admin-queries.ts";
import { useCall } from "#web/admin/data/useCall.ts";
import { useMessages } from "#web/data/messages.ts";
import { useSite } from "#web/data/shop-context.ts";
import { useVoice } from "#web/data/voice.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { PageLink } from "#web/ui/PageLink.tsx";
import { sayStruck } from "#web/admin/items/form/SaleFields.tsx";
import { Picture } from "#web/ui/Picture.tsx";
import { sayTime } from "./codes.tsx";
import * as css from "./Discounts.css.ts";

type Sold = { product: Product; variant: Variant | undefined };

/** The clips and options with a sale price; nothing where there is none. */
export function SalePrices() {
  const { discounts: t } = useMessages("panel");
  const { data: products = [] } = useQuery(allProductsQuery);
  const sold = products.flatMap((product): Sold[] => {
    const own = product.variants.filter((each) => each.salePrice);
    if (own.length > 0) return own.map((variant) => ({ product, variant }));
    return product.salePrice && product.variants.length === 0
      ? [{ product, variant: undefined }]
      : [];
  });
  return (
    <section aria-labelledby="sales">
      <div className={css.head}>
        <h3 className={css.section} id="sales">
          {t.sales}
        </h3>
        <PageLink className={css.more} to={`${PAGES.admin}#products`}>
          {t.addSale}
        </PageLink>
      </div>
      {sold.length === 0 ? (
        <p className={css.empty}>{t.noSales}</p>
      ) : (
        <ul className={css.list}>
          {sold.map((each) => (
            <SaleRow key={`${each.product.id} ${each.variant?.id}`} {...each} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SaleRow({ product, variant }: Sold) {
  const voice = useVoice();
  const { formats } = voice;
  const { discounts: t } = voice.t;
  const { country } = useSite().legal;
  const {
    price,
    salePrice = price,
    saleFrom,
    saleUntil,
    ...item
  } = variant ?? product;
  const times = { from: saleFrom ?? null, until: saleUntil ?? null };
  const running = { ...times, isActive: true, maxUses: null, uses: 0 };
  const state = stateOfDiscount(running, Date.now());
  const { lowestPrice } = item;
  const sold = { price: salePrice, regularPrice: price, lowestPrice };
  const struck = struckPrice(sold, country);
  const say = (each: string) => formatPrice(each, formats);
  const name = variant ? `${product.name} (${variant.title})` : product.name;
  const end = useCall(productCalls.patch, {
    failed: t.failed,
    saved: t.saleEnded,
    // The list is asked anew: the reply is one product of it.
    onSuccess: () => refetch(),
  });
  const { refetch } = useQuery({ ...allProductsQuery, enabled: false });
  const stop = () =>
    end.mutate({
      params: { id: product.id },
      body: variant
        ? {
            variants: product.variants.map((each) => ({
              id: each.id,
              title: each.title,
              price: each.price,
              available: each.available,
              ...(each.id === variant.id && { salePrice: null }),
            })),
          }
        : { salePrice: null },
      headers: { "if-match": product.updatedAt },
    });
  return (
    <li className={css.item}>
      <Picture
        className={css.thumb}
        imageUrl={product.imageUrl}
        picture={product.picture}
        alt=""
        sizes="72px"
      />
      <p>
        <span className={css.what} dir="auto">
          {name}
        </span>
        <span className={css.small}>{sayStruck(sold, country, voice)}</span>
      </p>
      <p>
        <span className={css.what}>
          <span>{say(salePrice)}</span>{" "}
          {struck && <s className={css.struck}>{say(struck.price)}</s>}
        </span>
        <span className={css.small}>{sayTime(times, state, voice)}</span>
      </p>
      <p className={css.state}>
        <span
          className={css.dot}
          data-running={state === "running" || undefined}
        />
        <span>{t.states[state]}</span>
      </p>
      <div className={css.tools}>
        <IconButton
          icon="minus"
          label={t.endSale(name)}
          aria-disabled={end.isPending || undefined}
          onClick={() => !end.isPending && stop()}
        />
      </div>
    </li>
  );
}
