import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { useMessages } from "#web/data/messages.ts";
import { PAGES } from "#shared/api/paths.ts";
import { link } from "#web/ui/layout.css.ts";
import { PageLink } from "#web/ui/PageLink.tsx";
import {
  adminPagesQuery,
  type FirstStep,
  mailStatusQuery,
  useMissing,
} from "#web/admin/data/admin-queries.ts";
import { getMailStatus } from "#shared/admin/calls.ts";
import { send } from "#web/data/api.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { Button } from "#web/ui/Button.tsx";
import { alarm } from "#web/admin/mail/OrdersTab.css.ts";
import { UnreachedCustomers } from "#web/admin/mail/UnreachedCustomers.tsx";
import { lacksByLaw, sayPlace } from "#shared/site/law-needs.ts";
import { usePage, useSite } from "#web/data/shop-context.ts";
import { Icon } from "#web/ui/Icon.tsx";
import type { TabId } from "./PanelBar.tsx";
import * as css from "./Panel.css.ts";

type NoticesProps = { tab: TabId; onTab: (id: TabId) => void };

/** What the maker should know, above the tab that she has chosen. */
export function DashboardNotices({ tab, onTab }: NoticesProps) {
  const hasCountry = useSite().legal.country !== "";
  return (
    <>
      <MailAlarm
        key={tab}
        isHidden={tab === "orders"}
        onOpen={() => onTab("orders")}
      />
      <FirstSteps onTab={onTab} />
      {hasCountry && <LawList />}
    </>
  );
}

/**
 * Lists what a new shop still lacks, with a link to each place where it is
 * added. Renders nothing for the demo and when nothing is missing.
 */
function FirstSteps({ onTab }: { onTab: (id: "products" | "orders") => void }) {
  const { firstSteps: t, mail } = useMessages("panel");
  const { toWorkbench } = mail;
  const missing = useMissing();
  if (missing.length === 0) return null;
  const toTab = (id: "products" | "orders", text: string) => (
    <button type="button" className={link} onClick={() => onTab(id)}>
      {text}
    </button>
  );
  const toShop = (text: string) => (
    <PageLink className={link} to={PAGES.home}>
      {text}
    </PageLink>
  );
  const steps: Record<FirstStep, ReactNode> = {
    name: toShop(t.name),
    country: toShop(t.country),
    product: toTab("products", t.product),
    headline: toShop(t.headline),
    pages: toShop(t.pages),
    mail: toTab("orders", t.mail),
  };
  return (
    <section className={css.box} aria-labelledby="first-steps">
      <h2 className={css.firstStepsTitle} id="first-steps">
        {t.title}
      </h2>
      <ul className={css.list}>
        {missing.map((step) => (
          <li key={step} className={css.step}>
            {steps[step]}
          </li>
        ))}
      </ul>
      <PageLink className={link} to={PAGES.adminWorkbench}>
        {toWorkbench}
      </PageLink>
    </section>
  );
}

type AlarmProps = {
  /** True on the Orders tab, where the DeliveryBox shows the failures. */
  isHidden: boolean;
  /** Opens the Orders tab. */
  onOpen: () => void;
};

/**
 * Shows on the other tabs that the maker was not told of an order, that no mail
 * is sent, or whom a mail did not reach.
 */
function MailAlarm({ isHidden, onOpen }: AlarmProps) {
  const t = useMessages("panel").mail;
  const { data: mails } = useQuery({
    ...mailStatusQuery,
    // Without `withSession`: a background request must not ask for the
    // password.
    queryFn: ({ signal }) => send(getMailStatus, { signal }),
    enabled: !isHidden,
  });
  if (isHidden || !mails) return null;
  const { ordersUntold = 0, unreached = [], isStalled } = mails;
  const isBad = ordersUntold > 0 || isStalled;
  if (!isBad && unreached.length === 0) return null;
  return (
    <div className={alarm} role="status">
      {isBad && (
        <Notice tone="bad">
          <p>
            {ordersUntold > 0 ? (
              <>
                <strong>{t.ordersFailed(ordersUntold)}</strong>{" "}
                <span>{t.youWereNotTold}</span>
              </>
            ) : (
              <>
                <strong>{t.noneGoesOut}</strong> <span>{t.someWaited}</span>
              </>
            )}
          </p>
          <Button size="small" kind="line" onClick={onOpen}>
            {t.seeWhy}
          </Button>
        </Notice>
      )}
      <UnreachedCustomers unreached={unreached} />
    </div>
  );
}

/** Lists what shops of the maker's country usually need and hers lacks. */
function LawList() {
  const t = useMessages("panel").law;
  const { pages: titles } = useMessages("first");
  const { site, formats } = usePage();
  const { data: pages } = useQuery(adminPagesQuery);
  const lacks = pages && lacksByLaw({ ...site, pages });
  if (!lacks || lacks.length === 0) return null;
  const names = new Intl.DisplayNames(formats.locale, { type: "region" });
  const { country } = site.legal;
  return (
    <details className={css.lawListBox}>
      <summary className={css.summary}>
        <h2 className={css.lawListTitle}>
          {t.title(names.of(country) ?? country, lacks.length)}
        </h2>
        <Icon name="plus" className={css.sign} />
      </summary>
      <p className={css.note}>{t.noAdvice}</p>
      <ul className={css.lawListList}>
        {lacks.map(({ need, place, law }) => (
          <li key={need}>
            <p>{`${t.needs[need]} (${law})`}</p>
            <PageLink className={link} to={PAGES.home}>
              {sayPlace(place, t, titles)}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
