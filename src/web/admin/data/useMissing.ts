import { useQuery } from "@tanstack/react-query";
import { HOME_CARD_SOURCE } from "#shared/api/paths.ts";
import { DEFAULT_SHOP_NAME } from "#shared/api/page.ts";
import { openBrackets } from "#shared/site/rules.ts";
import { usePage } from "#web/data/shop-context.ts";
import {
  adminPagesQuery,
  allProductsQuery,
  mailStatusQuery,
} from "./admin-queries.ts";

const STEPS = [
  "name",
  "country",
  "product",
  "headline",
  "pages",
  "mail",
] as const;

/**
 * The steps that a new shop needs before it can sell, in the order of doing
 * them.
 */
export type FirstStep = (typeof STEPS)[number];

/** Returns the steps that are missing; none for the demo and while unknown. */
export function useMissing(isWanted = true): readonly FirstStep[] {
  const { shop, site } = usePage();
  const enabled = isWanted && site.hero.imageUrl !== HOME_CARD_SOURCE;
  const { data: products } = useQuery({ ...allProductsQuery, enabled });
  const { data: mail } = useQuery({ ...mailStatusQuery, enabled });
  const { data: pages } = useQuery({ ...adminPagesQuery, enabled });
  if (!enabled || !products || !mail || !pages) return [];
  const isMissing: Record<FirstStep, boolean> = {
    name: shop.name === DEFAULT_SHOP_NAME,
    country: site.legal.country === "",
    product: products.length === 0,
    headline: site.hero.headline === "",
    pages:
      pages.length === 0 ||
      pages.some(({ markdown }) => openBrackets(markdown).length > 0),
    mail: !mail.smtpConfigured,
  };
  return STEPS.filter((step) => isMissing[step]);
}
