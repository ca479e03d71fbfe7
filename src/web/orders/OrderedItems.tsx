import { spellBeads } from "#shared/clip/beads.ts";
import { isCustomLine, lineTitle } from "#shared/cart/rules.ts";
import { formatCents, formatPrice, priceCents } from "#shared/money/cents.ts";
import type { ShownItem } from "#shared/orders/life-schema.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { numerals } from "#web/ui/layout.css.ts";
import { Picture } from "#web/ui/Picture.tsx";
import * as css from "./OrderedItems.css.ts";

type ItemsProps = {
  items: readonly ShownItem[];
  total: string;
  /** Shows large pictures, which the maker works from. */
  isLarge?: boolean;
};

/** The ordered items, each with a picture, and the total. */
export function OrderedItems({ items, total, isLarge = false }: ItemsProps) {
  return (
    <>
      <ul>
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
            key={index}
            className={css.item}
            data-large={isLarge || undefined}
          >
            <div
              className={isCustomLine(item) ? css.clip : css.product}
              data-large={isLarge || undefined}
            >
              <ItemPicture item={item} shownWidth={isLarge ? 640 : 160} />
            </div>
            <div className={css.words}>
              <b className={css.name}>
                {isLarge && `${item.quantity} × `}
                <bdi>{lineTitle(item.productName, item.variantTitle)}</bdi>
              </b>
              <Parts item={item} />
            </div>
            <span className={`${numerals} ${css.sum}`}>
              {item.quantity > 1 && (
                <span className={css.each}>
                  {item.quantity} × {formatPrice(item.price)}
                </span>
              )}
              <b>{formatCents(priceCents(item.price) * item.quantity)}</b>
            </span>
          </li>
        ))}
      </ul>
      <p className={`${numerals} ${css.total}`}>
        <span>Total</span> <b>{formatPrice(total)}</b>
      </p>
    </>
  );
}

function ItemPicture({ item, shownWidth }: PictureProps) {
  if (isCustomLine(item))
    return (
      <ClipPicture
        charms={item.charms ?? []}
        customText={item.customText ?? ""}
        resin={item.resin}
        shownWidth={shownWidth}
      />
    );
  return (
    <Picture
      imageUrl={item.imageUrl}
      picture={item.picture}
      alt=""
      sizes={`${shownWidth}px`}
      isEager
    />
  );
}

type PictureProps = { item: ShownItem; shownWidth: number };

/** The parts of a custom clip; renders nothing for other lines. */
function Parts({ item }: { item: ShownItem }) {
  if (!isCustomLine(item)) return null;
  const charms = (item.charms ?? []).map(({ name }) => name).join(", ");
  const letters = spellBeads(item.customText ?? "");
  return (
    <dl className={css.parts}>
      {item.resin && <Part name="Resin" value={item.resin.name} />}
      {charms !== "" && <Part name="Charms" value={charms} />}
      {letters !== "" && <Part name="Letters" value={letters} />}
    </dl>
  );
}

function Part({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className={css.partName}>{name}</dt>
      <dd className={css.partValue}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
