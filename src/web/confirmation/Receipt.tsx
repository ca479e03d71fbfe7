import { formatCents, formatPrice, priceCents } from "#shared/cents.ts";
import type { Confirmation } from "#shared/orders.ts";
import { ClipPicture } from "../designer/ClipPicture.tsx";
import { numerals } from "../ui/layout.css.ts";
import { Price } from "../ui/Price.tsx";
import { Teeth } from "../ui/Teeth.tsx";
import * as css from "./Receipt.css.ts";

type Item = Confirmation["items"][number];

/** The order on a slip with a toothed edge. */
export function Receipt({ order }: { order: Confirmation }) {
  return (
    <div className={css.shadow}>
      <div className={css.slip}>
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
            value={longDate(order.createdAt)}
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
      <Teeth className={css.teeth} />
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
      <b className={css.name}>{item.name}</b>
      <span className={`${numerals} ${css.figures}`}>
        <span className={css.each}>
          {item.quantity} × {formatPrice(item.price)}
        </span>
        <b className={css.sum}>
          {formatCents(priceCents(item.price) * item.quantity)}
        </b>
      </span>
      {item.description && (
        <p className={css.description}>{item.description}</p>
      )}
      {isCustom && (
        <div className={css.picture}>
          <ClipPicture
            charms={item.charms ?? []}
            customText={item.customText ?? ""}
            shownWidth={160}
          />
        </div>
      )}
    </li>
  );
}

/** "Sunday, March 1, 2026 at 12:00 PM", in the reader's time zone. */
function longDate(iso: string): string {
  return new Date(iso).toLocaleString("en-US", {
    dateStyle: "full",
    timeStyle: "short",
  });
}
