import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { HOME_CARD_SOURCE, PAGES } from "#shared/api/paths.ts";
import { DEFAULT_SHOP_NAME } from "#shared/api/shop.ts";
import { productsQuery } from "#web/data/queries.ts";
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
  const { shop, site } = usePage();
  const { data: products } = useQuery(productsQuery);
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
    [
      shop.name === DEFAULT_SHOP_NAME,
      "Name your shop: set SHOP_NAME in its settings and start it again",
    ],
    [products.length === 0, toTab("products", "Add your first product")],
    [
      site.hero.headline === "",
      toShop("Write your headline: View shop, then Edit"),
    ],
    [
      site.pages.length === 0,
      toShop("Write your pages: View shop, Edit, then Pages"),
    ],
    [!mail.smtpConfigured, toTab("orders", "Connect your mail server")],
  ];
  const steps = missing.filter(([isMissing]) => isMissing);
  if (steps.length === 0) return null;
  return (
    <section className={css.box} aria-labelledby="first-steps">
      <h2 className={css.title} id="first-steps">
        Still missing in your shop
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
