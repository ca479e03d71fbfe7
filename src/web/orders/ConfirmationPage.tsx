import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Confirmation } from "#shared/orders/schema.ts";
import { PAGES } from "#shared/api/paths.ts";
import { link, visuallyHidden, wrap } from "#web/ui/layout.css.ts";
import { Dots, Icon } from "#web/ui/Icon.tsx";
import { takeConfirmation } from "#web/data/last-order.ts";
import { useMessages } from "#web/data/messages.ts";
import type { OrderMessages } from "#shared/messages/order/en.ts";
import { priceCents } from "#shared/money/rules.ts";
import { wayOf, wordToCome } from "#shared/orders/state.ts";
import { SupportLink, TextWith } from "#web/ui/TextWith.tsx";
import { useReadyBy } from "#web/data/ready-by.ts";
import { useSite } from "#web/data/shop-context.ts";
import { Button, buttonClass } from "#web/ui/Button.tsx";
import { PageLink } from "#web/ui/PageLink.tsx";
import { showToast } from "#web/ui/toasts.ts";
import { useCopy } from "#web/ui/useCopy.ts";
import { Receipt } from "./Receipt.tsx";
import { PrintHead } from "./Travel.tsx";
import * as css from "./ConfirmationPage.css.ts";

/** Shows the order that was just placed; without one, redirects to the shop. */
export function ConfirmationPage() {
  const navigate = useNavigate();
  const [order, setOrder] = useState<Confirmation>();
  const hasRead = useRef(false);
  useEffect(() => {
    // Runs only once, because reading removes the stored order.
    if (hasRead.current) return;
    hasRead.current = true;
    const stored = Confirmation.safeParse(takeConfirmation());
    if (stored.success) setOrder(stored.data);
    else void navigate(PAGES.home, { replace: true });
  }, [navigate]);
  return (
    <div className={wrap}>
      {order ? <OrderConfirmed order={order} /> : <LoadingOrder />}
    </div>
  );
}

function LoadingOrder() {
  const { confirmed } = useMessages("order");
  const { titles } = useMessages("first");
  return (
    <div className={css.loading}>
      <span className={css.dots}>
        <Dots />
      </span>
      <h1 className={visuallyHidden} tabIndex={-1}>
        {titles.confirmation}
      </h1>
      <p className={css.text} role="status">
        {confirmed.loading}
      </p>
    </div>
  );
}

/** The thanks, the receipt and the next steps, in a printable layout. */
export function OrderConfirmed({ order }: { order: Confirmation }) {
  const { delivery: usual } = useSite();
  const delivery = useReadyBy()(order) || usual;
  const { confirmed: t, next, questions } = useMessages("order");
  const isUnmailed = order.confirmation === "none";
  const { titles } = useMessages("first");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <PrintHead />
      <div className={css.page}>
        <div className={css.column}>
          <div>
            <h1 className={css.title} ref={heading} tabIndex={-1}>
              {t.title}
            </h1>
            <p className={css.thanks}>
              <TextWith text={t.thanks}>
                <bdi>{order.customerName}</bdi>
              </TextWith>
            </p>
            <div className={css.actions}>
              {order.url && (
                <a className={buttonClass({ size: "large" })} href={order.url}>
                  {t.follow}
                </a>
              )}
              <Button kind="line" size="large" onClick={() => print()}>
                <Icon name="print" />
                <span>{t.print}</span>
              </Button>
            </div>
            <PageLink className={`${link} ${css.shop}`} to={PAGES.home}>
              {t.shop}
            </PageLink>
            <PageLink className={`${link} ${css.shop}`} to={PAGES.orders}>
              {titles.orders}
            </PageLink>
          </div>
          <section className={css.next} aria-labelledby="next-title">
            <h2 className={css.nextTitle} id="next-title">
              {next}
            </h2>
            <ol className={css.steps}>
              {stepsOf(order, t.steps).map(([name, step]) => (
                <li key={name} className={css.step}>
                  {name === "mail" && isUnmailed ? (
                    <KeptLink url={order.url} />
                  ) : (
                    <p>
                      <span>{step}</span>{" "}
                      {name === "making" && delivery && (
                        <bdi>{asSentence(delivery)}</bdi>
                      )}
                    </p>
                  )}
                </li>
              ))}
            </ol>
            <p className={css.support}>
              <TextWith text={questions}>
                <SupportLink className={link} />
              </TextWith>
            </p>
          </section>
        </div>
        <aside className={css.side} aria-label={t.receipt}>
          <Receipt order={order} />
        </aside>
      </div>
    </>
  );
}

/** Says what happens next; what is known already is not announced. */
function stepsOf(
  order: Confirmation,
  steps: OrderMessages["confirmed"]["steps"],
): string[][] {
  const way = wayOf(order);
  const isAsked = order.payment?.state === "asked";
  const isPaymentKnown = isAsked || priceCents(order.total) === 0;
  const sending = way === "collected" ? steps.collect : steps.sending;
  return [
    ["mail", steps.mail],
    ["pay", isAsked ? steps.pay : ""],
    ["making", steps.making],
    ["word", steps.word[wordToCome({ way, isPaymentKnown })]],
    ["sending", sending],
  ].flatMap(([name = "", step]) => (step ? [[name, step]] : []));
}

/** The maker's line may have no stop, and stands after a sentence. */
const asSentence = (line: string) =>
  /[.!?…]$/u.test(line.trim()) ? line : `${line.trim()}.`;

/** Without a mail, the link alone leads back to the order. */
function KeptLink({ url = "" }: { url?: string | undefined }) {
  const { confirmed: t } = useMessages("order");
  const shown = useRef<HTMLAnchorElement>(null);
  const { isCopied, copy } = useCopy();
  const copyLink = async () => {
    if (!(await copy(url, shown.current)))
      showToast({ title: t.notCopied }, "error");
  };
  return (
    <div className={css.kept}>
      <p>{t.keep}</p>
      <a ref={shown} className={`${link} ${css.address}`} href={url}>
        {url}
      </a>
      <Button kind="line" className={css.copy} onClick={copyLink}>
        <Icon name={isCopied ? "tick" : "copy"} />
        <span>{isCopied ? t.copied : t.copy}</span>
      </Button>
    </div>
  );
}
