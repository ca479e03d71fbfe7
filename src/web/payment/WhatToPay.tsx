import { pathOf } from "#shared/api/call.ts";
import { getPaymentCode } from "#shared/payment/calls.ts";
import type { ShopperOrder } from "#shared/orders/progress.ts";
import type { OrderPayment } from "#shared/payment/schema.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { parseUrl } from "#shared/text/links.ts";
import { useMessages } from "#web/data/messages.ts";
import { buttonClass } from "#web/ui/button/button-class.ts";
import { link as linkClass } from "#web/ui/theme/layout.css.ts";
import { CopyRow } from "./CopyRow.tsx";
import { useOrderFormats } from "./useOrderFormats.ts";
import * as css from "./WhatToPay.css.ts";

/** White modules around a code, without which no app finds it. */
const QUIET = 4;
/** A phone reads no smaller module from a screen. */
const MODULE_PX = 3;
const MIN_PX = 164;

type WhatToPayProps = { token: string; order: ShopperOrder };

/** How much an order costs, and each way in which it can be paid. */
export function WhatToPay({ token, order }: WhatToPayProps) {
  const t = useMessages("payment");
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
  const t = useMessages("payment");
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
