import { useRef } from "react";
import { NOT_STARTED_ID } from "#shared/api/paths.ts";
import { isOpenStatus, shownStatus, wayOf } from "#shared/orders/state.ts";
import { tel } from "#shared/text/contact.ts";
import { isWithdrawn, type MakerOrder } from "#shared/orders/progress.ts";
import { useMessages } from "#web/data/messages.ts";
import { useReadyBy } from "#web/data/ready-by.ts";
import {
  useFormats,
  usePage,
  useShop,
  useTitle,
} from "#web/data/shop-context.ts";
import { Button, buttonClass } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { priceCents } from "#shared/money/rules.ts";
import { mailto } from "#shared/text/links.ts";
import { formatPrice } from "#shared/text/formats.ts";
import { addressLines } from "#shared/delivery/rules.ts";
import type { Address } from "#shared/delivery/schema.ts";
import { showToast } from "#web/ui/toasts.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { useCopy } from "#web/ui/useCopy.ts";
import { MakerActions } from "./MakerActions.tsx";
import { Withdrawn } from "./Withdrawal.tsx";
import { Travel } from "./Travel.tsx";
import { useMakerOrder, useNoteSeen, useOrderFormats } from "./order-data.ts";
import { OrderedItems } from "./OrderedItems.tsx";
import { OrderSteps, ShortTime } from "./OrderSteps.tsx";
import { CorrectOrder } from "./CorrectOrder.tsx";
import { Slip, useSlip } from "./Slip.tsx";
import { PaymentActions } from "./PaymentActions.tsx";
import { PickLists } from "./PickLists.tsx";
import { Memo } from "./Memo.tsx";
import * as css from "./MakePage.css.ts";
import { isPrinted } from "./Slip.css.ts";
import { actions } from "./Travel.css.ts";

/** Where an order of her own came from, which she said as she added it. */
function Source({ source }: { source: string }) {
  const t = useMessages("order").making.source;
  const isKnown = source === "market" || source === "message";
  return (
    <p className={css.noAddress} dir="auto">
      {isKnown ? t[source] : t.other(source)}
    </p>
  );
}

/** An order for the maker: what to make, whom to call, and what is done. */
export function MakePage() {
  const { name } = useShop();
  const { make: t, statuses } = useMessages("order");
  const { titles } = useMessages("first");
  const { badge: withdrawal } = useMessages("order").withdrawal;
  const { orderPage } = usePage();
  const { order } = useMakerOrder();
  useNoteSeen();
  const { slip: papers } = useMessages("buy").delivery;
  const [slip, printSlip] = useSlip();
  const isToBeMade = order.stands && isOpenStatus(order.status);
  useTitle(orderPage?.title ?? titles.order(order.id));
  return (
    <main className={classNames(css.page, slip && isPrinted)}>
      <header className={css.head}>
        <p className={css.shop}>{name}</p>
        <h1 className={css.title}>{titles.order(order.id)}</h1>
        <p className={css.placed}>
          <ShortTime iso={order.createdAt} />
          <strong className={css.status} data-status={order.status}>
            {statuses[shownStatus(order.status, wayOf(order))]}
          </strong>
          {order.withdrawnAt && (
            <strong className={css.status} data-status="withdrawn">
              {order.stands ? withdrawal.inPart : withdrawal.whole}
            </strong>
          )}
        </p>
        {order.source && <Source source={order.source} />}
        {isToBeMade && <Due order={order} />}
        <EndedLink />
      </header>
      {!order.stands && (
        <p className={css.across} data-across="">
          {isWithdrawn(order) ? withdrawal.whole : statuses.cancelled}
        </p>
      )}
      <p id={NOT_STARTED_ID} role="alert" hidden>
        {t.noScript}
      </p>
      <Contact order={order} />
      <section className={css.work} aria-label={t.progress}>
        <OrderSteps order={order} />
        <noscript>{t.noScript}</noscript>
        <MakerActions />
      </section>
      <PaymentActions />
      <Withdrawn order={order} />
      <section className={css.make} aria-labelledby="make-title">
        <h2 className={css.sectionTitle} id="make-title">
          {isToBeMade ? t.toMake : t.ordered}
        </h2>
        <OrderedItems order={order} isLarge />
      </section>
      <CorrectOrder />
      <PickLists />
      <Memo />
      <div className={css.foot}>
        <Button kind="line" onClick={() => print()}>
          <Icon name="print" />
          <span>{t.print}</span>
        </Button>
        {order.address && order.stands && (
          <Button kind="line" onClick={() => printSlip("parcel")}>
            <Icon name="print" />
            <span>{papers.print}</span>
          </Button>
        )}
        {order.gift && order.stands && (
          <Button kind="line" onClick={() => printSlip("gift")}>
            <Icon name="print" />
            <span>{papers.printGift}</span>
          </Button>
        )}
      </div>
      {slip && <Slip order={order} isGift={slip === "gift"} />}
    </main>
  );
}

