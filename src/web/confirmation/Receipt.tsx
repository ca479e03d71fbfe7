import { formatCents, formatPrice, priceCents } from "#shared/money/cents.ts";
import type { Confirmation } from "#shared/orders/schema.ts";
import { formatLongTime } from "#shared/text/dates.ts";
import { ClipPicture } from "#web/clip/ClipPicture.tsx";
import { useShop } from "#web/data/shop-context.ts";
import { numerals } from "#web/ui/layout.css.ts";
import { Price } from "#web/ui/Price.tsx";
import { ScallopEdge } from "#web/ui/ScallopEdge.tsx";
import * as css from "./Receipt.css.ts";

type Item = Confirmation["items"][number];

/** The order on a slip of paper with a toothed edge. */
export function Receipt({ order }: { order: Confirmation }) {
  const { timeZone } = useShop();
  return (
    <div className={css.shadow}>
      <div className={css.paper}>
        <div className={css.head}>
          <h2 className={css.title}>Order number</h2>
          <strong className={numerals}>{order.id}</strong>
        </div>
        <dl className={css.facts}>
          <Fact name="Email" value={order.customerEmail} />
          <Fact name="Phone" value={order.customerPhone} />
          <Fact
            className={css.wide}
            name="Order date"
            value={formatLongTime(order.createdAt, timeZone)}
          />
        </dl>
        <ul>
          {order.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes
            <ReceiptItem key={index} item={item} />
          ))}
        </ul>
        <dl className={css.total}>
          <dt>Total amount</dt>
          <dd className={css.amount}>
            <Price value={order.total} />
          </dd>
        </dl>
      </div>
      <ScallopEdge className={css.edge} />
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
  return (
    <li className={css.item}>
      <b className={css.name} dir="auto">
        {item.name}
      </b>
      <span className={`${numerals} ${css.figures}`}>
        <span className={css.each}>
          {item.quantity} × {formatPrice(item.price)}
        </span>
        <b className={css.sum}>
          {formatCents(priceCents(item.price) * item.quantity)}
        </b>
      </span>
      {item.description && (
        <p className={css.description} dir="auto">
          {item.description}
        </p>
      )}
      {isCustom && (
        <div className={css.picture}>
          <ClipPicture
            charms={item.charms ?? []}
            customText={item.customText ?? ""}
            resin={item.resin}
            shownWidth={160}
          />
        </div>
      )}
    </li>
  );
}
