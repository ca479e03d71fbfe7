import { useMessages } from "#web/data/messages.ts";
import type { ReactNode } from "react";
import { PAGES } from "#shared/api/paths.ts";
import { link } from "#web/ui/layout.css.ts";
import { PageLink } from "#web/ui/PageLink.tsx";
import { type FirstStep, useMissing } from "./data/useMissing.ts";
import * as css from "./FirstSteps.css.ts";

type FirstStepsProps = { onTab: (id: "products" | "orders") => void };

/**
 * Lists what a new shop still lacks, with a link to each place where it is
 * added. Renders nothing for the demo and when nothing is missing.
 */
export function FirstSteps({ onTab }: FirstStepsProps) {
  const t = useMessages("panel").firstSteps;
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
      <h2 className={css.title} id="first-steps">
        {t.title}
      </h2>
      <ul className={css.list}>
        {missing.map((step) => (
          <li key={step} className={css.step}>
            {steps[step]}
          </li>
        ))}
      </ul>
    </section>
  );
}