/** Says that the address of the page is an earlier one. */
function EndedLink() {
  const { make: t } = useMessages("order");
  const { orderPage } = usePage();
  if (orderPage?.viewer !== "maker" || !orderPage.hasEnded) return null;
  return (
    <p className={css.due} role="status">
      {t.ended}
    </p>
  );
}

/** Says by when the customer was told that it is ready. */
function Due({ order }: { order: MakerOrder }) {
  const { make: t } = useMessages("order");
  const ready = useReadyBy()(order);
  if (!ready) return null;
  const { due, daysLeft = 0 } = order;
  return (
    <p className={css.due} data-due={due}>
      <strong suppressHydrationWarning>{ready}</strong>{" "}
      {due && <span>{due === "late" ? t.dueLate : t.dueIn(daysLeft)}</span>}
    </p>
  );
}

function Contact({ order }: { order: MakerOrder }) {
  const { customerName, customerEmail, customerPhone } = order;
  const note = useNoteToCopy(order);
  const { make: t } = useMessages("order");
  return (
    <section className={css.contact} aria-labelledby="customer">
      <h2 className={css.customer} id="customer">
        <bdi>{customerName}</bdi>
      </h2>
      {(customerPhone || customerEmail) && (
        <div className={css.ways}>
          {customerPhone && (
            <a
              className={buttonClass({ kind: "ink", className: css.way })}
              href={tel(customerPhone)}
            >
              <span>{t.call}</span>{" "}
              <span className={css.address}>{customerPhone}</span>
            </a>
          )}
          {customerEmail && (
            <a
              className={buttonClass({ kind: "line", className: css.way })}
              href={note}
            >
              <span>{t.write}</span>{" "}
              <span className={css.address}>{customerEmail}</span>
            </a>
          )}
        </div>
      )}
      {!customerEmail && <p className={css.noAddress}>{t.noAddress}</p>}
      <Travel order={order}>
        {order.address && (
          <AddressTools address={order.address} customerName={customerName} />
        )}
      </Travel>
    </section>
  );
}

/**
 * Returns the link with which the maker writes to a customer. The mail begins
 * with the order, its sum, and how to pay it or that it is paid.
 */
function useNoteToCopy(order: MakerOrder): string {
  const { make, making } = useMessages("order");
  const { letter: t } = making;
  const formats = useOrderFormats();
  const { amounts, customerName, id, total } = order;
  const sum = formatPrice(total, formats);
  const ways = priceCents(amounts.owed) > 0 ? waysToPay(order) : [];
  const body = [
    t.hello(customerName),
    "",
    t.order(id, sum),
    ...(order.payment.state === "paid" ? [t.paid(sum)] : []),
    ...(ways.length > 0 ? ["", t.how, ...ways] : []),
    "",
    "",
  ].join("\r\n");
  const link = mailto(order.customerEmail, make.subject(id));
  return `${link}&body=${encodeURIComponent(body)}`;
}

/** Her account and her link, each on lines of their own. */
function waysToPay({ payment }: MakerOrder): string[] {
  const { bank, reference, link } = payment;
  return [
    ...(bank ? [bank.holder, bank.iban, ...(bank.bic ? [bank.bic] : [])] : []),
    ...(bank && reference ? [reference] : []),
    ...(link ? [link] : []),
  ];
}

const MAP = "https://www.openstreetmap.org/search?query=";

type AddressToolsProps = { address: Address; customerName: string };

/** Copies an address in one press, or shows it on a map. */
function AddressTools({ address, customerName }: AddressToolsProps) {
  const { order: t } = useMessages("buy").delivery;
  const { locale } = useFormats();
  const tools = useRef<HTMLDivElement>(null);
  const { isCopied, copy } = useCopy();
  const { line1, postalCode, city, region, country } = address;
  const place = [line1, `${postalCode} ${city}`, region, country];
  const query = place.filter((part) => part.trim() !== "").join(", ");
  const copyAddress = async () => {
    const shown = tools.current?.parentElement?.querySelector("[data-address]");
    const text = addressLines(address, customerName, locale).join("\n");
    const element = shown instanceof HTMLElement ? shown : null;
    if (!(await copy(text, element)))
      showToast({ title: t.notCopied }, "error");
  };
  return (
    <div className={actions} ref={tools}>
      <Button kind="line" size="small" onClick={() => void copyAddress()}>
        <Icon name={isCopied ? "tick" : "copy"} />
        <span>{isCopied ? t.copied : t.copyAddress}</span>
      </Button>
      <a
        className={buttonClass({ kind: "line", size: "small" })}
        href={MAP + encodeURIComponent(query)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="external" />
        <span>{t.map}</span>
      </a>
      <span className={visuallyHidden} role="status">
        {isCopied ? t.copied : ""}
      </span>
    </div>
  );
}
