import type { RefObject } from "react";
import type { Product, ProductPage, Variant } from "#shared/catalog/schema.ts";
import { fitsCart } from "#shared/stock/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { Button } from "#web/ui/Button.tsx";
import { deferred } from "#web/ui/deferred.tsx";
import { Price, PriceNote } from "#web/ui/Price.tsx";
import { tags } from "#web/ui/Tag.css.ts";
import {
  type CountryGroup,
  deliveryCents,
  isCountryGroup,
  servesCountry,
} from "#shared/delivery/rules.ts";
import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { priceCents } from "#shared/money/rules.ts";
import { formatCents, formatPrice } from "#shared/text/formats.ts";
import { useDelivery, useFormats, useSite } from "#web/data/shop-context.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { VariantChoice } from "./VariantChoice.tsx";
import { isShut, sayStock, type Stock } from "./useStock.ts";
import { Folds } from "./Folds.tsx";
import { FactIcon } from "./FactIcon.tsx";
import * as css from "./BuyPanel.css.ts";

/** Whether the chosen variant can be bought now, and what the buttons do. */
export type Buying = Stock & {
  isPending: boolean;
  onAdd: () => void;
};

// Only pages of clips that somebody waits for load it.
const ProductWait = deferred([], () =>
  import("#web/checkout/ProductWait.tsx").then((module) => module.ProductWait),
);

// As on a card: its styles come with what is loaded later.
const SaleWords = deferred(["home"], () =>
  import("./SalePrice.tsx").then((module) => module.SaleWords),
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
  const item = variant ?? product;
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
        <Price className={css.amount} value={item.price} />
        {item.regularPrice !== undefined && <SaleWords item={item} />}
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

/**
 * Returns how many pieces there are of a clip and its options; 0: not counted.
 */
function piecesOf({ stockQuantity, variants }: Product): number {
  const counts = variants.map((each) => each.stockQuantity);
  return stockQuantity || counts.includes(0)
    ? stockQuantity
    : counts.reduce((sum, count) => sum + count, 0);
}

/** Whether there is nothing to wait for. */
const isFree = ({ state }: Pick<Buying, "state">): boolean =>
  state === "mine" || fitsCart(state);

/**
 * Whether a product can be added: what is sold out or to come has a form, and
 * no bar on phones.
 */
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

type FactsProps = {
  price: string;
  /** Whether it can be bought now: else no day is said when it is ready. */
  isFree: boolean;
};

/** At most three short facts about a clip of this price. */
function Facts({ price, isFree }: FactsProps) {
  const delivery = useDelivery();
  const costs = useDeliveryCosts(price);
  const { payLater } = useMessages("home").clips;
  return (
    <ul className={css.facts}>
      {delivery && isFree && (
        <li className={css.fact}>
          <Icon name="clock" className={css.factIcon} />
          <span dir="auto">{delivery}</span>
        </li>
      )}
      {costs && (
        <li className={css.fact}>
          <FactIcon name="parcel" className={css.factIcon} />
          <span>
            <span>{costs.line}</span>
            {costs.details.map((detail) => (
              // Names of countries come from the browser's own list.
              <small
                key={detail}
                className={css.detail}
                dir="auto"
                suppressHydrationWarning
              >
                {detail}
              </small>
            ))}
          </span>
        </li>
      )}
      <li className={css.fact}>
        <FactIcon name="card" className={css.factIcon} />
        <span>{payLater}</span>
      </li>
    </ul>
  );
}

/**
 * Says what it costs to have a clip of this price sent: to the shop's own
 * country, and to others that have a price of their own. Collecting it is a
 * choice of the checkout, and must not make the parcel look free.
 */
function useDeliveryCosts(price: string) {
  const t = useMessages("home").clips;
  const formats = useFormats();
  const { deliveryOptions, legal } = useSite();
  const sent = deliveryOptions.filter((each) => each.needsAddress);
  if (sent.length === 0) return undefined;
  const clip = { clips: 1, clipsCents: priceCents(price) };
  const costOf = (each: DeliveryOption) => deliveryCents(each, clip);
  const own = sent.filter((each) => servesCountry(each, legal.country));
  const home = legal.country && own.length > 0 ? own : sent;
  const costs = home.map(costOf);
  const least = Math.min(...costs);
  const isOnlyPrice = costs.every((each) => each === least);
  const amount = formatCents(least, formats);
  const isFixed = isOnlyPrice && !home.some(hasTiers);
  const line =
    least === 0 && isFixed
      ? t.deliveryFree
      : isFixed
        ? t.deliveryAt(amount)
        : t.deliveryFrom(amount);
  const abroad = sent
    .filter((each) => !home.includes(each))
    .map((each) => {
      const place = placeOf(each, t.places, formats.locale);
      const say = hasTiers(each) ? t.deliveryToFrom : t.deliveryTo;
      return say(place, formatCents(costOf(each), formats));
    });
  const free = home.flatMap((each) => {
    if (each.freeFrom === null || costOf(each) === 0) return [];
    const from = formatPrice(each.freeFrom, formats);
    // Said of the way that has it, where there are others.
    return home.length === 1
      ? t.deliveryFreeFrom(from)
      : t.deliveryFreeWay(each.name, from);
  });
  return { line, details: [...free, ...abroad].slice(0, MAX_DETAILS) };
}

/** More would bury the other facts; the checkout has them all. */
const MAX_DETAILS = 5;

const hasTiers = ({ price, tiers = [] }: DeliveryOption) =>
  tiers.some((tier) => tier.price !== price);

const MAX_COUNTRIES = 3;

/** Where a delivery goes, in a few words; else its own name. */
function placeOf(
  { countries, name }: DeliveryOption,
  groups: Record<CountryGroup, string>,
  locale: string,
): string {
  if (countries.length > MAX_COUNTRIES) return name;
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return countries
    .map((code) => (isCountryGroup(code) ? groups[code] : names.of(code)))
    .join(", ");
}
