import type { CartLine } from "#shared/cart.ts";
import { isCustomLine, lineCents, lineTitle } from "#shared/cart-rules.ts";
import { formatCents, formatPrice } from "#shared/cents.ts";
import { ClipPicture } from "../designer/ClipPicture.tsx";
import { Icon } from "../ui/Icon.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { preload } from "../ui/lazy-part.ts";
import { numerals } from "../ui/layout.css.ts";
import { Picture } from "../ui/Picture.tsx";
import * as css from "./CartLine.css.ts";
import { useCart } from "./cart-context.ts";
import { designerPart } from "./designer-part.ts";
import { QuantityStepper } from "./QuantityStepper.tsx";
import { useRemoveLine } from "./useLineChanges.ts";

type CartLineRowProps = { line: CartLine; isLeaving: boolean };

/** A line: what it is, what it costs, how many, and away with it. */
export function CartLineRow({ line, isLeaving }: CartLineRowProps) {
  const { show } = useCart();
  const remove = useRemoveLine(line);
  const { product } = line;
  const isCustom = isCustomLine(line);
  const name = lineTitle(product.name, product.variantTitle);
  const titleId = `line-${line.id}`;
  return (
    <article
      className={css.row}
      aria-labelledby={titleId}
      data-line={line.id}
      inert={isLeaving}
    >
      <div className={css.picture} data-custom={isCustom || undefined}>
        {isCustom ? (
          <ClipPicture
            charms={line.charms ?? []}
            customText={line.customText ?? ""}
            shownWidth={92}
          />
        ) : (
          <Picture
            imageUrl={product.imageUrl}
            picture={product.picture}
            alt=""
            sizes="92px"
          />
        )}
      </div>
      <div className={css.words}>
        <div className={css.top}>
          <h3 className={css.name} id={titleId}>
            {name}
          </h3>
          <span className={`${numerals} ${css.price}`}>
            {formatCents(lineCents(line))}
          </span>
        </div>
        <LineDetails line={line} />
        <div className={css.controls}>
          {line.available && (
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
                aria-label={`Edit ${name}`}
                data-edit-line={line.id}
                onClick={() => show({ kind: "designer", lineId: line.id })}
                {...preload(designerPart)}
              >
                <Icon name="pencil" className={css.editIcon} />
                Edit
              </button>
            )}
            <IconButton
              icon="trash"
              label={`Remove ${name}`}
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

/** The second line: charms, the price of one, and what has changed. */
function LineDetails({ line }: { line: CartLine }) {
  const { product, quantity, previousPrice } = line;
  const details = [
    isCustomLine(line) && product.description,
    quantity > 1 && `${formatPrice(product.price)} each`,
    previousPrice && `was ${formatPrice(previousPrice)} when you added it`,
  ].filter(Boolean);
  return (
    <>
      {details.length > 0 && (
        <p className={`${numerals} ${css.details}`}>{details.join(" · ")}</p>
      )}
      {!line.available && (
        <p className={css.unavailable}>
          <Icon name="warning" />
          This can no longer be bought.
        </p>
      )}
    </>
  );
}
