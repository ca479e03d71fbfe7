import { useMessages } from "#web/data/messages.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { HOME_CARD_SOURCE, PAGES } from "#shared/api/paths.ts";
import { DEFAULT_SHOP_NAME } from "#shared/api/shop.ts";
import { allProductsQuery } from "#web/admin/data/admin-queries.ts";
import { usePage } from "#web/data/shop-context.ts";
import { link } from "#web/ui/layout.css.ts";
import { PageLink } from "#web/ui/PageLink.tsx";
import { mailStatusQuery } from "./data/admin-queries.ts";
import * as css from "./FirstSteps.css.ts";

type FirstStepsProps = { onTab: (id: "products" | "orders") => void };

/**
 * Lists what a new shop still lacks, with a link to each place where it is
 * added. Renders nothing for the demo and when nothing is missing.
 */
export function FirstSteps({ onTab }: FirstStepsProps) {
  const t = useMessages("panel").firstSteps;
  const { shop, site } = usePage();
  const { data: products } = useQuery(allProductsQuery);
  const { data: mail } = useQuery(mailStatusQuery);
  const isDemo = site.hero.imageUrl === HOME_CARD_SOURCE;
  if (isDemo || !products || !mail) return null;
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
  const missing: [isMissing: boolean, step: ReactNode][] = [
    [shop.name === DEFAULT_SHOP_NAME, toShop(t.name)],
    [site.legal.country === "", toShop(t.country)],
    [products.length === 0, toTab("products", t.product)],
    [site.hero.headline === "", toShop(t.headline)],
    [site.pages.length === 0, toShop(t.pages)],
    [!mail.smtpConfigured, toTab("orders", t.mail)],
  ];
  const steps = missing.filter(([isMissing]) => isMissing);
  if (steps.length === 0) return null;
  return (
    <section className={css.box} aria-labelledby="first-steps">
      <h2 className={css.title} id="first-steps">
        {t.title}
      </h2>
      <ul className={css.list}>
        {steps.map(([, step], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no state
          <li key={index} className={css.step}>
            {step}
          </li>
        ))}
      </ul>
    </section>
  );
}
