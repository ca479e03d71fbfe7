import { itemCents } from "#shared/money/sum.ts";
import { formatCents, formatPrice } from "#shared/text/formats.ts";
import type { Confirmation } from "#shared/orders/schema.ts";
import { formatLongTime } from "#shared/text/dates.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { ExtraSums, Travel } from "./Travel.tsx";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { numerals } from "#web/ui/layout.css.ts";
import { Picture } from "#web/ui/Picture.tsx";
import { Price, TotalNote } from "#web/ui/Price.tsx";
import { teeth } from "#web/ui/ScallopEdge.css.ts";
import * as css from "./Receipt.css.ts";

type Item = Confirmation["items"][number];

/** The order on a slip of paper with a toothed edge. */
export function Receipt({ order }: { order: Confirmation }) {
  const { confirmed: t } = useMessages("order");
  const formats = useFormats();
  return (
    <div className={css.shadow}>
      <div className={css.paper}>
        <div className={css.head}>
          <h2 className={css.title}>{t.number}</h2>
          <strong className={numerals}>{order.id}</strong>
        </div>
        <dl className={css.facts}>
          <Fact name={t.email} value={order.customerEmail} />
          <Fact name={t.phone} value={order.customerPhone} />
          <Fact
            className={css.wide}
            name={t.date}
            value={formatLongTime(order.createdAt, formats)}
          />
        </dl>
        <ul>
          {order.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes
            <ReceiptItem key={index} item={item} />
          ))}
        </ul>
        <ExtraSums order={order} formats={formats} />
        <dl className={css.total}>
          <dt>{t.total}</dt>
          <dd className={css.amount}>
            <Price value={order.total} />
            <TotalNote />
          </dd>
        </dl>
        <Travel order={order} isOwn />
      </div>
      <div className={`${teeth} ${css.edge}`} aria-hidden="true" />
    </div>
  );
}

type FactProps = { className?: string; name: string; value: string };

function Fact({ className, name, value }: FactProps) {
  return (
    <div className={className}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>{value}</dd>
    </div>
  );
}

function ReceiptItem({ item }: { item: Item }) {
  const isCustom = item.charms !== undefined;
  const { customClip } = useMessages("first");
  const { parts } = useMessages("buy").line;
  const formats = useFormats();
  const isOne = item.quantity === 1;
  return (
    <li className={css.item}>
      {!isCustom && item.imageUrl && (
        <Picture
          imageUrl={item.imageUrl}
          picture={null}
          alt=""
          sizes="64px"
          className={css.thumbnail}
          isEager
        />
      )}
      <div className={css.words}>
        <b className={css.name} dir="auto">
          {isCustom ? customClip(item.customText ?? "") : item.name}
        </b>
        <span
          className={`${numerals} ${css.figures}`}
          data-one={isOne || undefined}
        >
          <span className={css.each}>
            {isOne
              ? "1 ×"
              : `${item.quantity} × ${formatPrice(item.price, formats)}`}
          </span>
          <b className={css.sum}>{formatCents(itemCents(item), formats)}</b>
        </span>
        {item.variantTitle && (
          <p className={css.description} dir="auto">
            {item.variantTitle}
          </p>
        )}
        {item.description && (
          <p className={css.description} dir="auto">
            {isCustom ? parts(item.description) : item.description}
          </p>
        )}
        {isCustom && (
          <div className={css.picture}>
            <ClipPicture
              charms={item.charms ?? []}
              customText={item.customText ?? ""}
              resin={item.resin}
              shownWidth={420}
            />
          </div>
        )}
      </div>
    </li>
  );
}
