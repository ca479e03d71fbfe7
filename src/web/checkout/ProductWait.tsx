import type { Outcome } from "#shared/stock/rules.ts";
import { useMessages } from "#web/data/messages.ts";
import { useMinutesLeft } from "./HoldClock.tsx";
import { timeLeft, twoDigits, useFoldOnSale, useLeft } from "./useLeft.ts";
import { Icon } from "#web/ui/Icon.tsx";
import type { Product } from "#shared/catalog/schema.ts";
import { openingPath } from "#shared/reminders/calls.ts";
import { DAY_MS, formatOpening } from "#shared/text/dates.ts";
import { useFormats } from "#web/data/shop-context.ts";
import { link } from "#web/ui/layout.css.ts";
import { WaitForm } from "./WaitForm.tsx";
import * as css from "./ProductWait.css.ts";

type ProductWaitProps = {
  productId: number;
  /** The chosen variant, if there is a choice. */
  variantId: number | undefined;
  state: Outcome | "mine";
  opens: string | null;
  heldUntil: string | null;
};

/** On a product's own page: why it cannot be bought now, and when to come back. */
export function ProductWait(props: ProductWaitProps) {
  const { productId, variantId, state, opens, heldUntil } = props;
  const { wait: t } = useMessages("home").drops;
  const left = useMinutesLeft(heldUntil);
  if (opens) return <DropPanel product={{ id: productId }} opens={opens} />;
  const label = state === "held" ? t.free : t.back;
  return (
    <div className={state === "held" ? css.aroundButton : css.panel}>
      {state === "held" && (
        <p className={css.held}>
          <Icon name="bag" className={css.heldIcon} />
          <span>
            <b className={css.someones}>{t.someones}</b>{" "}
            <span>{left > 0 ? t.held(left) : t.heldSome}</span>
          </span>
        </p>
      )}
      <WaitForm
        key={variantId}
        productId={productId}
        variantId={variantId}
        label={label}
        button={t.tell}
        hint={t.hint}
      />
    </div>
  );
}

type DropPanelProps = { product: Pick<Product, "id">; opens: string };

/** On a product's own page, the countdown, the time in words, and the reminder. */
export function DropPanel({ product, opens }: DropPanelProps) {
  const { drop: t } = useMessages("home").drops;
  const formats = useFormats();
  const left = useLeft(product.id, opens);
  return (
    <div ref={useFoldOnSale(product.id)} className={css.panel}>
      {left !== undefined && <Countdown left={left} />}
      <p className={css.moment}>
        <time dateTime={opens} suppressHydrationWarning>
          {formatOpening(opens, formats)}
        </time>{" "}
        <a className={link} href={openingPath(product.id)} download>
          {t.calendar}
        </a>
      </p>
      <WaitForm
        productId={product.id}
        label={t.remind}
        button={t.remind}
        hint={t.hint}
        isMain
      />
    </div>
  );
}

/** Over two days the seconds go, and under a day the days. */
function Countdown({ left }: { left: number }) {
  const { units } = useMessages("home").drops.drop;
  const { days, hours, minutes, seconds } = timeLeft(left);
  const cells = [
    ...(days > 0 ? [{ count: days, text: String(days), say: units.days }] : []),
    { count: hours, text: twoDigits(hours), say: units.hours },
    { count: minutes, text: twoDigits(minutes), say: units.minutes },
    ...(left < 2 * DAY_MS
      ? [{ count: seconds, text: twoDigits(seconds), say: units.seconds }]
      : []),
  ];
  return (
    <div className={css.clock} role="timer">
      {cells.map(({ count, text, say }) => (
        <span key={say(2)} className={css.cell}>
          <span className={css.number}>{text}</span>{" "}
          <span className={css.unit}>{say(count)}</span>
        </span>
      ))}
    </div>
  );
}
