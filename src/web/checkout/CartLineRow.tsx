import { type CartLine, MAX_QUANTITY } from "#shared/cart/schema.ts";
import { isCustomLine, shownTitle } from "#shared/cart/rules.ts";
import { lineCents } from "#shared/cart/sum.ts";
import { productPath } from "#shared/api/paths.ts";
import { type Struck, struckPrice } from "#shared/catalog/sale.ts";
import { numberedSlug } from "#shared/catalog/rules.ts";
import { pictureAtLeast } from "#shared/images/rules.ts";
import type { BuyMessages } from "#shared/messages/buy/en.ts";
import {
  formatCents,
  type Formats,
  formatPrice,
} from "#shared/text/formats.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useSite } from "#web/data/shop-context.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { numerals } from "#web/ui/layout.css.ts";
import { PageLink } from "#web/ui/PageLink.tsx";
import {
  useOverlayPreload,
  useOverlays,
} from "#web/overlays/overlay-context.ts";
import { LinePicture } from "#web/clip/ClipPicture.tsx";
import { HoldClock } from "./HoldClock.tsx";
import { useRemoveLine, useSetQuantity } from "./useLineChanges.ts";
import * as css from "./CartLine.css.ts";

/** The file of the designer's swatches, which is often there already. */
const DOT_FILE_PX = 320;

type CartLineRowProps = {
  line: CartLine;
  isLeaving: boolean;
  /** Whether a custom clip's picture is beside its text, as there are many. */
  isSmall: boolean;
  onRemoved: (canReturn: boolean) => void;
};

/** A line of the cart: picture, name, price, quantity and remove button. */
export function CartLineRow({
  line,
  isLeaving,
  isSmall,
  onRemoved,
}: CartLineRowProps) {
  const { show, close } = useOverlays();
  const preload = useOverlayPreload("designer");
  const remove = useRemoveLine(line, onRemoved);
  const { product } = line;
  const { line: t } = useMessages("buy");
  const { customClip } = useMessages("first");
  const formats = useFormats();
  const isCustom = isCustomLine(line);
  const name = shownTitle({ ...line, ...product }, customClip);
  const title = shownTitle(
    { ...line, ...product, variantTitle: null },
    customClip,
  );
  const toClip = {
    to: productPath(product.slug ?? numberedSlug(line.productId)),
    onClick: () => close("heading"),
  };
  return (
    <article
      className={css.row}
      aria-label={name}
      data-custom={isCustom || undefined}
      data-small={isSmall || undefined}
      data-line={line.id}
      inert={isLeaving}
    >
      {isCustom ? (
        <div className={css.picture}>
          <LinePicture line={line} width={432} />
        </div>
      ) : (
        // This is for a pointer: the name beside it leads to the same page.
        <PageLink {...toClip} className={css.picture} tabIndex={-1} aria-hidden>
          <LinePicture line={line} width={92} />
        </PageLink>
      )}
      <div className={css.text}>
        <div className={css.top}>
          <h3 className={css.name} dir="auto">
            {isCustom ? (
              title
            ) : (
              <PageLink {...toClip} className={css.nameLink}>
                {title}
              </PageLink>
            )}
          </h3>
          <span className={`${numerals} ${css.price}`}>
            {formatCents(lineCents(line), formats)}
          </span>
        </div>
        <LineDetails line={line} />
        <HoldClock line={line} />
        <div className={css.controls}>
          {hasQuantity(line) && (
            <QuantityStepper
              line={line}
              name={name}
              isRemoving={remove.isPending}
              onRemove={() => remove.mutate()}
            />
          )}
          <span className={css.end}>
            {isCustom && (
              <button
                type="button"
                className={css.edit}
                aria-label={t.editName(name)}
                data-edit-line={line.id}
                onClick={() => show({ kind: "designer", lineId: line.id })}
                {...preload}
              >
                <Icon name="pencil" className={css.editIcon} />
                <span>{t.edit}</span>
              </button>
            )}
            <IconButton
              icon="trash"
              label={t.removeName(name)}
              data-remove-line={line.id}
              aria-disabled={remove.isPending || undefined}
              onClick={() => !remove.isPending && remove.mutate()}
            />
          </span>
        </div>
      </div>
    </article>
  );
}

