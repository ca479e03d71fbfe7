import { spellBeads } from "#shared/clip/beads.ts";
import { isCustomLine, shownTitle } from "#shared/cart/rules.ts";
import { priceCents } from "#shared/money/rules.ts";
import { itemCents } from "#shared/money/sum.ts";
import { productPath } from "#shared/api/paths.ts";
import { isolated } from "#shared/text/characters.ts";
import { formatCents, formatPrice } from "#shared/text/formats.ts";
import type { ShopperOrder, ShownItem } from "#shared/orders/progress.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { useMessages } from "#web/data/messages.ts";
import { ExtraSums } from "./Travel.tsx";
import { useOrderFormats } from "./order-data.ts";
import { numerals } from "#web/ui/layout.css.ts";
import { Picture } from "#web/ui/Picture.tsx";
import { TotalNote } from "#web/ui/Price.tsx";
import * as css from "./OrderedItems.css.ts";

type ItemsProps = {
  order: ShopperOrder;
  /** Shows large pictures, which the maker works from. */
  isLarge?: boolean;
};

/** The ordered items, each with a picture, and the total. */
export function OrderedItems({ order, isLarge = false }: ItemsProps) {
  const { items, total, withdrawnLines } = order;
  const { total: totalName, withdrawal } = useMessages("order");
  const { badge } = withdrawal;
  const formats = useOrderFormats();
  return (
    <>
      <ul>
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
            key={index}
            className={css.item}
            data-large={isLarge || undefined}
            data-custom={isCustomLine(item) || undefined}
          >
            <ItemPicture item={item} isLarge={isLarge} />
            <div className={css.words}>
              <b
                className={css.name}
                data-out={withdrawnLines.includes(index) || undefined}
              >
                {isLarge && <span>{`${item.quantity} × `}</span>}
                <ItemName item={item} />
              </b>
              {item.variantTitle && (
                <span className={css.variant} dir="auto">
                  {item.variantTitle}
                </span>
              )}
              <Parts item={item} />
              {withdrawnLines.includes(index) && (
                <b className={css.badge}>{badge.whole}</b>
              )}
            </div>
            <span className={`${numerals} ${css.sum}`}>
              {item.quantity > 1 && (
                <span className={css.each}>
                  {`${item.quantity} × ${formatPrice(item.price, formats)}`}
                </span>
              )}
              <b>{formatCents(itemCents(item), formats)}</b>
            </span>
          </li>
        ))}
      </ul>
      <ExtraSums order={order} formats={formats} />
      <p className={`${numerals} ${css.total}`}>
        <span>{totalName}</span> <b>{formatPrice(total, formats)}</b>
      </p>
      <Kept order={order} />
      <TotalNote />
    </>
  );
}

/**
 * Shows what went back of what was paid, and what was kept; nothing otherwise.
 */
function Kept({ order: { amounts } }: Pick<ItemsProps, "order">) {
  const t = useMessages("order").payment;
  const formats = useOrderFormats();
  const refunded = priceCents(amounts.refunded);
  if (refunded === 0) return null;
  const kept = priceCents(amounts.paid) - refunded;
  return (
    <>
      <p className={`${numerals} ${css.back}`}>
        <span>{t.steps.refunded}</span>{" "}
        <span>{`−${formatCents(refunded, formats)}`}</span>
      </p>
      <p className={`${numerals} ${css.back}`}>
        <span>{t.kept}</span> <b>{formatCents(kept, formats)}</b>
      </p>
    </>
  );
}

/** A link beside another one to the same page. */
const FOR_POINTERS = { tabIndex: -1, "aria-hidden": true } as const;

type PictureProps = { item: ShownItem; isLarge: boolean };

/** The picture of an item; it leads where its name leads, for a pointer. */
function ItemPicture({ item, isLarge }: PictureProps) {
  const isCustom = isCustomLine(item);
  const shownWidth = isLarge ? 640 : isCustom ? 420 : 64;
  const size = { "data-large": isLarge || undefined };
  if (isCustom)
    return (
      <div className={css.clip} {...size}>
        <ClipPicture
          charms={item.charms ?? []}
          customText={item.customText ?? ""}
          resin={item.resin}
          shownWidth={shownWidth}
        />
      </div>
    );
  const picture = (
    <Picture
      imageUrl={item.imageUrl}
      picture={item.picture}
      alt=""
      sizes={`${shownWidth}px`}
      isEager
    />
  );
  if (!item.slug)
    return (
      <div className={css.product} {...size}>
        {picture}
      </div>
    );
  return (
    <a
      className={css.product}
      {...size}
      href={productPath(item.slug)}
      {...FOR_POINTERS}
    >
      {picture}
    </a>
  );
}

/** The name of an item, which leads to its page if it is a clip of the shop. */
function ItemName({ item }: { item: ShownItem }) {
  const { customClip } = useMessages("first");
  const name = shownTitle(
    { ...item, name: item.productName, variantTitle: null },
    customClip,
  );
  return (
    <bdi>
      {item.slug ? (
        <a className={css.nameLink} href={productPath(item.slug)}>
          {name}
        </a>
      ) : (
        name
      )}
    </bdi>
  );
}

/** The parts of a custom clip; renders nothing for other lines. */
function Parts({ item }: { item: ShownItem }) {
  const { parts, gap } = useMessages("order");
  if (!isCustomLine(item)) return null;
  // In the clip's own order, from left to right, whatever their letters.
  const charms = (item.charms ?? [])
    .map(({ name }) => isolated(name))
    .join(", ");
  const letters = spellBeads(item.customText ?? "", gap);
  return (
    <dl className={css.parts}>
      {item.resin && (
        <Part name={parts.resin} value={isolated(item.resin.name)} />
      )}
      {charms !== "" && <Part name={parts.charms} value={charms} />}
      {letters !== "" && <Part name={parts.letters} value={letters} />}
    </dl>
  );
}

function Part({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className={css.partName}>{name}</dt>
      <dd className={css.partValue}>
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  );
}
