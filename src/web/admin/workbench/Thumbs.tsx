import { isCustomLine } from "#shared/cart/rules.ts";
import { readingLayout } from "#shared/clip/reading.ts";
import type { ShownItem } from "#shared/orders/progress.ts";
import type { BenchOrder } from "#shared/workbench/schema.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { useMessages } from "#web/data/messages.ts";
import { Picture } from "#web/ui/Picture.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { sayItem, shownItems } from "./order-words.ts";
import * as css from "./OrderList.css.ts";

const MOST_THUMBS = 3;

/** The pictures of its clips, at most three; the link says what they are. */
export function Thumbs({ order }: { order: BenchOrder }) {
  const t = useMessages("bench");
  const items = shownItems(order);
  const shown = items.slice(0, MOST_THUMBS);
  const more = items.length - shown.length;
  return (
    <div className={css.thumbs}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
        <Thumb key={index} item={item} name={sayItem(item, t)} />
      ))}
      {more > 0 && (
        <span className={css.moreClips}>
          <span aria-hidden="true">{`+${more}`}</span>
          <span className={visuallyHidden}>{t.row.moreClips(more)}</span>
        </span>
      )}
    </div>
  );
}

type ThumbProps = { item: ShownItem; name: string };

function Thumb({ item, name }: ThumbProps) {
  const isCustom = isCustomLine(item);
  return (
    <span className={isCustom ? css.clip : css.photo} title={name}>
      <ItemPicture item={item} width={isCustom ? 124 : 64} />
      {item.quantity > 1 && (
        <span className={css.quantity}>{`${item.quantity} ×`}</span>
      )}
    </span>
  );
}

/** The drawing of a custom clip, or the photo of another; a text says what. */
export function ItemPicture({ item, width }: ItemPictureProps) {
  if (isCustomLine(item))
    return (
      <ClipPicture
        charms={item.charms ?? []}
        customText={item.customText ?? ""}
        resin={item.resin}
        shownWidth={width}
        reading={readingLayout}
        isFramed
        isDecorative
      />
    );
  return (
    <Picture
      imageUrl={item.imageUrl}
      picture={item.picture}
      alt=""
      sizes={`${width}px`}
    />
  );
}

type ItemPictureProps = { item: ShownItem; width: number };
