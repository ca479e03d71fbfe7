import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { lineTitle } from "#shared/cart/rules.ts";
import {
  isBuyable,
  pictureAlt,
  shownPrice,
  shownVariant,
} from "#shared/catalog/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import { MESSAGES } from "#shared/messages/shop.ts";
import { API } from "#shared/api/paths.ts";
import { ApiError, api } from "#web/data/api.ts";
import { useOverlays } from "#web/overlays/overlay-context.ts";
import { useCartMutation } from "#web/data/queries.ts";
import { useSite } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { Picture } from "#web/ui/Picture.tsx";
import { Price } from "#web/ui/Price.tsx";
import { showToast } from "#web/ui/toast/toasts.ts";
import { PictureStrip } from "./PictureStrip.tsx";
import * as css from "./ProductCard.css.ts";
import { VariantChoice } from "./VariantChoice.tsx";

type ProductCardProps = { product: Product; isEager: boolean };

const SIZES = "(min-width:1024px) 30vw, (min-width:600px) 46vw, 92vw";
const cartLine = () =>
  import("#shared/cart/schema.ts").then((module) => module.CartLine);

/** A product: picture, texts, variants, price and "Add to Cart". */
export function ProductCard({ product, isEager }: ProductCardProps) {
  const [variantId, setVariantId] = useState<number>();
  const { show } = useOverlays();
  const { delivery } = useSite();
  const queryClient = useQueryClient();
  const add = useCartMutation({
    write: (chosenId: number | undefined) =>
      api.post(API.cart, {
        body: { productId: product.id, variantId: chosenId, quantity: 1 },
        schema: cartLine,
      }),
    onSuccess: ({ product: { name, variantTitle, ...rest } }) =>
      showToast(
        { ...MESSAGES.addedToCart, description: lineTitle(name, variantTitle) },
        "ok",
        { label: "View cart", onPress: () => show({ kind: "cart" }) },
        <Picture
          imageUrl={rest.imageUrl}
          picture={rest.picture}
          alt=""
          sizes="64px"
        />,
      ),
    onError: (error) => {
      const isTooMuch = error instanceof ApiError && error.status === 422;
      const description = isTooMuch && error.problem?.message;
      const message = description
        ? { ...MESSAGES.addFailed, description }
        : MESSAGES.addFailed;
      showToast(message, "error");
      // The product may have sold out since the page was rendered.
      void queryClient.invalidateQueries({ queryKey: [API.products] });
    },
  });

  const titleId = `product-${product.id}`;
  const variant = shownVariant(product, variantId);
  const canBuy = isBuyable(product, variantId);
  return (
    <article
      className={css.card}
      aria-labelledby={titleId}
      data-sold-out={!product.inStock || undefined}
    >
      <div className={css.picture}>
        {product.pictures ? (
          <PictureStrip
            product={product}
            pictures={product.pictures}
            variantId={variantId}
            className={css.image}
            sizes={SIZES}
            isEager={isEager}
          />
        ) : (
          <Picture
            className={css.image}
            imageUrl={product.imageUrl}
            picture={product.picture}
            alt={pictureAlt(product.name)}
            sizes={SIZES}
            isEager={isEager}
          />
        )}
        <Badges product={product} />
      </div>
      <div>
        <h3 className={css.name} id={titleId} dir="auto">
          {product.name}
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
      <div className={css.buy}>
        <Price
          key={variant?.id}
          className={css.price}
          value={shownPrice(product, variantId)}
        />
        <Button
          kind="ink"
          className={css.button}
          disabled={!canBuy}
          isPending={add.isPending}
          pendingText="Adding..."
          aria-describedby={titleId}
          // A double click adds once: only its first click counts.
          onClick={({ detail }) => detail < 2 && add.mutate(variant?.id)}
        >
          {canBuy || add.isPending ? "Add to Cart" : "Sold out"}
        </Button>
        {delivery && product.inStock && (
          <p className={css.delivery} dir="auto">
            {delivery}
          </p>
        )}
      </div>
    </article>
  );
}

function Badges({ product }: { product: Product }) {
  return (
    <div className={css.badges}>
      {!product.inStock && <span className={css.tags.soldOut}>Sold out</span>}
      {product.isNew && <span className={css.tags.new}>New</span>}
      {product.isBestSeller && (
        <span className={css.tags.bestSeller}>Best Seller</span>
      )}
    </div>
  );
}