/**
 * One of a kind has no quantity, but where the count was lowered the shopper can
 * take fewer.
 */
function hasQuantity({ available, stockQuantity, quantity }: CartLine) {
  const isFewer = stockQuantity !== undefined && quantity > stockQuantity;
  return isFewer || (available && stockQuantity !== 1);
}

/** Shown below the name: variant or charms, unit price, changed price, unavailability. */
function LineDetails({ line }: { line: CartLine }) {
  const { product, quantity, previousPrice } = line;
  const { line: t } = useMessages("buy");
  const formats = useFormats();
  const parts = isCustomLine(line)
    ? t.parts(product.description)
    : product.variantTitle;
  const struck = struckPrice(product, useSite().legal.country);
  const prices = [
    struck && sayStruck(struck, t, formats),
    quantity > 1 && t.each(formatPrice(product.price, formats)),
    previousPrice && t.was(formatPrice(previousPrice, formats)),
  ].filter(Boolean);
  return (
    <>
      {(parts || prices.length > 0) && (
        <p className={`${numerals} ${css.details}`}>
          <ResinDot line={line} />
          {parts && <bdi>{parts}</bdi>}
          {parts && prices.length > 0 && <span>{" · "}</span>}
          {prices.length > 0 && <span>{prices.join(" · ")}</span>}
        </p>
      )}
      {!line.available && (
        <p className={css.unavailable}>
          <Icon name="warning" />
          <span>{line.unavailableReason ?? t.unavailable}</span>
        </p>
      )}
    </>
  );
}

/** Says what a sale strikes, in words: its line is one of several. */
const sayStruck = (
  { price, isLowest }: Struck,
  t: BuyMessages["line"],
  formats: Formats,
): string => {
  const say = isLowest ? t.reducedLowest : t.reduced;
  return say(formatPrice(price, formats));
};

/** Shows what the resin looks like, before its name. */
function ResinDot({ line: { product, resin } }: { line: CartLine }) {
  if (!resin && !product.color) return null;
  return (
    <span className={css.dot} style={{ background: product.color }}>
      {resin && (
        <img
          className={css.dotPicture}
          src={pictureAtLeast(resin.imageUrl, resin.picture, DOT_FILE_PX)}
          alt=""
        />
      )}
    </span>
  );
}

type QuantityStepperProps = {
  line: CartLine;
  name: string;
  isRemoving: boolean;
  onRemove: () => void;
};

/**
 * The quantity between a minus and a plus button. The old quantity is shown
 * until the cart is fetched again; clicks are ignored meanwhile. The buttons
 * are `aria-disabled` instead of `disabled`, so that they keep the focus.
 */
function QuantityStepper(props: QuantityStepperProps) {
  const { line, name, isRemoving, onRemove } = props;
  const { line: t } = useMessages("buy");
  const set = useSetQuantity(line.id);
  const isBusy = set.isPending || isRemoving;
  const isMin = line.quantity === 1;
  const isMax = line.quantity >= (line.stockQuantity ?? MAX_QUANTITY);
  const change = (by: number) => {
    if (isBusy || (by > 0 && isMax)) return;
    if (isMin && by < 0) onRemove();
    else set.mutate(line.quantity + by);
  };
  return (
    <fieldset
      className={css.stepper}
      aria-label={t.quantity(name)}
      aria-busy={isBusy || undefined}
    >
      <IconButton
        icon="minus"
        label={isMin ? t.remove : t.fewer}
        className={css.step}
        aria-disabled={isBusy || undefined}
        onClick={() => change(-1)}
      />
      <b className={css.quantity} aria-live="polite">
        {line.quantity}
      </b>
      <IconButton
        icon="plus"
        label={t.more}
        className={css.step}
        aria-disabled={isBusy || isMax || undefined}
        onClick={() => change(1)}
      />
    </fieldset>
  );
}
