import type { RefObject } from "react";
import type { ProductPage, Product, Variant } from "#shared/catalog/schema.ts";
import { fitsCart } from "#shared/stock/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { VariantChoice } from "#web/storefront/home/VariantChoice.tsx";
import { isShut, sayStock, type Stock } from "#web/storefront/useStock.ts";
import { Button } from "#web/ui/Button.tsx";
import { deferred } from "#web/ui/deferred.tsx";
import { Price, PriceNote } from "#web/ui/Price.tsx";
import { tags } from "#web/ui/Tag.css.ts";
import * as css from "./BuyPanel.css.ts";
import { Facts } from "./Facts.tsx";
import { Folds } from "./Folds.tsx";

/** Whether the chosen variant can be bought now, and what the buttons do. */
export type Buying = Stock & {
  isPending: boolean;
  onAdd: () => void;
};

// Only pages of clips that somebody waits for load it.
const ProductWait = deferred([], () =>
  import("#web/checkout/ProductWait.tsx").then((module) => module.ProductWait),
);

type BuyPanelProps = {
  clip: ProductPage;
  variant: Variant | undefined;
  onChoose: (variantId: number) => void;
  buying: Buying;
  /** The place of the button, below which a bar takes over on phones. */
  button: RefObject<HTMLDivElement | null>;
};

/** Name, price, options and button of a clip, and what is to be known. */
export function BuyPanel(props: BuyPanelProps) {
  const { clip, variant, onChoose, buying, button } = props;
  const { product } = clip;
  const { variants } = product;
  const { products: t } = useMessages("first");
  const inDrop = buying.opens ? piecesOf(product) : 0;
  return (
    <div className={css.panel}>
      <div>
        <h1 className={css.name} dir="auto" tabIndex={-1}>
          {product.name}
        </h1>
        <p className={css.description} dir="auto">
          {product.description}
        </p>
      </div>
      <div className={css.price}>
        <Price className={css.amount} value={variant?.price ?? product.price} />
        {buying.state === "sold out" && (
          <span className={tags.soldOut}>{t.soldOut}</span>
        )}
        {buying.isOneOfAKind && (
          <span className={tags.new}>{t.oneOfAKind}</span>
        )}
        {product.isNew && <span className={tags.new}>{t.isNew}</span>}
        {product.isBestSeller && (
          <span className={tags.bestSeller}>{t.bestSeller}</span>
        )}
        {inDrop > 1 && <InDrop count={inDrop} />}
        <PriceNote className={css.note} />
      </div>
      {variant && variants.length > 1 && (
        <VariantChoice
          name="variant"
          variants={variants}
          chosen={variant}
          onChoose={onChoose}
          canWait
        />
      )}
      <div className={css.act}>
        <div ref={button}>
          {(canBeAdded(buying) || (product.inStock && !buying.opens)) && (
            <AddButton buying={buying} isBlock />
          )}
        </div>
        {!isFree(buying) && (
          <ProductWait
            productId={product.id}
            variantId={variants.length > 1 ? variant?.id : undefined}
            state={buying.state}
            opens={buying.opens}
            heldUntil={buying.heldUntil}
          />
        )}
        <Facts
          price={variant?.price ?? product.price}
          isFree={isFree(buying)}
        />
      </div>
      <Folds clip={clip} />
    </div>
  );
}

function InDrop({ count }: { count: number }) {
  const t = useMessages("home").clips;
  return <span className={css.inDrop}>{t.inDrop(count)}</span>;
}

/** How many pieces there are of a clip and its options; 0: not counted. */
function piecesOf({ stockQuantity, variants }: Product): number {
  const counts = variants.map((each) => each.stockQuantity);
  return stockQuantity || counts.includes(0)
    ? stockQuantity
    : counts.reduce((sum, count) => sum + count, 0);
}

/** Whether there is nothing to wait for. */
const isFree = ({ state }: Pick<Buying, "state">): boolean =>
  state === "mine" || fitsCart(state);

/** What is sold out or to come has a form, and no bar on phones. */
export const canBeAdded = ({ state }: Pick<Buying, "state">): boolean =>
  state === "held" || isFree({ state });

/** The button of the page, and that of the bar on phones. */
export function AddButton({
  buying: { state, isPending, onAdd },
  isBlock = false,
  className,
}: {
  buying: Buying;
  isBlock?: boolean;
  className?: string;
}) {
  const { products: t } = useMessages("first");
  return (
    <Button
      size={isBlock ? "large" : "medium"}
      isBlock={isBlock}
      {...(className && { className })}
      disabled={isShut(state)}
      isPending={isPending}
      pendingText={t.adding}
      // A double click adds once: only its first click counts.
      onClick={({ detail }) => detail < 2 && onAdd()}
    >
      {isPending ? t.add : sayStock(state, t)}
    </Button>
  );
}
