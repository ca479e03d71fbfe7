import { type ReactNode, useState } from "react";
import {
  pictureOfVariant,
  priceRange,
  shownPrice,
  shownVariant,
} from "#shared/catalog/rules.ts";
import type { Product, ProductPicture } from "#shared/catalog/schema.ts";
import { useProductNow } from "#web/data/availability.ts";
import { useMessages } from "#web/data/messages.ts";
import { useDelivery, useSite } from "#web/data/shop-context.ts";
import { useOverlays } from "#web/overlays/overlay-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { ProductLink } from "#web/ui/ProductLink.tsx";
import { deferred } from "#web/ui/deferred.tsx";
import { Picture } from "#web/ui/Picture.tsx";
import { Price, PriceNote } from "#web/ui/Price.tsx";
import { TextWith } from "#web/ui/TextWith.tsx";
import { isShut, sayStock, type Stock, useStock } from "./useStock.ts";
import { useAddToCart } from "./useAddToCart.tsx";
import { VariantChoice } from "./VariantChoice.tsx";
import * as css from "./ProductCard.css.ts";

// Only cards of clips that open later load them; their styles come late.
const DropOffer = deferred(["home"], () =>
  import("#web/checkout/DropOffer.tsx").then((module) => module.DropOffer),
);
const DropBadge = deferred(["home"], () =>
  import("#web/checkout/DropOffer.tsx").then((module) => module.DropBadge),
);

// Only cards of clips that are on sale load it.
const CardSale = deferred(["home"], () =>
  import("./SalePrice.tsx").then((module) => module.CardSale),
);

type ProductCardProps = { product: Product; isEager: boolean };

const SIZES = "(min-width:1024px) 30vw, (min-width:600px) 46vw, 92vw";
/** A product: picture, texts, variants, price and "Add to Cart". */
export function ProductCard({ product: shown, isEager }: ProductCardProps) {
  const product = useProductNow(shown);
  const t = useMessages("first");
  const [variantId, setVariantId] = useState<number>();
  const { show } = useOverlays();
  const [isHovered, setHovered] = useState(false);
  const delivery = useDelivery();
  const add = useAddToCart(product);

  const titleId = `product-${product.id}`;
  const variant = shownVariant(product, variantId);
  const stock = useStock(product, variantId);
  const item = variant ?? product;
  const sale = item.regularPrice ? item : undefined;
  const [first, second] = cardPictures(product, variantId);
  const price = <CardPrice product={product} variantId={variantId} />;
  return (
    <article
      className={css.card}
      aria-labelledby={titleId}
      data-sold-out={!product.inStock || undefined}
      onPointerEnter={() => setHovered(true)}
    >
      <ProductLink
        slug={product.slug}
        className={css.picture}
        tabIndex={-1}
        data-clip-picture
      >
        <Picture
          className={css.image}
          imageUrl={first.imageUrl}
          picture={first.picture}
          alt={t.products.alt(product.name)}
          sizes={SIZES}
          isEager={isEager}
        />
        {second && isHovered && (
          <span className={css.second}>
            <Picture
              className={css.image}
              imageUrl={second.imageUrl}
              picture={second.picture}
              alt=""
              sizes={SIZES}
              isEager
            />
          </span>
        )}
        <Badges product={product} stock={stock}>
          {sale && <CardSale item={sale} isBadge />}
        </Badges>
      </ProductLink>
      <div className={css.productCardText}>
        <h3 className={css.name} id={titleId} dir="auto">
          <ProductLink slug={product.slug} className={css.link}>
            {product.name}
          </ProductLink>
        </h3>
        <p className={css.description} dir="auto">
          {product.description}
        </p>
      </div>
      {variant && product.variants.length > 1 && (
        <VariantChoice
          name={`variant-${product.id}`}
          variants={product.variants}
          chosen={variant}
          onChoose={setVariantId}
        />
      )}
      <ProductSafety text={product.safety} />
      <div className={css.buy}>
        {stock.opens ? (
          <DropOffer product={product} opens={stock.opens} price={price} />
        ) : (
          <>
            {sale && <CardSale item={sale} />}
            {price}
            <Button
              kind="ink"
              className={css.button}
              disabled={isShut(stock.state)}
              isPending={add.isPending}
              pendingText={t.products.adding}
              aria-describedby={titleId}
              // A double click adds once: only its first click counts.
              onClick={({ detail }) => {
                if (stock.state === "mine") show({ kind: "cart" });
                else if (detail < 2) add.mutate(variant?.id);
              }}
            >
              {add.isPending
                ? t.products.add
                : sayStock(stock.state, t.products)}
            </Button>
          </>
        )}
        <PriceNote className={css.line} />
        {delivery && (
          <p className={css.delivery} dir="auto" data-later={stock.opens && ""}>
            {delivery}
          </p>
        )}
      </div>
    </article>
  );
}

/** The picture of the chosen variant, or the first, and the one after it. */
function cardPictures(
  { imageUrl, picture, pictures = [] }: Product,
  variantId: number | undefined,
): [first: ProductPicture, second: ProductPicture | undefined] {
  const own = Math.max(0, pictureOfVariant(pictures, variantId));
  const first = pictures[own] ?? { imageUrl, picture };
  // A picture of another variant is not what she would get.
  const second = pictures.find(
    (each) => each !== first && each.variantId === undefined,
  );
  return [first, second];
}

type CardPriceProps = { product: Product; variantId: number | undefined };

/** The price of the chosen variant; before a choice the lowest one. */
function CardPrice({ product, variantId }: CardPriceProps) {
  const { from } = useMessages("first").products;
  const { lowest, isRange } = priceRange(product);
  const isOpen = isRange && variantId === undefined;
  const value = isOpen ? lowest : shownPrice(product, variantId);
  return (
    <span key={variantId} className={css.price}>
      {isOpen ? (
        <TextWith text={from("{}")}>
          <Price value={value} />
        </TextWith>
      ) : (
        <Price value={value} />
      )}
    </span>
  );
}

type BadgesProps = { product: Product; stock: Stock; children: ReactNode };

function Badges({ product, stock, children }: BadgesProps) {
  const { products: t } = useMessages("first");
  return (
    <div className={css.badges}>
      {children}
      {stock.opens && <DropBadge productId={product.id} opens={stock.opens} />}
      {stock.state === "sold out" && (
        <span className={css.tags.soldOut}>{t.soldOut}</span>
      )}
      {stock.isOneOfAKind && (
        <span className={css.tags.new}>{t.oneOfAKind}</span>
      )}
      {product.isNew && <span className={css.tags.new}>{t.isNew}</span>}
      {product.isBestSeller && (
        <span className={css.tags.bestSeller}>{t.bestSeller}</span>
      )}
    </div>
  );
}

/**
 * Shows what is said about a product's safety, and who made it, behind a fold.
 */
function ProductSafety({ text }: { text: string }) {
  const { safety, madeBy } = useMessages("first").products;
  const { maker } = useSite().legal;
  if (!text && !maker) return null;
  return (
    <details className={css.fold}>
      <summary className={css.summary}>{safety}</summary>
      {text && (
        <p className={css.lines} dir="auto">
          {text}
        </p>
      )}
      {maker && (
        <>
          <p className={css.label}>{madeBy}</p>
          <p className={css.lines} dir="auto">
            {maker}
          </p>
        </>
      )}
    </details>
  );
}
