import type { CartLine } from "#shared/cart/schema.ts";
import { isCustomLine, lineCents, lineTitle } from "#shared/cart/rules.ts";
import { formatCents, formatPrice } from "#shared/money/cents.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { numerals } from "#web/ui/layout.css.ts";
import { Picture } from "#web/ui/Picture.tsx";
import * as css from "./CartLine.css.ts";
import {
  useOverlayPreload,
  useOverlays,
} from "#web/overlays/overlay-context.ts";
import { QuantityStepper } from "./QuantityStepper.tsx";
import { useRemoveLine } from "./useLineChanges.ts";

type CartLineRowProps = { line: CartLine; isLeaving: boolean };

/** A line of the cart: picture, name, price, quantity and remove button. */
export function CartLineRow({ line, isLeaving }: CartLineRowProps) {
  const { show } = useOverlays();
  const preload = useOverlayPreload("designer");
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
            resin={line.resin}
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
      <div className={css.text}>
        <div className={css.top}>
          <h3 className={css.name} id={titleId} dir="auto">
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
                {...preload}
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

/** Shown below the name: charms, unit price, changed price, unavailability. */
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
        <p className={`${numerals} ${css.details}`} dir="auto">
          {details.join(" · ")}
        </p>
      )}
      {!line.available && (
        <p className={css.unavailable}>
          <Icon name="warning" />
          {line.unavailableReason ?? "This can no longer be bought."}
        </p>
      )}
    </>
  );
}
