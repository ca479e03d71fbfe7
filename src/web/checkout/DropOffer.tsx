import { type ReactNode, useState, useSyncExternalStore } from "react";
import type { Product } from "#shared/catalog/schema.ts";
import { productPath } from "#shared/api/paths.ts";
import { DAY_MS, formatDay, formatOpening } from "#shared/text/dates.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { Button, buttonClass } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { dayAt } from "#shared/text/days.ts";
import { tags } from "#web/ui/Tag.css.ts";
import { timeLeft, twoDigits, useFoldOnSale, useLeft } from "./useLeft.ts";
import { WaitForm } from "./WaitForm.tsx";
import * as css from "./ProductWait.css.ts";

type DropOfferProps = {
  product: Pick<Product, "id" | "name" | "slug">;
  opens: string;
  price: ReactNode;
};
const unchanging = () => () => {};

/** On a card, its price and when it opens, and a way to be told of it. */
export function DropOffer({ product, opens, price }: DropOfferProps) {
  const { drop: t } = useMessages("home").drops;
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const around = useFoldOnSale(product.id);
  // The page of the product has a form that needs none.
  const hasScripts = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  return (
    <div ref={around} className={css.offer}>
      <div className={css.when}>
        {price}
        <time className={css.time} dateTime={opens} suppressHydrationWarning>
          {formatOpening(opens, formats, "short")}
        </time>
      </div>
      {isOpen ? (
        <WaitForm
          productId={product.id}
          label={t.remind}
          button={t.remind}
          hint={t.hint}
          hasAutoFocus
        />
      ) : !hasScripts ? (
        <a
          className={buttonClass({ kind: "line", className: css.button })}
          href={productPath(product.slug)}
          aria-label={`${t.remind}: ${product.name}`}
        >
          <Icon name="bell" />
          <span>{t.remind}</span>
        </a>
      ) : (
        <Button
          kind="line"
          className={css.button}
          aria-label={`${t.remind}: ${product.name}`}
          onClick={() => setOpen(true)}
        >
          <Icon name="bell" />
          <span>{t.remind}</span>
        </Button>
      )}
    </div>
  );
}

type DropBadgeProps = { productId: number; opens: string };

/** Says on a card when its clip opens: the day, and soon the time that is left. */
export function DropBadge({ productId, opens }: DropBadgeProps) {
  const { drop: t } = useMessages("home").drops;
  const formats = useFormats();
  const left = useLeft(productId, opens);
  const day = dayAt(Date.parse(opens), formats.timeZone);
  return (
    <span className={tags.drop} suppressHydrationWarning>
      {left === undefined
        ? t.opens(formatDay(day, formats, { from: Date.parse(opens) }))
        : left >= DAY_MS
          ? t.inDays(Math.floor(left / DAY_MS))
          : t.soon(clockOf(left))}
    </span>
  );
}

function clockOf(left: number): string {
  const { hours, minutes, seconds } = timeLeft(left);
  return [String(hours), twoDigits(minutes), twoDigits(seconds)].join(":");
}
