import { useEffect, useRef } from "react";
import type { Confirmation } from "#shared/orders/schema.ts";
import { PAGES } from "#shared/api/paths.ts";
import { SupportLink } from "#web/ui/SupportLink.tsx";
import { useShop, useSite } from "#web/data/shop-context.ts";
import { Button } from "#web/ui/Button.tsx";
import { ButtonLink } from "#web/ui/ButtonLink.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { link } from "#web/ui/layout.css.ts";
import * as css from "./OrderConfirmed.css.ts";
import { Receipt } from "./Receipt.tsx";

const NEXT_STEPS = [
  "A confirmation email reaches you shortly.",
  "We start crafting your clips.",
  "You hear from us as they progress, and about payment and delivery.",
  "We package them carefully and ship them to you.",
];

/** The thanks, the receipt and the next steps, in a printable layout. */
export function OrderConfirmed({ order }: { order: Confirmation }) {
  const { name, supportEmail } = useShop();
  const { delivery } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <div className={css.printHead}>
        <strong className={css.printName}>{name}</strong>
        <span>{supportEmail}</span>
      </div>
      <div className={css.page}>
        <div className={css.column}>
          <div>
            <h1 className={css.title} ref={heading} tabIndex={-1}>
              Order Confirmed!
            </h1>
            <p className={css.thanks}>
              Thank you for your order, <bdi>{order.customerName}</bdi>!
            </p>
            <div className={css.actions}>
              <ButtonLink to={PAGES.home} size="large">
                Continue Shopping
              </ButtonLink>
              <Button kind="line" size="large" onClick={() => print()}>
                <Icon name="print" />
                Print Confirmation
              </Button>
            </div>
          </div>
          <section className={css.next} aria-labelledby="next-title">
            <h2 className={css.nextTitle} id="next-title">
              What happens next?
            </h2>
            <ol className={css.steps}>
              {NEXT_STEPS.map((step) => (
                <li key={step} className={css.step}>
                  {step}
                </li>
              ))}
            </ol>
            {delivery && (
              <p className={css.delivery} dir="auto">
                {delivery}
              </p>
            )}
            {order.url && (
              <a className={`${link} ${css.follow}`} href={order.url}>
                See how your order stands
              </a>
            )}
            <p className={css.support}>
              Questions about this order? Write to{" "}
              <SupportLink className={link} />
            </p>
          </section>
        </div>
        <aside className={css.side} aria-label="Receipt">
          <Receipt order={order} />
        </aside>
      </div>
    </>
  );
}
