import { useRef } from "react";
import type { ShopperOrder } from "#shared/orders/progress.ts";
import { formatDate } from "#shared/text/dates.ts";
import { useMessages } from "#web/data/messages.ts";
import { useFormats, useShop, useSite } from "#web/data/shop-context.ts";
import { priceCents } from "#shared/money/rules.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { pathOf } from "#shared/api/call.ts";
import { getPaymentCode } from "#shared/payment/calls.ts";
import type { OrderPayment } from "#shared/payment/schema.ts";
import { parseUrl } from "#shared/text/links.ts";
import { buttonClass } from "#web/ui/Button.tsx";
import { link as linkClass } from "#web/ui/layout.css.ts";
import { CopyButton } from "./CopyButton.tsx";
import { useOrderFormats, useShopperOrder } from "./order-data.ts";
import * as css from "./Payment.css.ts";

/** Shows what is to be paid of an order, or that it is paid or paid back. */
export function Payment() {
  const { token, order } = useShopperOrder();
  const t = useMessages("order").payment;
  const formats = useFormats();
  const money = useOrderFormats();
  const { state, paidAt, refundedAt } = order.payment;
  if (state === "asked") return <WhatToPay token={token} order={order} />;
  if (!paidAt || state === "open") return null;
  const { refunded, refundable } = order.amounts;
  const said = [
    ...(state === "paid" ? [t.paid(formatDate(paidAt, formats))] : []),
    ...(refundedAt
      ? [
          t.refunded(
            formatPrice(refunded, money),
            formatDate(refundedAt, formats),
          ),
        ]
      : []),
    // The head says it of an order that no longer stands.
    ...(order.stands && priceCents(refundable) > 0
      ? [t.partToRefund(formatPrice(refundable, money))]
      : []),
  ];
  return (
    <p className={css.done}>
      <Icon name="tick" />
      <span suppressHydrationWarning>{said.join(" ")}</span>
    </p>
  );
}

/** White modules around a code, without which no app finds it. */
const QUIET = 4;
/** A phone reads no smaller module from a screen. */
const MODULE_PX = 3;
const MIN_PX = 164;

type WhatToPayProps = { token: string; order: ShopperOrder };

/** Shows how much an order costs, and each way in which it can be paid. */
function WhatToPay({ token, order }: WhatToPayProps) {
  const t = useMessages("order").payment;
  const formats = useOrderFormats();
  const { bank, reference = "", link, cash, code } = order.payment;
  return (
    <section className={css.panel} aria-labelledby="pay-title">
      <div className={css.head}>
        <h2 className={css.title} id="pay-title">
          {t.what}
        </h2>
        <b className={css.amount}>{formatPrice(order.amounts.owed, formats)}</b>
      </div>
      {bank && (
        <div className={css.transfer} data-code={Boolean(code)}>
          <dl className={css.rows}>
            <CopyRow name={t.holder} value={bank.holder} />
            <CopyRow
              name={t.iban}
              value={groupsOfFour(bank.iban)}
              copied={bank.iban}
            />
            {bank.bic && <CopyRow name={t.bic} value={bank.bic} />}
            <CopyRow name={t.referenceName} value={reference} />
          </dl>
          {code && <Code token={token} id={order.id} code={code} />}
        </div>
      )}
      {link && (
        <p className={css.way}>
          <a
            className={buttonClass({ kind: "line" })}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t.payWith(parseUrl(link)?.host ?? link)}
          </a>
        </p>
      )}
      {cash && <p className={css.way}>{bank || link ? t.orCash : t.cash}</p>}
      {!bank && !link && !cash && <p className={css.way}>{t.ask}</p>}
    </section>
  );
}

/** An IBAN as it is printed and read aloud. */
const groupsOfFour = (iban: string) => iban.replace(/(.{4})(?!$)/g, "$1 ");

type CodeProps = {
  token: string;
  id: number;
  code: NonNullable<OrderPayment["code"]>;
};

/** The QR code, and the picture of it for the phone that shows it. */
function Code({ token, id, code: { size, path } }: CodeProps) {
  const t = useMessages("order").payment;
  const side = size + 2 * QUIET;
  return (
    <div className={css.code}>
      <svg
        className={css.modules}
        width={Math.max(MIN_PX, side * MODULE_PX)}
        height={Math.max(MIN_PX, side * MODULE_PX)}
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        role="img"
        aria-label={t.code}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <div className={css.hints}>
        <p className={css.scan}>{t.scan}</p>
        <a
          className={`${linkClass} ${css.save}`}
          href={pathOf(getPaymentCode, { token })}
          download={`${id}.png`}
        >
          {t.save}
        </a>
      </div>
    </div>
  );
}

type CopyRowProps = {
  name: string;
  /** As it is shown; `copied` where something else is to be copied. */
  value: string;
  copied?: string;
};

function CopyRow({ name, value, copied = value }: CopyRowProps) {
  const shown = useRef<HTMLElement>(null);
  return (
    <div className={css.row}>
      <dt className={css.term}>{name}</dt>
      <dd className={css.value}>
        <span ref={shown} className={css.text} dir="auto">
          {value}
        </span>
        <CopyButton
          name={name}
          value={copied}
          shown={shown}
          className={css.copy}
        />
      </dd>
    </div>
  );
}

/** Whether an order is paid and money of it was kept. */
export const hasReceiptOf = ({ payment }: ShopperOrder): boolean =>
  payment.state === "paid";

/** Shows what stands over the lines of a paid order that is printed. */
export function ReceiptHead({ order }: { order: ShopperOrder }) {
  const t = useMessages("order").payment;
  const formats = useFormats();
  const { name } = useShop();
  const { legal } = useSite();
  const { paidAt } = order.payment;
  if (!hasReceiptOf(order) || !paidAt) return null;
  return (
    <div className={css.receipt}>
      <p className={css.receiptTitle}>{t.receipt}</p>
      <p className={css.maker}>{legal.maker || name}</p>
      <dl className={css.facts}>
        <dt>{t.number}</dt>
        <dd className={css.fact}>{order.id}</dd>
        <dt>{t.ordered}</dt>
        <dd className={css.fact} suppressHydrationWarning>
          {formatDate(order.createdAt, formats)}
        </dd>
        <dt>{t.paidOn}</dt>
        <dd className={css.fact} suppressHydrationWarning>
          {formatDate(paidAt, formats)}
        </dd>
      </dl>
    </div>
  );
}
